package org.gamester.cli;

import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Explains a name of the language, a ruleset, a term of the theory or a command. */
@Command(
    name = "help",
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
final class HelpCommand extends LimitedCommand {
  @Parameters(arity = "1..*", paramLabel = "NAME", description = "The name.")
  private List<String> names = List.of();

  @Mixin private PositionArguments positions;
  @Mixin private LimitOptions limits;

  @Override
  org.gamester.values.Limits limits() {
    return limits.limits();
  }

  @Override
  int evaluate() throws Exception {
    refuseMistypedOptions(names);
    HelpText help = new HelpText(positions.catalogue());
    String name = String.join(" ", names);
    Optional<String> found = compute(() -> help.find(name));
    if (found.isEmpty()) {
      throw unusable(help.unknown(name));
    }
    out().print(found.get());
    return ExitStatus.OK;
  }
}
