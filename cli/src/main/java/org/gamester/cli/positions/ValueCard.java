package org.gamester.cli.positions;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gamester.figures.ThermographText;
import org.gamester.values.ShortGame;
import org.gamester.values.invariants.Invariants;
import org.gamester.values.notation.GameWriter;
import org.gamester.values.stops.AdornedStop;

/** The invariants of one value, as text. */
record ValueCard(Invariants of, GameWriter writer) {
  private static final int LABEL_WIDTH = 21;
  private static final int LONGEST_VALUE = 2000;

  private String write(ShortGame value) {
    return writer.writeBriefly(value, LONGEST_VALUE);
  }

  /** The invariants: lines, each with a line end. */
  String invariants() {
    List<String> lines = new ArrayList<>();
    line(lines, "value", write(of.canonicalForm()));
    line(lines, "outcome", of.outcome() + ": " + of.outcome().inWords());
    line(lines, "left stop", stop(of.leftStop()));
    line(lines, "right stop", stop(of.rightStop()));
    line(lines, "confusion interval", or(of.confusionInterval(), "empty"));
    line(lines, "mean", of.mean().toString());
    line(lines, "temperature", of.temperature().toString());
    line(lines, "birthday", of.birthday().toString());
    line(lines, "stop count", or(of.stopCount(), "too large to print"));
    line(lines, "atomic weight", of.atomicWeight().map(this::write).orElse("none: not atomic"));
    line(lines, "reduced form", write(of.reducedCanonicalForm()));
    return String.join("\n", lines) + "\n";
  }

  /** The thermograph, drawn in characters, below its name. */
  String thermograph() {
    return "thermograph\n" + ThermographText.draw(of.thermograph()).indent(2);
  }

  static void line(List<String> lines, String label, String text) {
    lines.add(label + " ".repeat(LABEL_WIDTH - label.length()) + text);
  }

  private static String or(Optional<?> invariant, String otherwise) {
    return invariant.map(Object::toString).orElse(otherwise);
  }

  private String stop(AdornedStop stop) {
    return of.canonicalForm().isNumber()
        ? stop.number().toString()
        : stop.number() + ", " + stop.lastMover().displayName() + " moved last";
  }
}
