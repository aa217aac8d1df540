package org.gamester.cli.shell;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

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
      lines.add("  if (( CURRENT == 2 )); then");
      lines.add("    commands=(");
      for (CommandSpec command : commands(program)) {
        String entry = command.name() + ":" + summary(command).replace(":", "\\:");
        lines.add("      " + quoted(entry));
      }
      lines.add("    )");
      lines.add("    _describe command commands");
      lines.add("    return");
      lines.add("  fi");
      lines.add("  local command=$words[2]");
      lines.add("  shift words; (( CURRENT-- ))");
      lines.add("  case $command in");
      for (CommandSpec command : commands(program)) {
        lines.add("    %s)".formatted(command.name()));
        lines.add("      _arguments -S \\");
        command.options().stream()
            .filter(option -> !option.hidden())
            .flatMap(option -> zshOption(option).stream())
            .forEach(option -> lines.add("        " + quoted(option) + " \\"));
        lines.add("        '*:argument:_files'");
        lines.add("      ;;");
      }
      lines.add("  esac");
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
      for (CommandSpec command : commands(program)) {
        lines.add(
            "%s -n __fish_use_subcommand -f -a %s -d %s"
                .formatted(complete, command.name(), quotedForFish(summary(command))));
      }
      for (CommandSpec command : commands(program)) {
        String when = " -n '__fish_seen_subcommand_from %s'".formatted(command.name());
        for (OptionSpec option : command.options()) {
          if (!option.hidden()) {
            lines.add(complete + when + fishOption(option));
          }
        }
      }
      return lines.stream().collect(Collectors.joining("\n", "", "\n"));
    }
  };

  /**
   * The text of the script.
   *
   * @param program the parser of the program, with all its commands
   */
  public abstract String of(CommandLine program);

  private static List<CommandSpec> commands(CommandLine program) {
    return program.getSubcommands().values().stream()
        .map(CommandLine::getCommandSpec)
        .filter(command -> !command.usageMessage().hidden())
        .toList();
  }

  /** The first sentence of what a command does. */
  static String summary(CommandSpec command) {
    return firstSentence(command.usageMessage().description());
  }

  private static String firstSentence(String[] description) {
    String text = plain(String.join(" ", description)).strip();
    int end = text.indexOf(". ");
    String sentence = end < 0 ? text : text.substring(0, end);
    return sentence.endsWith(".") ? sentence.substring(0, sentence.length() - 1) : sentence;
  }

  /** A text of a declaration as the help shows it: {@code %%} stands for one per cent sign. */
  private static String plain(String text) {
    return text.replace("%n", " ").replace("%%", "%");
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
    if (option.completionCandidates() == null || !takes(option)) {
      return List.of();
    }
    boolean isEnum = option.typeInfo().isEnum();
    return StreamSupport.stream(option.completionCandidates().spliterator(), false)
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
