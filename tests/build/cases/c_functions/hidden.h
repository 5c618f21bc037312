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

/* SWIG's names of types, which the interface itself does not contain. */
#define AS_POINTER(object, name) SWIG_NewPointerObj(object, SWIGTYPE_p_##name, 0)
static PyObject *as_edge(void *object) { return AS_POINTER(object, edge); }
