%module words
%{
#include "words.hpp"
%}
%include "words.hpp"
