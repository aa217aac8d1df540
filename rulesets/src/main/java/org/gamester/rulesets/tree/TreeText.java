package org.gamester.rulesets.tree;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.gamester.rulesets.Alphabet;
import org.gamester.rulesets.TextReader;
import org.jspecify.annotations.Nullable;

/**
 * Reads trees: {@code {0,*|{1|}}}, {@code *{0,*,*3}} (options for both), {@code (x o(x g))} (marked
 * edges), {@code [[],[[]]]} (impartial), and values at the leaves. Brackets may nest to any depth.
 */
final class TreeText {
  private final TextReader text;
  private final Deque<OpenTree> open = new ArrayDeque<>();
  private final Map<GameTree, GameTree> interned = new HashMap<>();

  private TreeText(TextReader text) {
    this.text = text;
  }

  static GameTree read(TextReader text) {
    return new TreeText(text).read();
  }

  private GameTree read() {
    GameTree done = null;
    while (done == null || !open.isEmpty()) {
      if (done != null) {
        open.element().add(done);
      }
      done = open.isEmpty() ? item() : next(open.element());
    }
    return done;
  }

  /** Reads on inside an open bracket: the next complete subtree, or null if one was opened. */
  private @Nullable GameTree next(OpenTree tree) {
    text.skipBlanks();
    if (text.atEnd()) {
      throw text.errorAt(tree.offset(), "this bracket is not closed");
    }
    char c = text.peek();
    if (c == tree.closing()) {
      text.next();
      open.pop();
      return intern(tree.close(text));
    }
    if (tree.closing() == ')') {
      return child(tree);
    }
    if (c == '|' && tree.closing() == '}' && !tree.isStarred()) {
      int bars = 0;
      while (text.peek() == '|') {
        text.next();
        bars++;
      }
      tree.addBars(bars);
      return null;
    }
    if (tree.needsComma()) {
      if (c != ',') {
        throw text.expected(
            "a comma" + (tree.isStarred() ? "" : ", a bar") + " or a closing bracket");
      }
      text.next();
    }
    return item();
  }

  private @Nullable GameTree child(OpenTree tree) {
    tree.nextColour(Alphabet.COLOURS.read(text));
    text.skipBlanks();
    if (text.peek() != '(') {
      return GameTree.ZERO;
    }
    return item();
  }

  /** Reads a leaf, or opens a bracket and gives null. */
  private @Nullable GameTree item() {
    text.skipBlanks();
    int place = text.offset();
    boolean starred = text.peek() == '*' && text.peek(1) == '{';
    if (starred) {
      text.next();
    }
    if (!open.isEmpty() && open.element().closing() == ')' && text.peek() != '(') {
      throw text.expected("a child's own ( ), an edge x, o or g, or )");
    }
    char closing =
        switch (text.peek()) {
          case '{' -> '}';
          case '(' -> ')';
          case '[' -> ']';
          default -> ' ';
        };
    if (closing == ' ' || opensValue()) {
      return intern(GameTree.leaf(LeafText.read(text)));
    }
    text.next();
    open.push(new OpenTree(place, closing, starred));
    return null;
  }

  /** Whether a parenthesis belongs to a value, as in {@code (2+*3)}, and not to marked edges. */
  private boolean opensValue() {
    if (text.peek() != '(' || (!open.isEmpty() && open.element().closing() == ')')) {
      return false;
    }
    int start = text.offset();
    text.next();
    text.skipBlanks();
    char first = text.peek();
    text.moveTo(start);
    return first != ')' && first != '\0' && !Alphabet.COLOURS.has(first);
  }

  private GameTree intern(GameTree tree) {
    GameTree known = interned.putIfAbsent(tree, tree);
    return known == null ? tree : known;
  }

  /** A bracket that is not closed yet, with what was read in it. */
  private static final class OpenTree {
    private static final int MOST_BARS = 100;
    private final int offset;
    private final char closing;
    private final boolean starred;
    private List<GameTree> options = List.of();
    private List<GameTree> rightChildren = List.of();
    private List<List<GameTree>> sides = List.of();
    private List<Integer> bars = List.of();
    private char colour = 'g';

    OpenTree(int offset, char closing, boolean starred) {
      this.offset = offset;
      this.closing = closing;
      this.starred = starred;
    }

    int offset() {
      return offset;
    }

    char closing() {
      return closing;
    }

    boolean isStarred() {
      return starred || closing == ']';
    }

    boolean needsComma() {
      return !options.isEmpty();
    }

    void nextColour(char next) {
      colour = next;
    }

    void addBars(int count) {
      if (bars.isEmpty()) {
        bars = new ArrayList<>(1);
        sides = new ArrayList<>(2);
      }
      bars.add(count);
      sides.add(options);
      options = List.of();
    }

    void add(GameTree option) {
      if (colour != 'o') {
        options = with(options, option);
      }
      if (closing == ')' && colour != 'x') {
        rightChildren = with(rightChildren, option);
      }
    }

    /** Most nodes of deep trees have one option; they get by without a list that can grow. */
    private static List<GameTree> with(List<GameTree> list, GameTree option) {
      if (list.isEmpty()) {
        return List.of(option);
      }
      List<GameTree> growing = list.size() == 1 ? new ArrayList<>(list) : list;
      growing.add(option);
      return growing;
    }

    GameTree close(TextReader text) {
      if (closing == ')') {
        return GameTree.of(options, rightChildren);
      }
      if (isStarred()) {
        return GameTree.of(options, options);
      }
      if (bars.isEmpty()) {
        throw text.errorAt(
            offset,
            "these braces have no bar between the Left and Right options; if both players have the"
                + " same options, write *{ }");
      }
      sides.add(options);
      return fold(0, sides.size(), text).getFirst();
    }

    /** The sides from one up to another, split at the one longest run of bars. */
    private List<GameTree> fold(int from, int to, TextReader text) {
      if (to - from == 1) {
        return sides.get(from);
      }
      int widest = from;
      int count = 0;
      for (int i = from; i < to - 1; i++) {
        if (bars.get(i) > bars.get(widest)) {
          widest = i;
          count = 0;
        }
        count += bars.get(i).equals(bars.get(widest)) ? 1 : 0;
      }
      if (count > 1 || bars.get(widest) > MOST_BARS) {
        throw text.errorAt(
            offset,
            count > 1
                ? "ambiguous braces: %d groups separated by %s"
                    .formatted(count + 1, inWords(bars.get(widest)))
                : "more than " + MOST_BARS + " adjacent bars; use braces inside braces");
      }
      return List.of(GameTree.of(fold(from, widest + 1, text), fold(widest + 1, to, text)));
    }

    private static String inWords(int bars) {
      return switch (bars) {
        case 1 -> "single bars";
        case 2 -> "double bars";
        default -> bars + " bars each";
      };
    }
  }
}
