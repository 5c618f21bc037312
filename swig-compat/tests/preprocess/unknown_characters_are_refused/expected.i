int a @ b;
int c; %}
int \ d;
int e — f;
