/* `std::mdspan` as arrays, and the `mdspan` of Kokkos' reference implementation: docs/arrays.md. The traits are those of
 * quaff/mdspan.hpp, of which quaff has to know the element types, the axes and the layouts. */
%{
#include "quaff/mdspan.hpp"
%}

/* The views with these extents. */
%define %quaff_mdspan_views(NAMESPACE, PARAMETERS, EXTENTS, RANK, SHAPE)
%quaff_mdspan_view(NAMESPACE, %arg(PARAMETERS), %arg(EXTENTS), layout_right, %arg(RANK), c_order, %arg(SHAPE))
%quaff_mdspan_view(NAMESPACE, %arg(PARAMETERS), %arg(EXTENTS), layout_left, %arg(RANK), fortran_order, %arg(SHAPE))
%quaff_mdspan_view(NAMESPACE, %arg(PARAMETERS), %arg(EXTENTS), layout_stride, %arg(RANK), positive_strides, %arg(SHAPE))
%enddef
%define %quaff_mdspan_view(NAMESPACE, PARAMETERS, EXTENTS, LAYOUT, RANK, STRIDES, SHAPE)
template <class T, class I, PARAMETERS>
struct array_traits<NAMESPACE::mdspan<T, NAMESPACE::EXTENTS, NAMESPACE::LAYOUT, NAMESPACE::default_accessor<T>>> {
  using view = array_view<T, RANK, STRIDES>;
  SHAPE
  static void wrap();
};
%enddef

%define %quaff_mdspan(NAMESPACE)
%ignore NAMESPACE::extents;
%ignore NAMESPACE::dextents;
%ignore NAMESPACE::layout_right;
%ignore NAMESPACE::layout_left;
%ignore NAMESPACE::layout_stride;
%ignore NAMESPACE::default_accessor;
%ignore NAMESPACE::mdspan;
namespace NAMESPACE {
template <class I, std::size_t... E> class extents {};
template <class I, std::size_t R> class dextents {};
template <std::size_t R, class I = std::size_t> using dims = dextents<I, R>;
struct layout_right {};
struct layout_left {};
struct layout_stride {};
template <class T> struct default_accessor {};
template <class T, class E, class L = layout_right, class A = default_accessor<T>> class mdspan {};
}
namespace quaff {
%quaff_mdspan_views(NAMESPACE, std::size_t R, %arg(dextents<I, R>), R, )
%quaff_mdspan_views(NAMESPACE, std::size_t A, %arg(extents<I, A>), 1, using shape = fixed_shape<A>;)
%quaff_mdspan_views(NAMESPACE, %arg(std::size_t A, std::size_t B), %arg(extents<I, A, B>), 2,
                    %arg(using shape = fixed_shape<A, B>;))
%quaff_mdspan_views(NAMESPACE, %arg(std::size_t A, std::size_t B, std::size_t C), %arg(extents<I, A, B, C>), 3,
                    %arg(using shape = fixed_shape<A, B, C>;))
%quaff_mdspan_views(NAMESPACE, %arg(std::size_t A, std::size_t B, std::size_t C, std::size_t D),
                    %arg(extents<I, A, B, C, D>), 4, %arg(using shape = fixed_shape<A, B, C, D>;))
%quaff_mdspan_views(NAMESPACE, %arg(std::size_t A, std::size_t B, std::size_t C, std::size_t D, std::size_t E),
                    %arg(extents<I, A, B, C, D, E>), 5, %arg(using shape = fixed_shape<A, B, C, D, E>;))
}
%enddef
%quaff_mdspan(std)
%quaff_mdspan(Kokkos)
