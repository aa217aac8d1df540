package org.gamester.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.gamester.rulesets.Rules;
import org.gamester.rulesets.board.BoardGame;
import org.gamester.rulesets.board.GraphGame;
import org.gamester.rulesets.board.StripGame;

/**
 * Texts of small positions of every ruleset of the catalogue, with all that may stand in them:
 * gaps, blanks, blocked cells, isolated vertices, loops, empty heaps. Some texts are refused, as
 * positions that the rules do not allow.
 */
public final class RandomPositions {
  private final Random random;

  public RandomPositions(long seed) {
    this.random = new Random(seed);
  }

  /**
   * A text that {@link Rules#read} may read.
   *
   * @throws IllegalArgumentException if nothing is known of how positions of these rules are
   *     written
   */
  public String text(Rules rules) {
    String id = rules.ruleset().id();
    return switch (id) {
      case "nim" -> sum(() -> number(0, 5)) + (chance(3) ? "+" + number(0, 3) : "");
      case "splittles", "gk", "spawning" -> sum(() -> number(0, 6));
      case "subtraction" -> sum(() -> number(0, 9));
      case "octal" -> octal(rules.text());
      case "mem" -> sum(() -> number(0, 9) + (chance(2) ? " last " + number(1, 4) : ""));
      case "fibonacci-nim" -> sum(() -> number(0, 9) + (chance(2) ? " limit " + number(1, 5) : ""));
      case "take-away" -> sum(() -> number(0, 9) + (chance(2) ? " limit " + number(1, 5) : ""));
      case "dominim" -> sum(() -> number(0, 5) + "/" + number(0, 5));
      case "chessfights", "wythoff" -> sum(() -> pair(0, 5));
      case "cutcake" -> sum(() -> pair(1, 3));
      case "partizan-euclid" -> sum(() -> pair(1, 12));
      case "geography-triple" -> sum(this::triple);
      case "wind-up" -> number(0, 4);
      case "fox-and-geese" -> foxAndGeese();
      case "hare-and-hounds" ->
          oneOf("hounds a2 b1 b3 hare ", "hounds b1 c2 hare ", "hounds c1 c2 c3 hare ")
              + oneOf("e2", "d1", "d2", "d3");
      case "euclid", "erosion" -> sum(() -> pair(1, 12));
      case "kotzig" -> oneOf("@....", "0", "3", "#@...", "..@##", "@#.#.");
      case "graph-nim" -> weightedEdges();
      case "moore-nim" -> number(0, 3) + "+" + number(0, 3) + "+" + number(0, 3);
      case "nim-with-pass" ->
          number(0, 3) + "+" + number(0, 3) + (usesUp(rules) && chance(3) ? " passed" : "");
      case "top-entails" -> number(0, 5) + "+" + number(0, 5) + (chance(2) ? "!" : "");
      case "maze" -> geographyBoard();
      case "silver-dollar" -> coins(rules.text().contains("true"));
      case "treblecross" -> cells("...x", 1, 1, 7);
      case "northcott" -> oneOf("x.o", ".x..o", "xo...", "..o.x", ".xo.");
      case "turning" -> cells("ht", 1, 1, 7);
      case "tartan" -> cells("ht", 3, 3, 7);
      case "battle-sheep" -> sheep();
      case "geography-board" -> geographyBoard();
      case "arc-kayles" ->
          rules.text().contains("weighted")
              ? weightedGraph()
              : chance(2) ? cells(".#", 3, 4, 9) : graph("-", "", "");
      case "partizan-arc-kayles" -> graph("-", "xog", "");
      case "geography-partizan" -> graph("->", "xog", "") + " at 1";
      case "geography" ->
          graph(
                  rules.text().contains("undirected") || rules.text().startsWith("u") ? "-" : "->",
                  "",
                  "")
              + at();
      case "hackenbush" -> sum(this::hackenbush);
      case "chomp" -> chance(2) ? number(1, 3) + "x" + number(1, 4) : partition(4, 3);
      case "young" -> young();
      case "pomax", "poset-game" -> chance(2) ? poset() : young();
      case "avoid-true" -> formula();
      case "geography-words" -> words();
      case "quicksort" -> permutation();
      case "brussels-sprouts" -> sprouts();
      case "tree" -> tree(3);
      case "game-of-y" -> triangle(between(1, 3));
      case "phutball" -> phutball();
      case "shannon-switching" -> switching();
      case "bridg-it" -> number(1, 2);
      case "dots-and-boxes" -> boxes(true);
      case "nimstring" -> chance(2) ? boxes(false) : strings();
      case "strings-and-coins" -> strings() + (chance(3) ? " taken 1:2" : "");
      case "sim" -> sim(between(3, 4));
      case "sprouts" -> oneOf("0", "1", "2", "[0,0]", "[1a1a]", "[0,AB] [AB]");
      case "sylver-coinage" -> oneOf("2,3", "2,5", "3,4", "3,5", "4,5", "3,7", "4,6,7", "5,6,7");
      case "tic-tac-toe" -> falls(rules) ? fallen() : ofBoard(rules);
      case "typed-value" -> typedValue(rules.text());
      default -> ofBoard(rules);
    };
  }

  /** One or two boxes with some lines. */
  private String boxes(boolean hasOwners) {
    boolean isOne = chance(2);
    List<String> lines =
        isOne
            ? List.of("h11", "h21", "v11", "v12")
            : List.of("h11", "h12", "h21", "h22", "v11", "v12", "v13");
    if (hasOwners && chance(4)) {
      return isOne ? "1x1 : h11 h21 v11 v12 x11" : "1x2 : h11 h21 v11 v12 o11";
    }
    List<String> drawn = lines.stream().filter(line -> chance(2)).toList();
    return (isOne ? "1x1" : "1x2") + (drawn.isEmpty() ? "" : " : " + String.join(" ", drawn));
  }

  /** Whether a pass can be used up. */
  private static boolean usesUp(Rules rules) {
    return !rules.text().contains("free");
  }

  private String coins(boolean hasDollar) {
    StringBuilder strip = new StringBuilder(string("..c", between(1, 6)));
    if (hasDollar) {
      strip.setCharAt(random.nextInt(strip.length()), 's');
    }
    return strip.toString();
  }

  private String weightedEdges() {
    StringBuilder text = new StringBuilder();
    for (int i = between(1, 4); i > 0; i--) {
      text.append(number(1, 3)).append('-').append(number(1, 3)).append(':').append(number(0, 2));
      text.append(' ');
    }
    return text + "at " + text.charAt(0);
  }

  private String strings() {
    return oneOf(
        "path 2",
        "path 4",
        "cycle 3",
        "a-g ground g",
        "a-g b-g a-b a-g ground g",
        "a-b b-c a-c c-d");
  }

  private String foxAndGeese() {
    int first = between(1, 3);
    return "geese (3,%d)(4,%d) fox (%d,%d)"
        .formatted(2 * first - 1, 2 * between(1, 4), 1, 2 * between(1, 4) - 1);
  }

  private String ofBoard(Rules rules) {
    if (!(rules instanceof BoardGame game)) {
      throw new IllegalArgumentException("no positions are known of " + rules.text());
    }
    String id = rules.ruleset().id();
    String all = game.alphabet().letters();
    String absent = all.substring(all.length() - 1);
    String letters = id.equals("hex") ? all.replace(absent, "") : all;
    String weighted = letters + letters.charAt(0) + letters.charAt(0);
    if (game instanceof GraphGame && chance(2)) {
      return graph(id.equals("digraph-placement") ? "->" : "-", "", all.replace(absent, ""));
    }
    String extra =
        id.equals("king-dirt") && chance(2) ? number(0, 2) + "," + number(0, 2) + ":" : "";
    String cells =
        game instanceof StripGame
            ? cells(weighted, 1, 1, 8)
            : cells(weighted, 3, 4, letters.length() > 4 ? 6 : 9);
    return extra + (letters.equals(all) && chance(6) ? surrounded(cells, absent) : cells);
  }

  /** The cells on a board of more than 64 cells, all others of which are absent. */
  private String surrounded(String cells, String absent) {
    String left = absent.repeat(random.nextInt(65));
    String right = absent.repeat(65 - left.length());
    return left + cells.replace("|", right + "|" + left) + right;
  }

  /** Whether stones fall to the bottom. */
  private static boolean falls(Rules rules) {
    return rules.text().startsWith("connect-four") || rules.text().contains("drop");
  }

  /** A board on which stones have fallen to the bottom of their columns. */
  private String fallen() {
    int rows = between(1, 3);
    int columns = between(1, 3);
    char[][] cells = new char[rows][columns];
    for (int column = 0; column < columns; column++) {
      int height = between(0, rows);
      for (int row = 0; row < rows; row++) {
        cells[row][column] = rows - row <= height ? letter("xo") : '.';
      }
    }
    List<String> lines = new ArrayList<>();
    for (char[] row : cells) {
      lines.add(new String(row));
    }
    return String.join("|", lines);
  }

  private String oneOf(String... texts) {
    return texts[random.nextInt(texts.length)];
  }

  /** A board of Y: each row is shorter by one cell than the row above it. */
  private String triangle(int rows) {
    List<String> lines = new ArrayList<>();
    for (int row = 0; row < rows; row++) {
      lines.add(string(".xo", rows - row) + "#".repeat(row));
    }
    return String.join("|", lines);
  }

  private String phutball() {
    int length = between(2, 5);
    int ball = random.nextInt(length);
    return string("..m", ball) + "@" + string("..m", length - ball - 1);
  }

  private String switching() {
    int n = between(2, 4);
    StringBuilder text = new StringBuilder("1-" + n + " ");
    for (int i = random.nextInt(5); i > 0; i--) {
      int from = between(1, n);
      int to = between(1, n);
      text.append(from == to ? "" : from + "-" + to + " ");
    }
    return text + "from 1 to " + n;
  }

  private String sim(int n) {
    return "K" + n + " e=" + string("..xo", n * (n - 1) / 2);
  }

  private boolean chance(int of) {
    return random.nextInt(of) == 0;
  }

  private int between(int least, int most) {
    return random.nextInt(least, most + 1);
  }

  private String number(int least, int most) {
    return Integer.toString(between(least, most));
  }

  private char letter(String letters) {
    return letters.charAt(random.nextInt(letters.length()));
  }

  private String sum(Supplier<String> part) {
    return chance(3) ? part.get() + " + " + part.get() : part.get();
  }

  private String pair(int least, int most) {
    return "(" + number(least, most) + "," + number(least, most) + ")";
  }

  private String triple() {
    return letter("AB") + "(" + number(1, 3) + "," + number(1, 3) + "," + number(0, 3) + ")";
  }

  private String octal(String rules) {
    boolean hasRows = rules.startsWith("kayles") || rules.startsWith("dawsons-k");
    return hasRows && chance(2) ? cells("o.", 1, 1, 10) : sum(() -> number(0, 6));
  }

  /** Rows of cells, at most so many of each and in all. */
  private String cells(String letters, int mostRows, int mostColumns, int most) {
    int rows = between(1, mostRows);
    int columns =
        between(1, mostRows == 1 ? most : Math.min(Math.max(mostColumns, 1), most / rows));
    List<String> lines = new ArrayList<>();
    for (int row = 0; row < rows; row++) {
      lines.add(string(letters, columns));
    }
    return String.join("|", lines);
  }

  private String string(String letters, int length) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < length; i++) {
      text.append(letter(letters));
    }
    return text.toString();
  }

  private String sheep() {
    int rows = between(1, 3);
    int columns = between(1, rows == 1 ? 6 : 3);
    List<String> lines = new ArrayList<>();
    for (int row = 0; row < rows; row++) {
      List<String> line = new ArrayList<>();
      for (int column = 0; column < columns; column++) {
        line.add(chance(2) ? "0" : chance(4) ? "#" : number(-3, 3));
      }
      lines.add(String.join(" ", line));
    }
    return String.join("|", lines);
  }

  private String geographyBoard() {
    StringBuilder board = new StringBuilder(cells("...#", 3, 4, 9));
    int place;
    do {
      place = random.nextInt(board.length());
    } while (board.charAt(place) == '|');
    board.setCharAt(place, '@');
    return board.toString();
  }

  /**
   * A graph: by its edges, or by name.
   *
   * @param joints the characters that may join two vertices
   * @param edges the colours of edges; empty if they have none
   * @param vertices the states of vertices; empty if they have none
   */
  private String graph(String joints, String edges, String vertices) {
    int n = between(1, 5);
    StringBuilder text = new StringBuilder();
    for (int vertex = 1; vertex <= n; vertex++) {
      text.append(vertex).append(' ');
    }
    int count = random.nextInt(n + 2);
    for (int i = 0; i < count; i++) {
      int from = between(1, n);
      int to = between(1, n);
      if (from == to && !chance(6)) {
        continue;
      }
      text.append(from).append(letter(joints)).append(to);
      text.append(edges.isEmpty() ? "" : ":" + letter(edges)).append(' ');
    }
    return text.append(vertices.isEmpty() ? "" : "v=" + string(vertices, n)).toString().strip();
  }

  private String weightedGraph() {
    int n = between(1, 4);
    StringBuilder text = new StringBuilder(n + " ");
    IntStream.range(1, n).forEach(v -> text.append(v).append(' '));
    for (int i = random.nextInt(n + 2); i > 0; i--) {
      text.append(between(1, n)).append('-').append(between(1, n)).append(' ');
    }
    text.append("v=");
    IntStream.range(0, n).forEach(v -> text.append(v == 0 ? "" : ",").append(between(0, 3)));
    return text.toString();
  }

  private String at() {
    return " at " + (chance(4) ? "?" : "1");
  }

  private String hackenbush() {
    if (chance(2)) {
      return stalks(6);
    }
    StringBuilder edges = new StringBuilder("0-1:" + letter("xog"));
    for (int i = random.nextInt(6); i > 0; i--) {
      edges
          .append(' ')
          .append(number(0, 3))
          .append('-')
          .append(number(0, 3))
          .append(':')
          .append(letter("xog"));
    }
    return edges.toString();
  }

  private String stalks(int most) {
    StringBuilder text = new StringBuilder(string("xog", between(1, Math.max(1, most / 2))));
    if (most > 2 && chance(2)) {
      text.append('(').append(stalks(most / 2));
      text.append(chance(2) ? ";" + stalks(most / 2) : "").append(')');
    }
    return text.toString();
  }

  private String partition(int rows, int longest) {
    List<String> lengths = new ArrayList<>();
    int length = between(1, longest);
    for (int row = between(1, rows); row > 0; row--) {
      lengths.add(Integer.toString(length));
      length = between(1, length);
    }
    return String.join(",", lengths);
  }

  private String young() {
    if (chance(3)) {
      StringBuilder rows = new StringBuilder();
      int length = between(1, 4);
      for (int row = between(1, 3); row > 0; row--) {
        rows.append(rows.isEmpty() ? "" : "|").append(string("xo", length));
        length = between(1, length);
      }
      return rows.toString();
    }
    return partition(3, 4);
  }

  private String poset() {
    int n = between(1, 6);
    StringBuilder text = new StringBuilder(chance(8) ? "chain" : chance(6) ? "antichain" : "poset");
    if (!text.toString().equals("poset")) {
      return text + " " + string("xog", n);
    }
    for (int i = random.nextInt(n + 2); i > 0; i--) {
      int low = between(1, n);
      int high = between(1, n);
      if (low < high) {
        text.append(' ').append(low).append('<').append(high);
      }
    }
    return text.append(" v=").append(string("xog", n)).toString();
  }

  private String formula() {
    List<String> clauses = new ArrayList<>();
    for (int i = between(1, 3); i > 0; i--) {
      List<String> variables = new ArrayList<>();
      for (int k = between(1, 3); k > 0; k--) {
        String variable = "x" + number(1, 5);
        if (!variables.contains(variable)) {
          variables.add(variable);
        }
      }
      clauses.add("(" + String.join("|", variables) + ")");
    }
    return String.join("&", clauses) + (chance(3) ? " with y" : "");
  }

  private String words() {
    List<String> words = new ArrayList<>();
    for (int i = between(1, 6); i > 0; i--) {
      String word = string("abc", between(1, 3));
      if (!words.contains(word)) {
        words.add(word);
      }
    }
    return String.join(", ", words) + (chance(3) ? "" : " at " + words.getFirst());
  }

  private String permutation() {
    List<String> numbers = new ArrayList<>();
    for (int i = between(1, 7); i > 0; i--) {
      String number = number(-3, 20);
      if (!numbers.contains(number)) {
        numbers.add(number);
      }
    }
    return String.join(" ", numbers);
  }

  private String sprouts() {
    StringBuilder text = new StringBuilder();
    for (int region = between(1, 2); region > 0; region--) {
      List<String> walks = new ArrayList<>();
      for (int walk = between(1, 2); walk > 0; walk--) {
        walks.add(number(1, 3));
      }
      text.append('[').append(String.join(",", walks)).append("] ");
    }
    return text.toString().strip();
  }

  private String tree(int depth) {
    if (depth == 0 || chance(4)) {
      return List.of("0", "1", "*", "^", "-1/2", "{1|-1}", "*2").get(random.nextInt(7));
    }
    return "{" + children(depth) + "|" + children(depth) + "}";
  }

  private String children(int depth) {
    List<String> children = new ArrayList<>();
    for (int i = random.nextInt(3); i > 0; i--) {
      children.add(tree(depth - 1));
    }
    return String.join(",", children);
  }

  private String typedValue(String rules) {
    return switch (rules) {
      case "integer-game", "typed-value{integer}" -> number(-5, 5);
      case "nimber", "typed-value{nimber}" -> number(0, 6);
      case "switch-game", "typed-value{switch}" -> number(0, 4) + " " + number(-4, 4);
      case "up-star", "typed-value{up-star}" -> number(-4, 4) + (chance(2) ? " *" : "");
      default -> number(-9, 9) + "/" + (1 << between(0, 3));
    };
  }
}
