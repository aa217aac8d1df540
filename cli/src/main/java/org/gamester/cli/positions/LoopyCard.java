package org.gamester.cli.positions;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gamester.analysis.LoopyNimber;
import org.gamester.cli.command.Answer;
import org.gamester.cli.command.OutputOptions;
import org.gamester.figures.LoopyGraphText;
import org.gamester.values.Fields;
import org.gamester.values.Outcome;
import org.gamester.values.Player;
import org.gamester.values.loopy.LoopyValue;
import org.gamester.values.loopy.Stopper;
import org.gamester.values.loopy.Stops;
import org.gamester.values.notation.StopperWriter;

/**
 * The invariants of a loopy value, as text.
 *
 * @param nimber the Grundy value of the position that has the value, if that is impartial
 */
record LoopyCard(LoopyValue of, Optional<LoopyNimber> nimber, StopperWriter writer) {

  /** As options ask for it. */
  LoopyCard(LoopyValue of, Optional<LoopyNimber> nimber, OutputOptions output) {
    this(of, nimber, writer(output));
  }

  private static StopperWriter writer(OutputOptions output) {
    return switch (output.format()) {
      case UNICODE -> StopperWriter.unicode();
      case LATEX -> StopperWriter.latex();
      case PLAIN ->
          output.style() == OutputOptions.Style.CLASSIC
              ? StopperWriter.classic()
              : StopperWriter.exact();
    };
  }

  String value() {
    return writer.write(of);
  }

  /**
   * The invariants as data, each value as text: stops of a stopper, or the sides that are stoppers.
   */
  @Fields({"outcome", "leftStop?", "rightStop?", "onside?", "offside?", "grundyValue?"})
  record Facts(
      Outcome outcome,
      Optional<String> leftStop,
      Optional<String> rightStop,
      Optional<String> onside,
      Optional<String> offside,
      Optional<String> grundyValue) {}

  Facts facts() {
    boolean isStopper = of.stopper().isPresent();
    return new Facts(
        of.outcome(),
        of.stopper().map(stopper -> writer.write(Stops.of(stopper, Player.LEFT))),
        of.stopper().map(stopper -> writer.write(Stops.of(stopper, Player.RIGHT))),
        of.onside().filter(_ -> !isStopper).map(writer::write),
        of.offside().filter(_ -> !isStopper).map(writer::write),
        nimber.map(LoopyNimber::toString));
  }

  /** The answer of {@code value}. */
  Answer answer(OutputOptions output, String expression, String className) {
    return output.json()
        ? output.found(
            ValueAnswers.SCHEMA,
            new ValueAnswers.ValueResult(expression, className, value(), null, facts(), null, ""))
        : output.given(lines());
  }

  /** The lines, each with a line end. */
  String lines() {
    List<String> lines = new ArrayList<>();
    ValueCard.line(lines, "value", value());
    ValueCard.line(lines, "outcome", of.outcome() + ": " + of.outcome().inWords());
    Facts facts = facts();
    facts.leftStop().ifPresent(stop -> ValueCard.line(lines, "left stop", stop));
    facts.rightStop().ifPresent(stop -> ValueCard.line(lines, "right stop", stop));
    facts.onside().ifPresent(side -> ValueCard.line(lines, "onside", side));
    facts.offside().ifPresent(side -> ValueCard.line(lines, "offside", side));
    facts.grundyValue().ifPresent(value -> ValueCard.line(lines, "Grundy value", value));
    of.onside().ifPresent(side -> graph(lines, side));
    if (of.stopper().isEmpty()) {
      of.offside().ifPresent(side -> graph(lines, side));
    }
    return String.join("\n", lines) + "\n";
  }

  /** The graph of a stopper, drawn in characters, below its name; nothing if it is large. */
  private void graph(List<String> lines, Stopper stopper) {
    LoopyGraphText.draw(stopper, writer::write)
        .ifPresent(
            drawing ->
                lines.add(
                    "graph of %s\n%s"
                        .formatted(writer.write(stopper), drawing.indent(2).stripTrailing())));
  }
}
