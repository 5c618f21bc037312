#include <quaff/modules/words.h>

#include <stdio.h>
#include <string.h>

int main(void) {
  char *text = NULL;
  int64_t count = 0;
  const int is_right = words_greeting("you", &text, NULL) == QUAFF_OK && strcmp(text, "hello you") == 0 &&
                       words_count("A b C", true, &count) == QUAFF_OK && count == 2 &&
                       words_fail(42, NULL) == QUAFF_VALUE;
  if (!is_right) {
    printf("wrong: %s\n", words_last_error());
  }
  words_free(text);
  return !is_right;
}
