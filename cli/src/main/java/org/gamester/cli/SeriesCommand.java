package org.gamester.cli;

import java.util.List;
import java.util.Optional;
import org.gamester.lab.Variable;
import org.gamester.lab.fitting.SequenceFit;
import org.gamester.lab.periodicity.PeriodTheorem;
import org.gamester.lab.periodicity.Periodicity;
import org.gamester.lab.tables.Column;
import org.gamester.lab.tables.Series;
import org.gamester.lab.tables.Table;
import org.gamester.lab.tables.TableWriter;
import org.gamester.values.ShortGame;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The values of positions that depend on one number, and what runs through them. */
@Command(
    name = "series",
    description = {
      "List positions that depend on one variable. With --patterns, say what period or formula the"
          + " values show; what is only seen and not proved is called so."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  gamester series 'splittles{1,3 | 2,4}(n)' n=0..24 --show mean,rcf",
      "  gamester series 'subtraction{1 | 2}(n)' n=0..12 --patterns"
    })
final class SeriesCommand extends FamilyCommand {
  private static final int MOST_SKIPPED = 2;

  @Option(
      names = "--patterns",
      description = "Say what period or formula the values show (text only).")
  private boolean patterns;

  @Override
  void check(List<Variable> variables, List<Column> columns) {
    if (variables.size() != 1) {
      throw new IllegalArgumentException(
          "a series has one variable, found " + variables.size() + "; see 'gamester table'");
    }
    if (patterns && !writesText()) {
      throw new IllegalArgumentException("--patterns goes with the text format only");
    }
  }

  @Override
  String write(TableWriter writer, Table table, List<ShortGame> games) {
    String text = writer.write(table);
    if (!patterns || games.size() != table.rows().size()) {
      return text;
    }
    Variable asked = table.variables().getFirst();
    int low = table.rows().getFirst().point().getFirst();
    Series series =
        new Series(new Variable(asked.name(), low, low + games.size() - 1, false), games);
    return text.stripTrailing() + "\n\n" + found(series);
  }

  private static String found(Series series) {
    Optional<? extends Periodicity<?>> period = series.period(new PeriodTheorem.None());
    Optional<SequenceFit> formula = series.formula(MOST_SKIPPED);
    if (period.isEmpty() && formula.isEmpty()) {
      return "No period and no formula is seen in this range.";
    }
    StringBuilder text = new StringBuilder();
    period.ifPresent(seen -> text.append("Period: ").append(seen).append('\n'));
    formula.ifPresent(seen -> text.append("Formula: ").append(seen).append('\n'));
    return text.toString();
  }
}
