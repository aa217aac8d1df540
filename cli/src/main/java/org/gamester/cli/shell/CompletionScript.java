package org.gamester.cli.shell;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/**
 * The scripts that let shells complete the program's commands, options and the words that options
 * take. All are made from the declarations of the commands, so that they offer what is there.
 */
public enum CompletionScript {
  /** For bash; zsh can read it too, through its {@code bashcompinit}. */
  BASH {
    @Override
    public String of(CommandLine program) {
      return AutoComplete.bash(program.getCommandName(), program);
    }
  },

  /** A function of zsh, for a file {@code _gamester} in a folder of {@code fpath}. */
  ZSH {
    @Override
    public String of(CommandLine program) {
      String name = program.getCommandName();
      List<String> lines = new ArrayList<>();
      lines.add("#compdef " + name);
      lines.add("_%s() {".formatted(name));
      lines.add("  local -a commands");
      lines.add("  local command");
      addForZsh(program, "  ", lines);
      lines.add("}");
      lines.add("_%s \"$@\"".formatted(name));
      return lines.stream().collect(Collectors.joining("\n", "", "\n"));
    }
  },

  /** For fish: a file {@code gamester.fish} in a folder of completions. */
  FISH {
    @Override
    public String of(CommandLine program) {
      String complete = "complete -c " + program.getCommandName();
      List<String> lines = new ArrayList<>();
      addForFish(program, complete, "", lines);
      return lines.stream().collect(Collectors.joining("\n", "", "\n"));
    }
  };

  private static final String SEEN = "__fish_seen_subcommand_from ";

  /**
   * The text of the script.
   *
   * @param program the parser of the program, with all its commands
   */
  public abstract String of(CommandLine program);

  private static List<CommandLine> commands(CommandLine program) {
    return program.getSubcommands().values().stream()
        .filter(command -> !command.getCommandSpec().usageMessage().hidden())
        .toList();
  }

  /** What completes the words behind a command: its parts, or its options and arguments. */
  private static void addForZsh(CommandLine command, String indent, List<String> lines) {
    if (commands(command).isEmpty()) {
      lines.add(indent + "_arguments -S \\");
      for (OptionSpec option : shown(command)) {
        zshOption(option).forEach(text -> lines.add(indent + "  " + quoted(text) + " \\"));
      }
      List<String> words = firstWords(command);
      String first = words.isEmpty() ? "" : "'1:word:(" + String.join(" ", words) + ")' ";
      lines.add(indent + "  " + first + "'*:argument:_files'");
      return;
    }
    lines.add(indent + "if (( CURRENT == 2 )); then");
    lines.add(indent + "  commands=(");
    for (CommandLine part : commands(command)) {
      String summary = summary(part.getCommandSpec()).replace(":", "\\:");
      lines.add(indent + "    " + quoted(part.getCommandName() + ":" + summary));
    }
    lines.add(indent + "  )");
    lines.add(indent + "  _describe command commands");
    lines.add(indent + "  return");
    lines.add(indent + "fi");
    lines.add(indent + "command=$words[2]");
    lines.add(indent + "shift words; (( CURRENT-- ))");
    lines.add(indent + "case $command in");
    for (CommandLine part : commands(command)) {
      lines.add(indent + "  " + part.getCommandName() + ")");
      addForZsh(part, indent + "    ", lines);
      lines.add(indent + "    ;;");
    }
    lines.add(indent + "esac");
  }

  /**
   * The same.
   *
   * @param seen the condition that the command has been typed; empty for the program
   */
  private static void addForFish(
      CommandLine command, String complete, String seen, List<String> lines) {
    List<CommandLine> parts = commands(command);
    String names = parts.stream().map(CommandLine::getCommandName).collect(Collectors.joining(" "));
    String none = seen.isEmpty() ? "__fish_use_subcommand" : seen + "; and not " + SEEN + names;
    for (CommandLine part : parts) {
      String name = part.getCommandName();
      String said = quotedForFish(summary(part.getCommandSpec()));
      lines.add("%s -n '%s' -f -a %s -d %s".formatted(complete, none, name, said));
      addForFish(part, complete, (seen.isEmpty() ? "" : seen + "; and ") + SEEN + name, lines);
    }
    if (!seen.isEmpty()) {
      String when = complete + " -n '" + seen + "'";
      shown(command).forEach(option -> lines.add(when + fishOption(option)));
      List<String> words = firstWords(command);
      if (!words.isEmpty()) {
        lines.add(when + " -f -a " + quotedForFish(String.join(" ", words)));
      }
    }
  }

  private static List<OptionSpec> shown(CommandLine command) {
    return command.getCommandSpec().options().stream().filter(option -> !option.hidden()).toList();
  }

  /** The words that the first argument of a command may be, if they are few. */
  private static List<String> firstWords(CommandLine command) {
    List<PositionalParamSpec> arguments = command.getCommandSpec().positionalParameters();
    return arguments.isEmpty() || !arguments.getFirst().typeInfo().isEnum()
        ? List.of()
        : words(arguments.getFirst());
  }

  /** The first sentence of what a command does. */
  static String summary(CommandSpec command) {
    return firstSentence(command.usageMessage().description());
  }

  private static String firstSentence(String[] description) {
    String text = ManualPages.text(String.join(" ", description)).replace('\n', ' ').strip();
    int end = text.indexOf(". ");
    String sentence = end < 0 ? text : text.substring(0, end);
    return sentence.endsWith(".") ? sentence.substring(0, sentence.length() - 1) : sentence;
  }

  private static List<String> zshOption(OptionSpec option) {
    String said =
        firstSentence(option.description())
            .replace("[", "\\[")
            .replace("]", "\\]")
            .replace(":", "\\:");
    String taken = takes(option) ? ":%s:%s".formatted(label(option), zshWords(option)) : "";
    return List.of(option.names()).stream()
        .map(
            name ->
                name
                    + (takes(option) && name.startsWith("--") ? "=" : "")
                    + "[%s]".formatted(said)
                    + taken)
        .toList();
  }

  private static String zshWords(OptionSpec option) {
    List<String> candidates = candidates(option);
    if (candidates.isEmpty()) {
      return isFile(option) ? "_files" : " ";
    }
    return "(%s)".formatted(String.join(" ", candidates));
  }

  private static String fishOption(OptionSpec option) {
    StringBuilder text = new StringBuilder();
    for (String name : option.names()) {
      text.append(name.startsWith("--") ? " -l " : " -s ").append(name.replaceFirst("^--?", ""));
    }
    List<String> candidates = candidates(option);
    if (takes(option)) {
      text.append(isFile(option) ? " -r -F" : " -x");
    }
    if (!candidates.isEmpty()) {
      text.append(" -a ").append(quotedForFish(String.join(" ", candidates)));
    }
    return text.append(" -d ")
        .append(quotedForFish(firstSentence(option.description())))
        .toString();
  }

  private static boolean takes(OptionSpec option) {
    return option.arity().max() > 0;
  }

  private static String label(OptionSpec option) {
    return option.paramLabel().replaceAll("[^A-Za-z0-9-]", " ").strip();
  }

  private static boolean isFile(OptionSpec option) {
    return List.of(option.typeInfo().getType(), option.typeInfo().getAuxiliaryTypes()[0])
        .contains(Path.class);
  }

  /** The words that an option takes; those of an enum as the help writes them. */
  private static List<String> candidates(OptionSpec option) {
    return takes(option) ? words(option) : List.of();
  }

  private static List<String> words(ArgSpec argument) {
    if (argument.completionCandidates() == null) {
      return List.of();
    }
    boolean isEnum = argument.typeInfo().isEnum();
    return StreamSupport.stream(argument.completionCandidates().spliterator(), false)
        .map(word -> isEnum ? word.toLowerCase(Locale.ROOT) : word)
        .toList();
  }

  private static String quoted(String text) {
    return "'" + text.replace("'", "'\\''") + "'";
  }

  private static String quotedForFish(String text) {
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
  }
}
