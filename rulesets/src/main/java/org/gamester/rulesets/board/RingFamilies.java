package org.gamester.rulesets.board;

import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.gamester.rulesets.TextReader;

/**
 * Graphs made of cycles, and of paths with rungs or chords. Edges are listed along a cycle (its
 * last edge joins the last vertex to the first); of a wheel from the centre first.
 */
final class RingFamilies {
  static final Map<String, Consumer<GraphMaker>> ALL =
      Map.ofEntries(
          Map.entry("cycle", RingFamilies::cycle),
          Map.entry("wheel", RingFamilies::wheel),
          Map.entry("gear", RingFamilies::gear),
          Map.entry("helm", RingFamilies::helm),
          Map.entry("sunlet", RingFamilies::sunlet),
          Map.entry("tadpole", RingFamilies::tadpole),
          Map.entry("ladder", RingFamilies::ladder),
          Map.entry("prism", RingFamilies::prism),
          Map.entry("antiprism", RingFamilies::antiprism),
          Map.entry("moebius", RingFamilies::moebius),
          Map.entry("mobius", RingFamilies::moebius),
          Map.entry("möbius", RingFamilies::moebius),
          Map.entry("circulant", RingFamilies::circulant),
          Map.entry("scalloped", RingFamilies::scalloped),
          Map.entry("petersen", RingFamilies::petersen),
          Map.entry("generalized", RingFamilies::generalized));

  private static final int MOST_IN_HALF = GraphMaker.MOST_VERTICES / 2;

  private RingFamilies() {}

  /** {@code C6}, or the circulant graph {@code C8(1,2)}. */
  static void letterC(GraphMaker maker) {
    int length = maker.count("vertices", 1);
    if (maker.text().peek() == '(') {
      maker.text().expect('(');
      chords(maker, length);
      maker.text().expect(')');
    } else {
      cycle(maker, length);
    }
  }

  private static void cycle(GraphMaker maker) {
    cycle(maker, maker.count("vertices", 1));
  }

  private static void cycle(GraphMaker maker, int length) {
    maker.setVertices(length);
    maker.line(0, 1, length, true);
  }

  private static void wheel(GraphMaker maker) {
    int rim = maker.count("vertices on the rim", 1);
    BasicFamilies.star(maker, rim);
    maker.line(1, 1, rim, true);
  }

  private static int half(GraphMaker maker, String what, int least) {
    return (int) maker.text().number(what, least, MOST_IN_HALF - 1);
  }

  /** The centre is joined to every other vertex of a rim of 2n. */
  private static void gear(GraphMaker maker) {
    int teeth = half(maker, "a number of teeth", 2);
    maker.setVertices(2L * teeth + 1);
    for (int i = 0; i < teeth; i++) {
      maker.edge(0, 1 + 2 * i);
    }
    maker.line(1, 1, 2 * teeth, true);
  }

  /** A wheel with a leaf at each vertex of its rim. */
  private static void helm(GraphMaker maker) {
    int rim = half(maker, "a number of vertices on the rim", 3);
    BasicFamilies.star(maker, rim);
    maker.line(1, 1, rim, true);
    leaves(maker, 1, rim);
  }

  private static void sunlet(GraphMaker maker) {
    int length = half(maker, "a number of vertices on the cycle", 3);
    cycle(maker, length);
    leaves(maker, 0, length);
  }

  private static void leaves(GraphMaker maker, int first, int count) {
    for (int i = 0; i < count; i++) {
      maker.edge(first + i, maker.addVertex());
    }
  }

  /** A cycle and a path from its last vertex. */
  private static void tadpole(GraphMaker maker) {
    int cycle = maker.count("vertices on the cycle", 3);
    int path = maker.count("vertices of the tail", 0);
    cycle(maker, cycle);
    maker.setVertices((long) cycle + path);
    maker.line(cycle - 1, 1, path + 1, false);
  }

  /** Two rows, 1 to n and n + 1 to 2n, and the rungs between them. */
  private static void ladder(GraphMaker maker) {
    int rungs = half(maker, "a number of rungs", 0);
    maker.setVertices(2L * rungs);
    maker.line(0, 1, rungs, false);
    maker.line(rungs, 1, rungs, false);
    rungs(maker, rungs, 0);
  }

  private static void rungs(GraphMaker maker, int count, int shift) {
    for (int i = 0; i < count; i++) {
      maker.edge(i, count + (i + shift) % count);
    }
  }

  private static void twoCycles(GraphMaker maker, int length) {
    maker.setVertices(2L * length);
    maker.line(0, 1, length, true);
    maker.line(length, 1, length, true);
    rungs(maker, length, 0);
  }

  private static void prism(GraphMaker maker) {
    twoCycles(maker, half(maker, "a number of corners of the base", 3));
  }

  private static void antiprism(GraphMaker maker) {
    int length = half(maker, "a number of corners of the base", 3);
    twoCycles(maker, length);
    rungs(maker, length, 1);
  }

  /** A cycle of 2n vertices in which opposite ones are joined, by n rungs. */
  private static void moebius(GraphMaker maker) {
    maker.text().accept("ladder");
    int rungs = half(maker, "a number of rungs", 2);
    maker.setVertices(2L * rungs);
    maker.line(0, 1, 2 * rungs, true);
    rungs(maker, rungs, 0);
  }

  private static void circulant(GraphMaker maker) {
    chords(maker, maker.count("vertices", 1));
  }

  /** Joins vertices whose distance around is one of the steps that are read; each pair once. */
  private static void chords(GraphMaker maker, int length) {
    TextReader text = maker.text();
    maker.setVertices(length);
    TreeSet<Integer> steps = new TreeSet<>();
    do {
      int step = (int) text.number("a step around", 1, Math.max(1, length - 1));
      steps.add(Math.min(step, length - step));
    } while (text.accept(','));
    for (int step : steps) {
      int edges = 2 * step == length ? step : length;
      for (int i = 0; i < edges && step > 0; i++) {
        maker.edge(i, (i + step) % length);
      }
    }
  }

  /** A path in which vertices k apart are joined as well; k is 3 if it is not given. */
  private static void scalloped(GraphMaker maker) {
    int length = maker.count("vertices", 0);
    maker.text().skipBlanks();
    int apart =
        maker.text().atDigit()
            ? (int) maker.text().number("a distance", 2, GraphMaker.MOST_VERTICES)
            : 3;
    maker.setVertices(length);
    maker.line(0, 1, length, false);
    for (int i = 0; i + apart < length; i++) {
      maker.edge(i, i + apart);
    }
  }

  private static void generalized(GraphMaker maker) {
    if (!maker.text().accept("petersen")) {
      throw maker.text().expected("petersen and two numbers");
    }
    petersen(maker, "");
  }

  /** {@code P(7,2)}. */
  static void petersenInBrackets(GraphMaker maker) {
    maker.text().expect('(');
    petersen(maker, ",");
    maker.text().expect(')');
  }

  private static void petersen(GraphMaker maker, String separator) {
    int n = (int) maker.text().number("a number of outer vertices", 3, MOST_IN_HALF);
    if (!separator.isEmpty()) {
      maker.text().expect(',');
    }
    maker.take(LibraryGraphs.petersen(n, (int) maker.text().number("a step", 1, (n - 1) / 2)));
  }

  private static void petersen(GraphMaker maker) {
    maker.text().skipBlanks();
    if (maker.text().atDigit()) {
      petersen(maker, "");
      return;
    }
    maker.setVertices(10);
    maker.line(0, 1, 5, true);
    rungs(maker, 5, 0);
    for (int i : List.of(0, 1, 2, 3, 4)) {
      maker.edge(5 + i * 2 % 5, 5 + (i + 1) * 2 % 5);
    }
  }
}
