package org.gamester.cli.heaps;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.gamester.lab.nimbers.GrowingPeriod;
import org.gamester.lab.nimbers.NimberSequence;
import org.gamester.rulesets.Rules;
import org.gamester.rulesets.heap.ProvedPeriod;
import org.gamester.rulesets.heap.SparseSpace;
import org.gamester.values.Fields;
import org.jspecify.annotations.Nullable;

/** What is seen in a sequence of Grundy values, as lines or as the fields of an object. */
final class NimberReport {
  private static final int FIRST_VALUES = 30;
  private static final int LAST_RECORDS = 6;
  private static final int MOST_RESIDUES = 12;

  private final NimberSequence sequence;
  private final SparseSpace space;
  private final int[] rare;
  private final Optional<ProvedPeriod> proved;
  private final Optional<NimberSequence.SeenPeriod> seen;
  private final Optional<GrowingPeriod> growing;

  NimberReport(NimberSequence sequence) {
    this.sequence = sequence;
    this.space = sequence.sparseSpace();
    this.rare = sequence.rareHeaps(space);
    this.proved = sequence.provedPeriod();
    this.seen = proved.isPresent() ? Optional.empty() : sequence.seenPeriod();
    this.growing =
        proved.isPresent() || seen.isPresent() ? Optional.empty() : sequence.growingPeriod();
  }

  /** The first values alone, where there is no time for what is seen in all of them. */
  record First(Rules rules, int to, List<Integer> first) {

    static First of(NimberSequence sequence) {
      return new First(sequence.game(), sequence.count() - 1, firstValues(sequence));
    }
  }

  /** What is seen in all values; of a period what is the same for all kinds of it. */
  @Fields({
    "records",
    "rareDigits",
    "rareHeaps",
    "lastRareHeap",
    "proved",
    "period: period.length",
    "preperiod: period.start",
    "saltus?",
    "steadyResidues?"
  })
  record Seen(
      List<List<Integer>> records,
      String rareDigits,
      int rareHeaps,
      @Nullable Integer lastRareHeap,
      boolean proved,
      Optional<?> period,
      Optional<Integer> saltus,
      Optional<List<Integer>> steadyResidues) {}

  Seen seen() {
    return new Seen(
        sequence.records().stream().map(record -> List.of(record.heap(), record.value())).toList(),
        Integer.toBinaryString(space.digits()),
        rare.length,
        rare.length == 0 ? null : rare[rare.length - 1],
        proved.isPresent() || growing.filter(GrowingPeriod::isProved).isPresent(),
        proved.isPresent() ? proved : seen.isPresent() ? seen : growing,
        growing.map(GrowingPeriod::saltus),
        growing.map(GrowingPeriod::steady));
  }

  /** As {@link First}, in lines. */
  static String firstLines(NimberSequence sequence) {
    if (sequence.count() == 0) {
      return sequence.game().text() + ": no value found\n";
    }
    return "%s: heaps 0 to %,d%n".formatted(sequence.game().text(), sequence.count() - 1)
        + "values        "
        + firstValues(sequence).stream().map(String::valueOf).collect(Collectors.joining(" "))
        + (sequence.count() > FIRST_VALUES ? " ...\n" : "\n");
  }

  String lines() {
    if (sequence.count() == 0) {
      return firstLines(sequence);
    }
    return firstLines(sequence)
        + "records       "
        + records()
        + "\nrare values   "
        + rareValues()
        + "\nperiod        "
        + period()
        + "\n";
  }

  private static List<Integer> firstValues(NimberSequence sequence) {
    List<Integer> first = new ArrayList<>();
    for (int heap = 0; heap < Math.min(FIRST_VALUES, sequence.count()); heap++) {
      first.add(sequence.value(heap));
    }
    return first;
  }

  private String records() {
    List<NimberSequence.Highest> records = sequence.records();
    return records.reversed().stream()
            .limit(LAST_RECORDS)
            .map(record -> "%d at %,d".formatted(record.value(), record.heap()))
            .collect(Collectors.joining(", "))
        + (records.size() > LAST_RECORDS ? ", ..." : "");
  }

  private String rareValues() {
    if (!sequence.standOut(rare)) {
      return "none stand out (whatever digits are chosen, %,d of the %,d heaps or more have one)"
          .formatted(rare.length, sequence.count());
    }
    String heaps =
        switch (rare.length) {
          case 0 -> "at no heap";
          case 1 -> "at heap %,d".formatted(rare[0]);
          default -> "at %,d heaps, the last %,d".formatted(rare.length, rare[rare.length - 1]);
        };
    return "%s (v is rare if v AND %s, in binary, has an even number of ones)"
        .formatted(heaps, Integer.toBinaryString(space.digits()));
  }

  private String period() {
    if (proved.isPresent()) {
      return "%,d from heap %,d on, proved by %s"
          .formatted(proved.get().length(), proved.get().start(), proved.get().theorem());
    }
    int last = sequence.count() - 1;
    return seen.map(
            s ->
                "%,d from heap %,d on, seen up to %,d, not proved"
                    .formatted(s.length(), s.start(), last))
        .or(() -> growing.map(pattern -> growing(pattern, last)))
        .orElse("none seen up to %,d".formatted(last));
  }

  private static String growing(GrowingPeriod pattern, int last) {
    String text =
        "%,d with saltus %,d from heap %,d on"
            .formatted(pattern.length(), pattern.saltus(), pattern.start());
    if (!pattern.isArithmetic()) {
      text +=
          "; sapp regular, the values repeat at n = %s modulo %,d"
              .formatted(listed(pattern.steady()), pattern.length());
    }
    return text
        + (pattern.isProved()
            ? ", proved, because a state of the recursion recurs"
            : ", seen up to %,d, not proved".formatted(last));
  }

  private static String listed(List<Integer> residues) {
    return residues.stream()
            .limit(MOST_RESIDUES)
            .map(String::valueOf)
            .collect(Collectors.joining(", "))
        + (residues.size() > MOST_RESIDUES ? ", ..." : "");
  }
}
