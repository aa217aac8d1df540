package org.gamester.cli.positions;

import java.util.ArrayList;
import java.util.List;
import org.gamester.values.Player;
import org.gamester.values.loopy.LoopyValue;
import org.gamester.values.loopy.Stopper;
import org.gamester.values.loopy.Stops;
import org.gamester.values.notation.StopperWriter;

/** The invariants of a loopy value, as text. */
record LoopyCard(LoopyValue of, StopperWriter writer) {

  String value() {
    return writer.write(of);
  }

  /** The lines, each with a line end. */
  String lines() {
    List<String> lines = new ArrayList<>();
    ValueCard.line(lines, "value", value());
    ValueCard.line(lines, "outcome", of.outcome() + ": " + of.outcome().inWords());
    if (of.stopper().isPresent()) {
      Stopper stopper = of.stopper().get();
      ValueCard.line(lines, "left stop", writer.write(Stops.of(stopper, Player.LEFT)));
      ValueCard.line(lines, "right stop", writer.write(Stops.of(stopper, Player.RIGHT)));
    } else {
      of.onside().ifPresent(side -> ValueCard.line(lines, "onside", writer.write(side)));
      of.offside().ifPresent(side -> ValueCard.line(lines, "offside", writer.write(side)));
    }
    return String.join("\n", lines) + "\n";
  }
}
