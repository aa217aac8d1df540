package org.gamester.bench;

import java.util.List;
import java.util.function.Consumer;
import org.gamester.analysis.Evaluator;
import org.gamester.analysis.OutcomeSearch;
import org.gamester.rulesets.Catalogue;
import org.gamester.values.Outcome;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.stops.StopCount;
import org.gamester.values.thermography.Thermography;

/** Jobs that evaluate positions, each with its own memory. */
final class PositionJobs {
  private PositionJobs() {}

  static List<Job> all() {
    return List.of(
        job(
            "splittles-31",
            "splittles {1,3}|{2,4}, heaps 0..31",
            evaluator -> splittles(evaluator, 31)),
        job(
            "splittles-40",
            "splittles {1,3}|{2,4}, heaps 0..40",
            evaluator -> splittles(evaluator, 40)),
        job("geography", "geography A(x,y,z), x, z < 15, 1 <= y < 15", PositionJobs::geography),
        job("posets", "Young diagrams of three rows, 40 >= x >= y >= z", PositionJobs::posets),
        new Jobs.Computation(
            "odd-even-33", "splittles odd|even, heap 33: invariants", PositionJobs::oddEven),
        position("domineering-5x5", "domineering(5x5)"),
        position("domineering-4x7", "domineering(4x7)"),
        position("domineering-5x6", "domineering(5x6)"),
        position("domineering-5x7", "domineering(5x7)"),
        position("domineering-6x6", "domineering(6x6)"),
        position("domineering-6x7", "domineering(6x7)"),
        position("clobber-3x5", "clobber(3x5)"),
        position("clobber-4x4", "clobber(4x4)"),
        position("clobber-4x5", "clobber(4x5)"),
        position("amazons-3x4", "amazons(x...|....|...o)"),
        position("toads-and-frogs", "toads-and-frogs(ttttt...fffff)"),
        position("snort-path-14", "snort(path 14)"),
        position("cram-4x5", "cram(4x5)"),
        position("node-kayles-queens-9", "node-kayles(queens 9)"),
        position("node-kayles-p-21-2", "node-kayles(P(21,2))"),
        position("kayles-65536", "kayles(65536)"),
        position("treblecross-65536", "octal{0.007}(65536)"),
        position("treblecross-1048576", "octal{0.007}(1048576)"),
        position("grundy-32768", "grundy(32768)"),
        position("octal-0.354", "octal{0.354}(1000000000000)"),
        position("octal-0.376", "octal{0.376}(1000000000000)"),
        job("wythoff-61", "Wythoff Nim, all (m,n) to 60", PositionJobs::wythoff),
        outcome("solve-clobber-1x36", "clobber(xoxoxoxoxoxoxoxoxoxoxoxoxoxoxoxoxoxo)"),
        outcome("solve-clobber-2x11", "clobber(xoxoxoxoxox|oxoxoxoxoxo)"),
        outcome("solve-clobber-2x12", "clobber(xoxoxoxoxoxo|oxoxoxoxoxox)"),
        outcome("solve-nogo-1x21", "nogo(1x21)"),
        outcome("solve-nogo-4x4", "nogo(4x4)"),
        outcome("solve-domineering-6x6", "domineering(6x6)"),
        outcome("solve-domineering-7x7", "domineering(7x7)"),
        outcome("solve-domineering-6x8", "domineering(6x8)"),
        outcome("solve-domineering-7x8", "domineering(7x8)"),
        outcome("solve-domineering-8x8", "domineering(8x8)"),
        outcome("solve-cram-4x7", "cram(4x7)"),
        outcome("solve-cram-3x10", "cram(3x10)"),
        outcome("solve-cram-5x6", "cram(5x6)"),
        outcome("solve-cram-5x7", "cram(5x7)"),
        outcome("solve-sprouts-11", "sprouts(11)"),
        outcome("solve-amazons-4x4", "amazons(x...|....|....|...o)"),
        outcome("solve-impartial-nogo-1x20", "impartial nogo(1x20)"),
        outcome("solve-kayles-100", "kayles(100)"),
        job(
            "toppling-dominoes",
            "Toppling Dominoes, all rows of length 7",
            PositionJobs::topplingDominoes));
  }

  /** The value of one position, in one thread. */
  private static Job position(String name, String position) {
    return job(
        name, position, evaluator -> evaluator.value(Catalogue.standard().readSum(position)));
  }

  /** Who wins a position, for either player first, in one thread. */
  private static Job outcome(String name, String position) {
    return new Jobs.Computation(
        name,
        "who wins " + position,
        () -> {
          OutcomeSearch search = new OutcomeSearch(new Evaluator(), false, progress -> {});
          Outcome outcome = search.outcome(Catalogue.standard().readSum(position));
          return outcome + ", %,d states".formatted(search.nodes());
        });
  }

  private static void wythoff(Evaluator evaluator) {
    var rules = Catalogue.standard().rules("wythoff");
    for (int m = 0; m <= 60; m++) {
      for (int n = 0; n <= 60; n++) {
        evaluator.nimber(rules.read("(" + m + "," + n + ")"));
      }
    }
  }

  private static void topplingDominoes(Evaluator evaluator) {
    var rules = Catalogue.standard().rules("toppling-dominoes");
    for (int code = 0; code < 2187; code++) {
      StringBuilder row = new StringBuilder();
      for (int rest = code, i = 0; i < 7; i++, rest /= 3) {
        row.append("xog".charAt(rest % 3));
      }
      evaluator.value(rules.read(row.toString()));
    }
  }

  private static Job job(String name, String description, Consumer<Evaluator> work) {
    return new Jobs.Computation(
        name,
        description,
        () -> {
          Evaluator evaluator = new Evaluator();
          work.accept(evaluator);
          return evaluator.evaluated() + " positions evaluated";
        });
  }

  private static void splittles(Evaluator evaluator, int last) {
    var rules = Catalogue.standard().rules("splittles{1,3 | 2,4}");
    for (int n = 0; n <= last; n++) {
      evaluator.value(rules.read(Integer.toString(n)));
    }
  }

  private static void geography(Evaluator evaluator) {
    var rules = Catalogue.standard().rules("geography-triple");
    for (int x = 0; x < 15; x++) {
      for (int y = 1; y < 15; y++) {
        for (int z = 0; z < 15; z++) {
          evaluator.value(rules.read("A(" + x + "," + y + "," + z + ")"));
        }
      }
    }
  }

  private static void posets(Evaluator evaluator) {
    var rules = Catalogue.standard().rules("young");
    for (int x = 1; x <= 40; x++) {
      for (int y = 1; y <= x; y++) {
        for (int z = 1; z <= y; z++) {
          evaluator.value(rules.read(x + "," + y + "," + z));
        }
      }
    }
  }

  private static String oddEven() {
    ShortGame value =
        new Evaluator().value(Catalogue.standard().rules("splittles{odd | even}").read("33"));
    return "%s stops, mean %s, temperature %s, %d and %d options"
        .formatted(
            StopCount.of(value),
            Thermography.mean(value),
            Thermography.temperature(value),
            value.optionCount(Player.LEFT),
            value.optionCount(Player.RIGHT));
  }
}
