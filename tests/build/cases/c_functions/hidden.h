/* What the interface does not read: macros that have names of the interface. */
typedef struct edge {
  int tail;
  struct edge *next;
} edge;
#define tail_of(e) ((e)->tail)
#define SCOPE_USER 3
#define edge_init(e) ((e)->tail = 0)
#define edge_tail_get(e, f) edge_init(e)
typedef char *message;
