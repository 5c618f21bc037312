%module example
%include <std_map.i>
%include <std_string.i>
%include <std_vector.i>
%newobject made;
%newobject changed;
%delobject gone;
%delobject Ended::end;
%delobject Ended::unref;
%inline %{
#include <vector>
struct Node { int value; Node(int value = 0) : value(value) {} };
inline Node *made() { return new Node(3); }
inline Node *shown() { static Node node(7); return &node; }
inline void gone(Node *node) { delete node; }
// The text ends before the first zero, if there is one.
struct Person { char name[10]; };
char title[8];
%}
%template(Nodes) std::vector<Node>;

// Containers that C++ takes over.
%apply SWIGTYPE *DISOWN { std::vector<Node> *taken };
%delobject sum_and_free;
%inline %{
class Shelf {
    std::vector<Node> *nodes_ = nullptr;

public:
    ~Shelf() { delete nodes_; }
    void put(std::vector<Node> *nodes) { nodes_ = nodes; }
    void take_elements(std::vector<Node> *taken) {
        nodes_ = new std::vector<Node>(std::move(*taken));
        delete taken;
    }
    std::vector<Node> &nodes() { return *nodes_; }
};
int sum_and_free(std::vector<Node> *nodes) {
    int sum = 0;
    for (const Node &node : *nodes) sum += node.value;
    delete nodes;
    return sum;
}
%}

// A user-defined `swap` detaches nothing, nor does a call that throws.
%inline %{
struct Owner {
    int swap(std::vector<Node> &nodes) { return nodes[0].value++; }
};
%}

// An element that cannot be assigned to its place.
%inline %{
#include <stdexcept>
struct Picky {
    static bool refuses;
    int bumped() { return ++value; }
    int value = 0;
    Picky() = default;
    Picky(const Picky &) = default;
    Picky &operator=(const Picky &other) {
        if (refuses) throw std::runtime_error("not this one");
        value = other.value;
        return *this;
    }
};
bool Picky::refuses = false;
inline void refuse(bool refuses) { Picky::refuses = refuses; }
inline Node *changed(Picky &picky) { ++picky.value; return new Node(picky.value); }
%}
%template(Pickies) std::vector<Picky>;

// Objects to which C++ keeps pointers.
%include <quaff.i>
%keep_alive(Graph::Graph, this, first)
%keep_alive(Graph::add, this, item)
%keep_alive(Graph::add_all, this, more)
%keep_alive(Graph::cursor, return, this)
%keep_alive(connect, graph, item)
%keep_alive(viewed, return, graph)
%keep_alive(Signal, this, samples)
%keep_alive(Holder::item, this, item)
%keep_alive(Path, this, points)
%keep_alive(Graph::refuse, this, item)
%keep_alive(Graph::refuse_all, this, more)
%exception Graph::refuse_all {
    try {
        $action
    } catch (const std::exception &error) {
        PyErr_SetString(PyExc_KeyError, error.what());
        SWIG_fail;
    }
}
%keep_alive(Graph::cursors, return, this)
%keep_alive(Graph::both, return, this)
%keep_alive(Graph::add_named, this, named)
%inplace_array(samples, count)
%inplace_array(points, count)
%keep_alive(std::vector<Item *>, this, *)
%newobject viewed;
%inline %{
#include <map>
#include <memory>
#include <string>
struct Item {
    static int alive;
    int value;
    explicit Item(int value) : value(value) { ++alive; }
    Item(const Item &) = delete;
    ~Item() { --alive; }
};
int Item::alive = 0;
struct Graph;
struct Cursor {
    const Graph *graph = nullptr;
    int total() const;
};
struct Graph {
    std::vector<Item *> items;
    Graph() = default;
    explicit Graph(Item *first) { items.push_back(first); }
    void add(Item *item, int times = 1) { items.insert(items.end(), times, item); }
    void add(Item &item) { items.push_back(&item); }
    void add_all(const std::vector<Item *> &more) { items.insert(items.end(), more.begin(), more.end()); }
    void add_named(const std::map<std::string, Item *> &named) {
        for (const auto &item : named) items.push_back(item.second);
    }
    void refuse(Item *item) {
        items.push_back(item);
        throw std::runtime_error("the item is stored already");
    }
    void refuse_all(const std::vector<Item *> &more) {
        add_all(more);
        throw std::runtime_error("the items are stored already");
    }
    int total() const {
        int total = 0;
        for (const Item *item : items) total += item->value;
        return total;
    }
    std::vector<Cursor> cursors() const { return {cursor(), cursor()}; }
    std::pair<int, Cursor> both() const { return {total(), cursor()}; }
    Cursor cursor() const {
        Cursor cursor;
        cursor.graph = this;
        return cursor;
    }
};
inline int Cursor::total() const { return graph->total(); }
inline void connect(Graph &graph, Item *item) { graph.add(item); }
inline Cursor *viewed(const Graph *graph) {
    auto *cursor = new Cursor;
    cursor->graph = graph;
    return cursor;
}
struct Owning {
private:
    std::unique_ptr<Graph> own{new Graph};

public:
    Graph &graph() { return *own; }
};
struct Holder {
    Item *item = nullptr;
    Item *given = nullptr;
    ~Holder() { delete given; }
};
inline Graph &of_cxx() { static Graph graph; return graph; }
struct Signal {
    Signal(double *samples, int count) : samples_(samples), count_(count) {}
    double total() const {
        double total = 0;
        for (int i = 0; i < count_; ++i) total += samples_[i];
        return total;
    }
private:
    double *samples_;
    int count_;
};
// An array of structs, to whose memory C++ refers.
struct Point { double x, y; };
struct Path {
    Path(Point *points, int count) : points_(points), count_(count) {}
    double width() const { return points_[count_ - 1].x - points_[0].x; }
private:
    Point *points_;
    int count_;
};
%}
%template(Items) std::vector<Item *>;
%template(Cursors) std::vector<Cursor>;

// Methods that free their object.
%inline %{
struct Ended {
    static int alive;
    int uses = 1;
    Ended() { ++alive; }
    ~Ended() { --alive; }
    void end() { delete this; }
    int unref(int count) { return uses -= count; }
    static Ended *lent() { static Ended ended; return &ended; }
};
int Ended::alive = 0;
%}

// Objects that are assigned parts of themselves.
%inline %{
#include <string>
struct Tree {
    std::string name;
    std::vector<Tree> children;
    Tree(const std::string &name = "") : name(name) {}
};
struct Forest { Tree tree; };
Tree planted;
%}
%template(Trees) std::vector<Tree>;
