package org.gamester.bench;

import static java.util.stream.Collectors.joining;

import java.util.List;
import java.util.stream.IntStream;

/** Jobs under misere play: genera in the language, heap by heap. */
final class MisereJobs {
  private MisereJobs() {}

  static List<Job> all() {
    return List.of(
        new Jobs.Computation(
            "genus-0.53",
            "the genera of the heaps 0 to 60 of the octal game 0.53, in the language",
            () -> genera("0.53", 60)),
        new Jobs.Computation(
            "genus-three-digits",
            "the genera of the heaps 0 to 100 of the 50 octal games 0.004, ..., 0.007, 0.014, ...,"
                + " 0.145, in the language",
            MisereJobs::ofThreeDigits));
  }

  private static String genera(String code, int last) {
    return LoopyJobs.evaluated("[octal{%s}(n).Genus for n from 0 to %d]".formatted(code, last));
  }

  /** Codes of three octal digits, the last at least 4; the last genus of each. */
  private static String ofThreeDigits() {
    return IntStream.range(0, 50)
        .mapToObj(i -> "0.%d%d%d".formatted(i / 32, i / 4 % 8, 4 + i % 4))
        .map(code -> genera(code, 100))
        .map(text -> text.substring(text.lastIndexOf('(') + 1, text.lastIndexOf(')')))
        .collect(joining(" "));
  }
}
