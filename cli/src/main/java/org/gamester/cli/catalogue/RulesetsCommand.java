package org.gamester.cli.catalogue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gamester.analysis.Evaluator;
import org.gamester.cli.command.Answer;
import org.gamester.cli.command.LimitOptions;
import org.gamester.cli.command.LimitedCommand;
import org.gamester.cli.command.LookUpTime;
import org.gamester.cli.command.PositionArguments;
import org.gamester.cli.command.RefusedException;
import org.gamester.cli.output.AnswerFields;
import org.gamester.cli.output.FileReason;
import org.gamester.rulesets.BoardKind;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.CatalogueEntry;
import org.gamester.rulesets.Ruleset;
import org.gamester.web.answers.Question;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lists the rulesets and their named games, or shows all that is known of one of them. */
@Command(
    name = "rulesets",
    defaultValueProvider = LookUpTime.class,
    description = {
      "List the rulesets and their named games by the boards on which they are played, or show one"
          + " of them: its rule, parameters, other names, an example with its moves and value.",
      "",
      "Case, blanks and hyphens in a name do not matter. If no ruleset has the name, all names, titles"
          + " and rules that contain the words are listed, or else the nearest names."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  gamester rulesets",
      "  gamester rulesets hackenbush",
      "  gamester rulesets --board grid",
      "  gamester rulesets --json"
    })
public final class RulesetsCommand extends LimitedCommand {
  @Mixin private PositionArguments arguments = new PositionArguments();

  @Option(names = "--json", description = "One JSON object on a line for each ruleset.")
  private boolean json;

  @Option(
      names = "--board",
      paramLabel = "BOARD",
      description =
          "Only rulesets on this board: heap, coordinates, strip, grid, graph, poset, formula, list,"
              + " plane, tree or other.")
  private @Nullable String board;

  @Option(
      names = "--pages",
      paramLabel = "FOLDER",
      description =
          "Write the pages of documentation on all rulesets into this folder instead; pages that are"
              + " there are replaced.")
  private @Nullable Path pages;

  @Parameters(
      arity = "0..*",
      paramLabel = "NAME",
      description = "A name, or words that a name, a title or a rule contains.")
  private List<String> names = List.of();

  public RulesetsCommand() {
    super(new LimitOptions());
  }

  public RulesetsCommand(Question.Rulesets asked, PositionArguments positions) {
    this();
    json = true;
    board = asked.board().orElse(null);
    arguments = positions;
  }

  public RulesetsCommand(Question.Ruleset asked, PositionArguments positions) {
    this();
    json = true;
    names = List.of(asked.name());
    arguments = positions;
  }

  @Override
  protected int evaluate() throws Exception {
    refuseMistypedOptions(names);
    if (pages != null) {
      if (pages.toString().isEmpty()) {
        throw unusable("--pages needs the name of a folder");
      }
      if (json || board != null || !names.isEmpty()) {
        throw unusable("--pages writes all pages; it takes no name, --board or --json");
      }
      Path folder = pages;
      return answer(null, () -> "", () -> new Answer.Given(write(folder)));
    }
    Catalogue catalogue = arguments.catalogue();
    RulesetSearch.Found found = new RulesetSearch(catalogue, board()).find(names);
    if (found.entries().isEmpty()) {
      throw unusable("no ruleset has '" + String.join(" ", names) + "' in its names or its rule");
    }
    if (found.isOnlyNear()) {
      err().println(onlyNear(found.entries()));
    }
    Ruleset only = found.entries().getFirst().ruleset();
    String fault = found.entries().size() == 1 ? only.fault() : "";
    return answer(
        json ? subject(fault.isEmpty() ? Map.of() : RulesetResult.of(only, catalogue)) : null,
        () -> "",
        () -> {
          if (!fault.isEmpty()) {
            throw new RefusedException(fault);
          }
          return new Answer.Given(text(catalogue, found.entries()));
        });
  }

  private static Map<String, @Nullable Object> subject(Object of) {
    return AnswerFields.PLAIN.fields(RulesetResult.SCHEMA, of);
  }

  private String onlyNear(List<CatalogueEntry> found) {
    return "There is no ruleset named '%s'. The nearest %s %s."
        .formatted(
            String.join(" ", names),
            found.size() == 1 ? "name is" : "names are",
            found.stream().map(CatalogueEntry::name).collect(Collectors.joining(", ")));
  }

  private Optional<BoardKind> board() {
    if (board == null) {
      return Optional.empty();
    }
    Optional<BoardKind> named = RulesetSearch.boardNamed(board);
    if (named.isEmpty()) {
      throw unusable(
          "there is no board '%s'; expected one of %s"
              .formatted(
                  board,
                  Stream.of(BoardKind.values())
                      .map(BoardKind::word)
                      .collect(Collectors.joining(", "))));
    }
    return named;
  }

  private String text(Catalogue catalogue, List<CatalogueEntry> found) {
    if (json) {
      return found.stream()
          .map(CatalogueEntry::ruleset)
          .distinct()
          .map(
              ruleset ->
                  AnswerFields.PLAIN.line(
                      RulesetResult.SCHEMA, RulesetResult.of(ruleset, catalogue)))
          .collect(Collectors.joining());
    }
    return found.size() == 1
        ? RulesetCard.text(catalogue, found.getFirst(), new Evaluator())
        : new RulesetOverview(catalogue, found).text();
  }

  private String write(Path folder) throws RefusedException {
    try {
      int written = new CataloguePages(arguments.catalogue()).write(folder);
      return "%d pages written to %s%n".formatted(written, folder);
    } catch (IOException e) {
      throw new RefusedException("cannot write the pages to " + folder + FileReason.of(e));
    }
  }
}
