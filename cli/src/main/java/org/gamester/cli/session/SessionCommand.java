package org.gamester.cli.session;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** The commands of a session, which begin with a colon, so that no input of the language is one. */
enum SessionCommand {
  ALL("", "print the last value whole"),
  VARS("", "list the variables"),
  LOAD("FILE", "evaluate the statements of a file"),
  TIME("on|off", "say how long each input takes"),
  TIMEOUT("TIME", "say how long an input may take, or change it"),
  MEMORY("", "say how much memory is used"),
  QUIT("", "end the session, as Ctrl-D does");

  private static final Pattern HELP =
      Pattern.compile("\\s*(?:\\?|help(?:\\s+[^\\s:=(.].*|\\s*$)).*");
  private static final Pattern COMMAND = Pattern.compile("\\s*:(?!=).*");

  private final String argument;
  private final String purpose;

  SessionCommand(String argument, String purpose) {
    this.argument = argument;
    this.purpose = purpose;
  }

  /** Whether a line is a command of the session or asks for help, and is not of the language. */
  static boolean isOne(String line) {
    return COMMAND.matcher(line).matches() || asksForHelp(line);
  }

  /** Whether a line is {@code ?NAME}, {@code help NAME}, or one of these alone. */
  static boolean asksForHelp(String line) {
    return HELP.matcher(line).matches();
  }

  /** The command of a name, which may be shortened as long as it is clear. */
  static Optional<SessionCommand> of(String name) {
    Optional<SessionCommand> whole =
        Arrays.stream(values()).filter(command -> command.word().equals(":" + name)).findFirst();
    if (whole.isPresent()) {
      return whole;
    }
    List<SessionCommand> found =
        Arrays.stream(values()).filter(command -> command.word().startsWith(":" + name)).toList();
    return name.isEmpty() || found.size() != 1 ? Optional.empty() : Optional.of(found.getFirst());
  }

  String word() {
    return ":" + name().toLowerCase(java.util.Locale.ROOT);
  }

  /** What is wrong with the argument of the command; empty if it can be obeyed. */
  Optional<String> problem(String given) {
    return switch (this) {
      case LOAD ->
          SessionFile.name(given).isBlank()
              ? Optional.of(":load needs the name of a file, as in :load study.cgs")
              : Optional.empty();
      case TIME ->
          given.matches("(on|off)?")
              ? Optional.empty()
              : Optional.of(":time takes on or off, found " + given);
      case TIMEOUT -> Optional.empty();
      case ALL, VARS, MEMORY, QUIT ->
          given.isEmpty()
              ? Optional.empty()
              : Optional.of(word() + " takes nothing, found " + given);
    };
  }

  /** The words that all commands begin with. */
  static List<String> words() {
    List<String> words =
        new ArrayList<>(Arrays.stream(values()).map(SessionCommand::word).toList());
    words.add("help");
    return words;
  }

  /** A line for each command, with its purpose. */
  static String overview() {
    StringBuilder text = new StringBuilder();
    for (SessionCommand command : values()) {
      String usage = (command.word() + " " + command.argument).strip();
      text.append("  %-16s%s%n".formatted(usage, command.purpose));
    }
    return text.toString();
  }
}
