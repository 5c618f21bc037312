int first(int x);

int second(int x);
std::vector<double> first(std::vector<double> x);

std::vector<double> second(std::vector<double> x);

arm left; arm right;

int a; int b;
