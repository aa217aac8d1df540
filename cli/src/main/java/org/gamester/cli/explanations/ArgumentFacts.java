package org.gamester.cli.explanations;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.gamester.analysis.explanation.Argument;
import org.gamester.analysis.explanation.Part;
import org.gamester.cli.output.MovesText;

/** The parts of arguments, each with its value. */
record ArgumentFacts(PartValues values) {

  /** A part, and its value. */
  record Fact(String position, String value) {}

  /** The parts of an argument. */
  List<Fact> parts(Argument argument) {
    return switch (argument) {
      case Argument.NimSum sum -> nimbers(sum.parts());
      case Argument.MisereNim heaps -> nimbers(heaps.parts());
      case Argument.ByTheorem known ->
          known
              .theorem()
              .value()
              .map(value -> ofValues(List.of(new Part(known.position(), value))))
              .orElseGet(Collections::emptyList);
      case Argument.Numbers numbers ->
          ofValues(numbers.parts().stream().map(Argument.NumberPart::part).toList());
      case Argument.Switches found -> {
        List<Part> all = new ArrayList<>();
        found.switches().forEach(each -> all.add(each.part()));
        all.addAll(found.others());
        yield ofValues(all);
      }
      case Argument.UpsAndStars sum -> ofValues(sum.parts());
      case Argument.TwoAhead ahead ->
          ofValues(ahead.parts().stream().map(Argument.WeightedPart::part).toList());
      case Argument.MeanBounds bounds ->
          ofValues(bounds.parts().stream().map(Argument.TemperatePart::part).toList());
      case Argument.Values found -> ofValues(found.parts());
      default -> Collections.emptyList();
    };
  }

  private static List<Fact> nimbers(List<Argument.NimberPart> parts) {
    return parts.stream()
        .map(
            part -> new Fact(MovesText.complete(part.position()), NimSumText.nimber(part.nimber())))
        .toList();
  }

  private List<Fact> ofValues(List<Part> parts) {
    return parts.stream().map(part -> new Fact(part.text(), values.write(part.value()))).toList();
  }
}
