package org.gamester.cli;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.gamester.analysis.explanation.Argument;
import org.gamester.analysis.explanation.Part;

/** The parts of arguments with their facts, for JSON. */
record ArgumentJson(PartValues values) {

  /** The parts of an argument with their facts, for JSON. */
  List<Map<String, Object>> parts(Argument argument) {
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

  private static List<Map<String, Object>> nimbers(List<Argument.NimberPart> parts) {
    return parts.stream()
        .map(
            part ->
                Map.<String, Object>of(
                    "position",
                    MovesText.complete(part.position()),
                    "value",
                    NimSumText.nimber(part.nimber())))
        .map(ArgumentJson::ordered)
        .toList();
  }

  private List<Map<String, Object>> ofValues(List<Part> parts) {
    return parts.stream()
        .map(
            part ->
                Map.<String, Object>of(
                    "position", part.text(), "value", values.write(part.value())))
        .map(ArgumentJson::ordered)
        .toList();
  }

  private static Map<String, Object> ordered(Map<String, Object> fields) {
    return new java.util.TreeMap<>(fields);
  }
}
