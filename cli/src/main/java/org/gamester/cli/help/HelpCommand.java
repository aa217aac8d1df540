package org.gamester.cli.help;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.gamester.cli.command.LimitOptions;
import org.gamester.cli.command.LimitedCommand;
import org.gamester.cli.command.LookUpTime;
import org.gamester.cli.command.PositionArguments;
import org.gamester.cli.command.Version;
import org.gamester.cli.output.ExitStatus;
import org.gamester.cli.output.FileReason;
import org.gamester.cli.shell.ManualPages;
import org.gamester.values.Problem;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Explains a name of the language, a ruleset, a term of the theory or a command. */
@Command(
    name = "help",
    defaultValueProvider = LookUpTime.class,
    description = {
      "Explain a name: a class or member of the language, a keyword or operator, a ruleset, a term of"
          + " the theory, or a command. Case and hyphens do not matter."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  gamester help atomic-weight",
      "  gamester help Thermograph",
      "  gamester help hackenbush",
      "  gamester help value"
    })
public final class HelpCommand extends LimitedCommand {
  @Option(
      names = "--pages",
      paramLabel = "FOLDER",
      description =
          "Write the pages of documentation on the language into this folder instead; pages that are"
              + " there are replaced.")
  private @Nullable Path pages;

  @Option(
      names = "--man",
      paramLabel = "FOLDER",
      description = "Write the manual pages for the program man into this folder instead.")
  private @Nullable Path manual;

  @Parameters(arity = "0..*", paramLabel = "NAME", description = "The name.")
  private List<String> names = List.of();

  @Mixin private final PositionArguments positions = new PositionArguments();

  private final Supplier<CommandLine> program;

  /**
   * The command.
   *
   * @param program makes the parser of the program with all its commands
   */
  public HelpCommand(Supplier<CommandLine> program) {
    super(new LimitOptions());
    this.program = program;
  }

  @Override
  protected int evaluate() throws Exception {
    refuseMistypedOptions(names);
    if (pages != null) {
      return write("--pages", pages, folder -> new LanguagePages().write(folder));
    }
    if (manual != null) {
      return write(
          "--man",
          manual,
          folder -> new ManualPages(program.get(), Version.number()).write(folder));
    }
    if (String.join("", names).isBlank()) {
      throw unusable("a name is missing");
    }
    HelpText help = new HelpText(positions.catalogue());
    String name = String.join(" ", names).strip();
    Optional<String> found = compute(() -> help.find(name));
    if (found.isEmpty()) {
      throw unusable(help.unknown(name));
    }
    out().print(found.get());
    return ExitStatus.OK;
  }

  /** Writes pages; the result is how many. */
  private interface Pages {
    int write(Path folder) throws IOException;
  }

  private int write(String option, Path folder, Pages kind) throws Exception {
    if (!names.isEmpty() || folder.toString().isEmpty()) {
      throw unusable(option + " needs the name of a folder, and takes no other name");
    }
    try {
      int written = compute(() -> kind.write(folder));
      out().println("%d pages written to %s".formatted(written, folder));
      return ExitStatus.OK;
    } catch (IOException e) {
      return refuse(null, new Problem("cannot write the pages to " + folder + FileReason.of(e)));
    }
  }
}
