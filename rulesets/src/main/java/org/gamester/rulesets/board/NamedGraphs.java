package org.gamester.rulesets.board;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.gamester.rulesets.EditDistance;
import org.gamester.rulesets.TextReader;
import org.jspecify.annotations.Nullable;

/**
 * The graphs that have a name: {@code path 5}, {@code cycle 6}, {@code K4}, {@code star 3}, {@code
 * grid 2x3}, {@code queens 5}, {@code random 8 12 seed 5} and so on. A size alone, {@code 2x3}, is
 * the grid too, as in games on a rectangle of cells. Vertices are numbered from 1.
 *
 * <p>The families are those of {@link BasicFamilies}, {@link RingFamilies}, {@link BoardFamilies}
 * and {@link TreeFamilies}. One letter stands for a family where the literature agrees on it, and a
 * number follows at once: {@code C5}, {@code P4}, {@code Q3}, {@code K3,3}.
 */
final class NamedGraphs {
  private static final int MOST_RANDOM_VERTICES = 10_000;
  private static final int MOST_RANDOM_EDGES = 100_000;
  private static final Pattern SIZE = Pattern.compile("\\d+(x\\d+)+");

  /** Two vertices that are joined. */
  private static final Pattern EDGE = Pattern.compile("\\w[->]");

  private static final List<String> OF_THE_LIBRARY =
      List.of(
          "chvatal",
          "clebsch",
          "coxeter",
          "desargues",
          "dodecahedron",
          "franklin",
          "frucht",
          "heawood",
          "pappus",
          "tutte");
  private static final Map<String, Consumer<GraphMaker>> FAMILIES = families();
  private static final Map<String, Consumer<GraphMaker>> LETTERS =
      Map.of(
          "k", BasicFamilies::letterK,
          "c", RingFamilies::letterC,
          "p", NamedGraphs::letterP,
          "gp", RingFamilies::petersenInBrackets,
          "q", BoardFamilies::cube,
          "wd", BasicFamilies::windmillInBrackets);

  private NamedGraphs() {}

  private static Map<String, Consumer<GraphMaker>> families() {
    Map<String, Consumer<GraphMaker>> families = new TreeMap<>();
    families.putAll(BasicFamilies.ALL);
    families.putAll(RingFamilies.ALL);
    families.putAll(BoardFamilies.ALL);
    families.putAll(TreeFamilies.ALL);
    families.put("random", NamedGraphs::random);
    for (String name : OF_THE_LIBRARY) {
      families.put(name, maker -> maker.take(LibraryGraphs.named(name)));
    }
    return families;
  }

  /**
   * Reads a named graph, if one is at the cursor.
   *
   * @param vertexLetters how many letters {@code v=} gives, or -1; a path needs no number then
   * @param edgeLetters the same for {@code e=}
   */
  static @Nullable Graph read(TextReader text, int vertexLetters, int edgeLetters) {
    text.skipBlanks();
    int start = text.offset();
    GraphMaker maker = new GraphMaker(text, vertexLetters, edgeLetters);
    if (SIZE.matcher(text.content().strip()).matches()) {
      BoardFamilies.grid(maker);
      return maker.graph();
    }
    Consumer<GraphMaker> family = isEdge(text) ? null : family(text);
    if (family != null && LETTERS.containsValue(family) && EDGE.matcher(text.rest()).find()) {
      family = null; // a vertex of a list of edges, as in p0 p0>p1
    }
    if (family == null) {
      text.moveTo(start);
      return null;
    }
    family.accept(maker);
    return maker.graph();
  }

  /** Whether the first word is an edge, as in {@code K4-K5}: its ends are no names of graphs. */
  private static boolean isEdge(TextReader text) {
    int ahead = 0;
    while (Character.isLetterOrDigit(text.peek(ahead)) || text.peek(ahead) == '_') {
      ahead++;
    }
    return text.peek(ahead) == '-' || text.peek(ahead) == '>';
  }

  private static @Nullable Consumer<GraphMaker> family(TextReader text) {
    StringBuilder letters = new StringBuilder();
    while (Character.isLetter(text.peek())) {
      letters.append(text.next());
    }
    String name = letters.toString().toLowerCase(Locale.ROOT);
    boolean isAtEnd = text.offset() == text.end();
    if (text.atDigit() || text.peek() == '(') {
      Consumer<GraphMaker> ofLetter = LETTERS.get(name);
      if (ofLetter != null) {
        return ofLetter;
      }
    }
    return isAtEnd || Character.isWhitespace(text.peek()) || text.atDigit()
        ? FAMILIES.get(name)
        : null;
  }

  /** Whether a word is the name of a graph or family, perhaps with a number at its end. */
  static boolean isFamily(String word) {
    return family(new TextReader(word)) != null;
  }

  /** The name of a family that a misspelt word may mean. */
  static Optional<String> nearest(String misspelt) {
    return EditDistance.nearest(misspelt.toLowerCase(Locale.ROOT), FAMILIES.keySet());
  }

  /** {@code P4} is a path, {@code P(7,2)} a generalized Petersen graph. */
  private static void letterP(GraphMaker maker) {
    if (maker.text().atDigit()) {
      BasicFamilies.path(maker);
    } else {
      RingFamilies.petersenInBrackets(maker);
    }
  }

  private static void random(GraphMaker maker) {
    TextReader text = maker.text();
    boolean isTree = text.accept("tree");
    int count = (int) text.number("a number of vertices", isTree ? 1 : 0, MOST_RANDOM_VERTICES);
    long pairs = (long) count * (count - 1) / 2;
    int chosen =
        isTree
            ? count - 1
            : (int) text.number("a number of edges", 0, Math.min(MOST_RANDOM_EDGES, pairs));
    if (!text.accept("seed")) {
      throw text.expected("the word seed and a number, so that the text is always the same graph");
    }
    long seed = text.number("a seed", 0, Long.MAX_VALUE);
    maker.take(
        isTree ? LibraryGraphs.randomTree(count, seed) : LibraryGraphs.random(count, chosen, seed));
  }
}
