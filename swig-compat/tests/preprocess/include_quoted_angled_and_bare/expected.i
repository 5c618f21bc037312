int a;

int b;

int b2;

int c;

int d;

;
end
