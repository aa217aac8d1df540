package org.gamester.cli.catalogue;

import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.gamester.cli.command.Answer;
import org.gamester.cli.command.LimitOptions;
import org.gamester.cli.command.LimitedCommand;
import org.gamester.cli.command.PositionArguments;
import org.gamester.cli.output.AnswerFields;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Ruleset;
import org.gamester.values.Fields;
import org.gamester.values.Problem;

/** Says of rulesets that a question brings what each is, or what is wrong with it and where. */
public final class OwnRulesetsCommand extends LimitedCommand {

  /** How the fault of a file begins. */
  private static final Pattern OF_FILE =
      Pattern.compile("the file (\\S{1,200}), line (\\d{1,9}), column (\\d{1,9}): (.*)");

  /** Where a fault arose that shows only in use, below what it is. */
  private static final Pattern IN_USE =
      Pattern.compile("  at (\\S{1,200}), line (\\d{1,9}), column (\\d{1,9}):");

  private final PositionArguments positions;

  public OwnRulesetsCommand(PositionArguments positions) {
    super(new LimitOptions());
    this.positions = positions;
  }

  /** What is wrong with a ruleset; empty if nothing is. */
  @Fields("error?")
  record Fault(Optional<Map<String, Object>> error) {

    static Fault of(String fault) {
      if (fault.isEmpty()) {
        return new Fault(Optional.empty());
      }
      String first = fault.lines().findFirst().orElse("");
      Matcher ofFile = OF_FILE.matcher(first);
      if (ofFile.matches()) {
        return at(ofFile, ofFile.group(4));
      }
      return fault
          .lines()
          .map(IN_USE::matcher)
          .filter(Matcher::matches)
          .findFirst()
          .map(place -> at(place, fault.substring(0, fault.indexOf("\n" + place.group()))))
          .orElseGet(() -> new Fault(Optional.of(new Problem(fault).fields())));
    }

    private static Fault at(Matcher match, String message) {
      Problem.Place place =
          new Problem.Place(
              match.group(1),
              Optional.of(Integer.parseInt(match.group(2))),
              Integer.parseInt(match.group(3)));
      Problem problem =
          new Problem(
              Problem.Code.UNANSWERED, message, "", Optional.of(place), message, message, false);
      return new Fault(Optional.of(problem.fields()));
    }
  }

  @Override
  protected int evaluate() throws Exception {
    return answer(
        AnswerFields.PLAIN.fields(RulesetResult.SCHEMA, Map.of()),
        () -> "",
        () -> {
          Catalogue catalogue = positions.catalogue();
          return new Answer.Given(
              positions.ofTexts().stream()
                  .map(ruleset -> line(known(ruleset, catalogue), catalogue))
                  .collect(Collectors.joining()));
        });
  }

  /** What the catalogue has for a ruleset, whose name another may have too. */
  private static Ruleset known(Ruleset ruleset, Catalogue catalogue) {
    return ruleset.fault().isEmpty()
        ? catalogue.find(ruleset.id()).map(entry -> entry.ruleset()).orElse(ruleset)
        : ruleset;
  }

  private static String line(Ruleset ruleset, Catalogue catalogue) {
    RulesetResult result = RulesetResult.of(ruleset, catalogue);
    return AnswerFields.PLAIN.line(RulesetResult.SCHEMA, result, Fault.of(result.play().fault()));
  }
}
