#pragma once
double perimeter(double edge);
#ifndef SWIG
double area(double edge);
double edge(double area);
double doubled(double edge);
#endif
