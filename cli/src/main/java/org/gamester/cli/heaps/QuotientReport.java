package org.gamester.cli.heaps;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.gamester.lab.quotients.HeapQuotient;
import org.gamester.values.misere.quotients.MisereQuotient;
import org.gamester.values.misere.quotients.Presentation;

/** A misere quotient, as lines or as the fields of an object. */
final class QuotientReport {
  private static final int MOST_SHOWN = 60;

  private final MisereQuotient quotient;
  private final Presentation presentation;

  QuotientReport(MisereQuotient quotient) {
    this.quotient = quotient;
    this.presentation = Presentation.of(quotient);
  }

  /**
   * A generator.
   *
   * @param heap the heap of which it is the element
   */
  record Generator(String name, int heap) {}

  /** A quotient by itself. */
  record Monoid(
      int order, int pPortion, boolean tame, List<String> relations, List<String> pPositions) {}

  /** The quotient of heaps. */
  record Heaps(
      String rules,
      int to,
      boolean complete,
      List<Generator> generators,
      List<String> phi,
      List<HeapQuotient.Partial> partial,
      Optional<Integer> period,
      Optional<Integer> preperiod,
      Optional<Integer> provedBy) {}

  /**
   * A position in the quotient of all that it leads to.
   *
   * @param element its element
   * @param positions how many positions that are no sums there are
   */
  record OfPosition(String element, int positions) {}

  /** An element as a product of generators. */
  String text(int element) {
    return presentation.text(element);
  }

  Monoid monoid() {
    return new Monoid(
        quotient.order(),
        quotient.pPortionOrder(),
        quotient.isTame(),
        presentation.rules(),
        pPositions());
  }

  Heaps heaps(HeapQuotient.Found found) {
    List<Generator> generators = new ArrayList<>();
    for (int i = 0; i < presentation.games().size(); i++) {
      generators.add(new Generator(presentation.generators().get(i), presentation.games().get(i)));
    }
    return new Heaps(
        found.game().text(),
        found.heaps() - 1,
        !found.isTooLarge(),
        generators,
        phi(),
        found.partial(),
        found.period().map(HeapQuotient.Period::length),
        found.period().map(HeapQuotient.Period::start),
        found.period().map(HeapQuotient.Period::provedBy));
  }

  private List<String> phi() {
    return IntStream.range(0, quotient.games())
        .mapToObj(game -> presentation.text(quotient.element(game)))
        .toList();
  }

  private List<String> pPositions() {
    return quotient.pPortion().stream().mapToObj(presentation::text).toList();
  }

  /** The quotient by itself; the lines of a quotient of heaps have more. */
  String monoidLines() {
    return "order         %,d, of which %,d P-positions%s%n"
            .formatted(
                quotient.order(), quotient.pPortionOrder(), quotient.isTame() ? "; tame" : "")
        + line("rules", presentation.rules(), ", ")
        + line("P-positions", pPositions(), ", ");
  }

  String lines(HeapQuotient.Found found) {
    if (found.heaps() == 0) {
      return found.game().text() + ": no heap found\n";
    }
    List<String> generators = new ArrayList<>();
    for (int i = 0; i < presentation.games().size(); i++) {
      generators.add(presentation.generators().get(i) + " of heap " + presentation.games().get(i));
    }
    return "%s: heaps 0 to %,d%n".formatted(found.game().text(), found.heaps() - 1)
        + monoidLines()
        + line("generators", generators, ", ")
        + line("heaps", phi(), " ")
        + line(
            "grown",
            found.partial().stream()
                .map(part -> "%,d at heap %,d".formatted(part.order(), part.heap()))
                .toList(),
            ", ")
        + "period        "
        + period(found)
        + "\n";
  }

  private static String period(HeapQuotient.Found found) {
    return found
        .period()
        .map(
            period ->
                "%,d from heap %,d on, proved by %s: the elements repeat up to heap %,d"
                    .formatted(
                        period.length(), period.start(), period.theorem(), period.provedBy()))
        .orElse("none proved by the heaps up to %,d".formatted(found.heaps() - 1));
  }

  private static String line(String title, List<String> texts, String separator) {
    return "%-14s".formatted(title)
        + (texts.isEmpty()
            ? "none"
            : texts.stream().limit(MOST_SHOWN).collect(Collectors.joining(separator)))
        + (texts.size() > MOST_SHOWN ? separator + "...\n" : "\n");
  }
}
