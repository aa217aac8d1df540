package org.gamester.script.games;

import org.gamester.script.classes.Classified;
import org.gamester.script.classes.Conversion;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.classes.RulesetClasses;
import org.gamester.script.objects.Printable;

/**
 * How a sequence repeats: from the index {@code preperiod} on, what comes {@code period} places
 * later is greater by {@code saltus}.
 */
public record Periodicity(int period, int preperiod, int saltus) implements Classified, Printable {

  /** The period of three Integers. */
  public static Periodicity of(Object period, Object preperiod, Object saltus) {
    return new Periodicity(
        Conversion.smallInteger(period),
        Conversion.smallInteger(preperiod),
        Conversion.smallInteger(saltus));
  }

  @Override
  public LanguageClass languageClass() {
    return RulesetClasses.PERIODICITY;
  }

  @Override
  public void print(Printer printer) {
    printer
        .raw(printer.isExact() ? languageClass().qualifiedName() : "Periodicity")
        .raw("(Period => " + period)
        .raw(", Preperiod => " + preperiod)
        .raw(", Saltus => " + saltus + ")");
  }
}
