package org.gamester.cli.families;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.gamester.cli.command.PositionArguments;
import org.gamester.cli.output.AnswerFields;
import org.gamester.lab.Variable;
import org.gamester.lab.fitting.SequenceFit;
import org.gamester.lab.periodicity.Certificate;
import org.gamester.lab.periodicity.HeapTheorems;
import org.gamester.lab.periodicity.PeriodTheorem;
import org.gamester.lab.periodicity.Periodicity;
import org.gamester.lab.tables.Column;
import org.gamester.lab.tables.Series;
import org.gamester.lab.tables.TableFormat;
import org.gamester.lab.tables.TableStream;
import org.gamester.lab.tables.TableWriter;
import org.gamester.rulesets.Rules;
import org.gamester.studies.families.FamilyText;
import org.gamester.values.Fields;
import org.gamester.values.ShortGame;
import org.gamester.web.answers.Question;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The values of positions that depend on one number, and their pattern. */
@Command(
    name = "series",
    description = {
      "List the values of positions that depend on one variable. With --patterns, report a period"
          + " or a formula of the values, and whether it is proved or only observed."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  gamester series 'splittles{1,3 | 2,4}(n)' n=0..24 --show mean,rcf",
      "  gamester series 'subtraction{1 | 2}(n)' n=0..12 --patterns",
      "  gamester series kayles n=0..200 --show nimber --patterns"
    })
public final class SeriesCommand extends FamilyCommand {
  private static final String SCHEMA = "gamester.patterns/1";
  private static final int MOST_SKIPPED = 2;

  @Option(
      names = "--patterns",
      description = "Report a period or a formula of the values (in text or JSON).")
  private boolean patterns;

  public SeriesCommand() {}

  public SeriesCommand(Question.Series asked, PositionArguments positions) {
    super(asked, positions);
    patterns = asked.patterns();
  }

  @Override
  void check(List<Variable> variables, List<Column> columns) {
    if (variables.size() != 1) {
      throw new IllegalArgumentException(
          "a series has one variable, found " + variables.size() + "; see 'gamester table'");
    }
    if (patterns && format() != TableFormat.TEXT && format() != TableFormat.JSON) {
      throw new IllegalArgumentException("--patterns requires the format text or json");
    }
  }

  @Override
  TableStream stream(TableWriter writer, List<Variable> variables, List<String> columns) {
    return TableStream.of(writer, variables, columns);
  }

  @Override
  boolean needsValues() {
    return patterns;
  }

  @Override
  String conclude(FamilyText family, Variable variable, List<ShortGame> games) {
    if (!patterns) {
      return "";
    }
    if (games.size() == variable.size()) {
      return found(new Series(variable, games), theorem(family, variable));
    }
    return format() == TableFormat.JSON
        ? AnswerFields.PLAIN.object(SCHEMA, new SeriesResult(Optional.empty(), Optional.empty()))
        : "Patterns are searched for in values that are short games; some of these are not.";
  }

  /** The theorem for a family that consists of the heaps of a ruleset. */
  private PeriodTheorem theorem(FamilyText family, Variable variable) {
    String heap = "(" + variable.name() + ")";
    String text = family.text().replace(" ", "");
    Optional<Rules> rules =
        text.endsWith(heap)
            ? positions().rules(text.substring(0, text.length() - heap.length()))
            : Optional.empty();
    return rules.map(HeapTheorems::of).orElseGet(PeriodTheorem.None::new);
  }

  /** What is found in a series; of a period that is only seen, how far that is, and should be. */
  @Fields({
    "period: period.period",
    "preperiod: period.start",
    "proved",
    "pattern",
    "observedTo: observed.to",
    "neededTo",
    "formula"
  })
  record SeriesResult(Optional<Periodicity<?>> period, Optional<String> formula) {

    public boolean proved() {
      return period.isPresent() && period.get().certificate() instanceof Certificate.Proved;
    }

    public Optional<String> pattern() {
      return period.map(SeriesCommand::inWords);
    }

    public Optional<Certificate.Observed> observed() {
      return period
          .map(Periodicity::certificate)
          .filter(Certificate.Observed.class::isInstance)
          .map(Certificate.Observed.class::cast);
    }

    public @Nullable Integer neededTo() {
      OptionalInt needed =
          observed().map(Certificate.Observed::neededTo).orElse(OptionalInt.empty());
      return needed.isPresent() ? needed.getAsInt() : null;
    }
  }

  private String found(Series series, PeriodTheorem theorem) {
    Optional<? extends Periodicity<?>> period = series.period(theorem);
    Optional<SequenceFit> formula = series.formula(MOST_SKIPPED);
    if (format() == TableFormat.JSON) {
      return AnswerFields.PLAIN.object(
          SCHEMA, new SeriesResult(period.map(seen -> seen), formula.map(Object::toString)));
    }
    if (period.isEmpty() && formula.isEmpty()) {
      return "No period or formula was found in this range.";
    }
    StringBuilder text = new StringBuilder();
    period.ifPresent(seen -> text.append("Period: ").append(inWords(seen)).append('\n'));
    formula.ifPresent(seen -> text.append("Formula: ").append(seen).append('\n'));
    return text.toString();
  }

  /** A saltus that is an integer is added to the Grundy values, not to the values. */
  private static String inWords(Periodicity<?> period) {
    boolean isOfGrundyValues = period.saltus().stream().allMatch(BigInteger.class::isInstance);
    return isOfGrundyValues && period.kind() != Periodicity.Kind.PERIODIC
        ? "the Grundy values have " + period
        : period.toString();
  }
}
