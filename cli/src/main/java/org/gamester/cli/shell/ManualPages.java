package org.gamester.cli.shell;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/**
 * The manual pages of the program, in the macros {@code man} of roff: one of the program and one of
 * each command, made from what {@code --help} is made from. No page bears a date, so that the same
 * sources make the same pages.
 */
public final class ManualPages {
  private static final String SECTION = "1";

  private final CommandLine program;
  private final String version;

  /**
   * Pages of a program.
   *
   * @param program its parser, with all its commands
   */
  public ManualPages(CommandLine program, String version) {
    this.program = program;
    this.version = version;
  }

  /**
   * Writes all pages.
   *
   * @return how many they are
   * @throws IOException if one cannot be written
   */
  public int write(Path folder) throws IOException {
    Files.createDirectories(folder);
    List<CommandLine> pages = new ArrayList<>(List.of(program));
    for (int i = 0; i < pages.size(); i++) {
      CommandLine command = pages.get(i);
      pages.addAll(command.getSubcommands().values());
      Files.writeString(folder.resolve(pageName(command) + "." + SECTION), page(command));
    }
    return pages.size();
  }

  /** The text of one page. */
  String page(CommandLine command) {
    CommandSpec spec = command.getCommandSpec();
    Help help = command.getHelp();
    StringBuilder page = new StringBuilder();
    page.append(
        ".TH \"%s\" \"%s\" \"\" \"%s\" \"Gamester\"\n"
            .formatted(
                pageName(command).toUpperCase(Locale.ROOT),
                SECTION,
                escaped("Gamester " + version)));
    page.append(".nh\n.ad l\n"); // games are neither hyphenated nor stretched
    section(page, "NAME");
    page.append(pageName(command).replace("-", "\\-"))
        .append(" \\- ")
        .append(escaped(CompletionScript.summary(spec)))
        .append('\n');
    section(page, "SYNOPSIS");
    verbatim(page, plain(help.synopsis(0)));
    section(page, "DESCRIPTION");
    for (String paragraph : spec.usageMessage().description()) {
      boolean isTable = paragraph.startsWith(" ");
      page.append(isTable ? ".br\n" : ".PP\n").append(escaped(text(paragraph))).append('\n');
    }
    arguments(page, spec);
    options(page, spec);
    commands(page, command);
    footer(page, spec);
    section(page, "SEE ALSO");
    page.append(seeAlso(command)).append('\n');
    return page.toString();
  }

  private static void arguments(StringBuilder page, CommandSpec spec) {
    List<PositionalParamSpec> shown =
        spec.positionalParameters().stream().filter(argument -> !argument.hidden()).toList();
    if (!shown.isEmpty()) {
      section(page, "ARGUMENTS");
      for (PositionalParamSpec argument : shown) {
        entry(page, "\\fI" + escaped(argument.paramLabel()) + "\\fR", argument.description());
      }
    }
  }

  private static void options(StringBuilder page, CommandSpec spec) {
    List<OptionSpec> shown = spec.options().stream().filter(option -> !option.hidden()).toList();
    if (!shown.isEmpty()) {
      section(page, "OPTIONS");
      for (OptionSpec option : shown) {
        String names =
            List.of(option.names()).stream()
                .map(name -> "\\fB" + escaped(name) + "\\fR")
                .collect(Collectors.joining(", "));
        boolean takes = option.arity().max() > 0;
        entry(
            page,
            takes ? names + " \\fI" + escaped(option.paramLabel()) + "\\fR" : names,
            option.description());
      }
    }
  }

  private static void commands(StringBuilder page, CommandLine command) {
    if (!command.getSubcommands().isEmpty()) {
      section(page, "COMMANDS");
      command
          .getSubcommands()
          .forEach(
              (name, each) ->
                  entry(
                      page,
                      "\\fB" + escaped(name) + "\\fR",
                      each.getCommandSpec().usageMessage().description()));
    }
  }

  /** The lines after the options; their heading, as a rule "Examples:", is that of a section. */
  private static void footer(StringBuilder page, CommandSpec spec) {
    String[] footer = spec.usageMessage().footer();
    if (footer.length > 0) {
      String heading = text(spec.usageMessage().footerHeading()).strip();
      section(page, heading.replaceFirst(":$", "").toUpperCase(Locale.ROOT));
      verbatim(page, text(String.join("\n", footer)));
    }
  }

  /** The command that a command is part of, and its parts. */
  private String seeAlso(CommandLine command) {
    List<CommandLine> related = new ArrayList<>();
    if (command != program) {
      related.add(command.getParent());
    }
    related.addAll(command.getSubcommands().values());
    return related.stream()
        .map(each -> reference(pageName(each)))
        .collect(Collectors.joining(",\n"));
  }

  private static String reference(String name) {
    return "\\fB" + name.replace("-", "\\-") + "\\fR(" + SECTION + ")";
  }

  private static String pageName(CommandLine command) {
    return command.getCommandSpec().qualifiedName("-");
  }

  private static void section(StringBuilder page, String heading) {
    page.append(".SH ").append(heading.isEmpty() ? "NOTES" : escaped(heading)).append('\n');
  }

  private static void entry(StringBuilder page, String term, String[] description) {
    page.append(".TP\n").append(term).append('\n');
    page.append(escaped(text(String.join(" ", description)))).append('\n');
  }

  private static void verbatim(StringBuilder page, String lines) {
    page.append(".nf\n").append(escaped(lines.stripTrailing())).append("\n.fi\n");
  }

  /** A text of a declaration as the help shows it: {@code %n} ends a line, {@code %%} is a sign. */
  static String text(String declared) {
    return plain(declared.replace("%n", "\n").replace("%%", "%"));
  }

  private static String plain(String styled) {
    return Ansi.OFF.new Text(styled, Help.defaultColorScheme(Ansi.OFF)).plainString();
  }

  /** A text that roff prints letter for letter: no sign begins a request or an escape. */
  static String escaped(String text) {
    return text.replace("\\", "\\e")
        .replace("-", "\\-")
        .replace("'", "\\(aq")
        .replace("^", "\\(ha")
        .replace("~", "\\(ti")
        .replace("`", "\\(ga")
        .lines()
        .map(line -> line.startsWith(".") || line.startsWith(" ") ? "\\&" + line : line)
        .collect(Collectors.joining("\n"));
  }
}
