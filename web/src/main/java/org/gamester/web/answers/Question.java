package org.gamester.web.answers;

import java.util.ArrayList;
import java.util.List;

/**
 * A command with options that the server chose and arguments that a request brought. The arguments
 * come after {@code --}, so that nothing in them is an option.
 */
public record Question(String command, List<String> options, List<String> arguments) {
  public Question {
    options = List.copyOf(options);
    arguments = List.copyOf(arguments);
  }

  public Question(String command, String... arguments) {
    this(command, List.of(), List.of(arguments));
  }

  /** The same question with more options. */
  public Question with(String... more) {
    List<String> all = new ArrayList<>(options);
    all.addAll(List.of(more));
    return new Question(command, all, arguments);
  }

  /** The words of the command; it answers in JSON. */
  public List<String> words() {
    List<String> words = new ArrayList<>();
    words.add(command);
    words.add("--json");
    words.addAll(options);
    words.add("--");
    words.addAll(arguments);
    return words;
  }
}
