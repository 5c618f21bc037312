int other_a;
