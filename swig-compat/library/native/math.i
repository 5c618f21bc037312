// math.i: the functions of C's <math.h>, and its constants.
%{
#include <math.h>
%}

double cos(double x);
double sin(double x);
double tan(double x);
double acos(double x);
double asin(double x);
double atan(double x);
double atan2(double y, double x);
double cosh(double x);
double sinh(double x);
double tanh(double x);
double exp(double x);
double log(double x);
double log10(double x);
double pow(double x, double y);
double sqrt(double x);
double ceil(double x);
double floor(double x);
double fmod(double x, double y);
double fabs(double x);

%constant double M_E = 2.71828182845904523536;
%constant double M_LOG2E = 1.44269504088896340736;
%constant double M_LOG10E = 0.434294481903251827651;
%constant double M_LN2 = 0.693147180559945309417;
%constant double M_LN10 = 2.30258509299404568402;
%constant double M_PI = 3.14159265358979323846;
%constant double M_PI_2 = 1.57079632679489661923;
%constant double M_PI_4 = 0.785398163397448309616;
%constant double M_1_PI = 0.318309886183790671538;
%constant double M_2_PI = 0.636619772367581343076;
%constant double M_2_SQRTPI = 1.12837916709551257390;
%constant double M_SQRT2 = 1.41421356237309504880;
%constant double M_SQRT1_2 = 0.707106781186547524401;
