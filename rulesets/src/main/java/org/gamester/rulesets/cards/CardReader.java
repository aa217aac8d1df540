package org.gamester.rulesets.cards;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.gamester.rulesets.BoardKind;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.TextReader;

/**
 * Reads a ruleset of a few lines: in each a word, a colon and what it says; {@code //} begins a
 * comment.
 *
 * <pre>
 * game:   Clobber
 * board:  grid
 * pieces: . x/o
 * start:  checkerboard
 * each:   xo -> .x in any direction
 * </pre>
 */
final class CardReader {

  private static final int MOST_LINES = 1_000;

  /** The most cells of a pattern. */
  static final int LONGEST_PATTERN = 32;

  private static final String FORBIDDEN = "/|,:()[]{}\"'\\0123456789";
  private static final String SPARE_LETTERS = "#%&$@!?~";
  private static final List<String> SINGLE_KEYS =
      List.of("game", "board", "pieces", "start", "rule", "example", "source");
  private static final List<String> MOVE_KEYS = List.of("left", "right", "each", "both");

  private final TextReader text;
  private final String content;
  private final Map<String, TextReader> given = new LinkedHashMap<>();
  private final List<MoveLine> moveLines = new ArrayList<>();
  private final List<MoveLine> endLines = new ArrayList<>();
  private final EndReader ends = new EndReader(this);
  private final List<Pattern> ofLeft = new ArrayList<>();
  private final List<Pattern> ofRight = new ArrayList<>();
  private String pieces = "";
  private char left = ' ';
  private char right = ' ';
  private BoardKind board = BoardKind.GRID;

  private record MoveLine(String key, TextReader value) {}

  CardReader(TextReader text, String content) {
    this.text = text;
    this.content = content;
  }

  RulesCard read() {
    readLines();
    String title = required("game").content().strip();
    String id = title.toLowerCase(Locale.ROOT).replaceAll("[\\s_]+", "-");
    if (!id.matches("\\p{L}[\\p{L}\\d-]*")) {
      TextReader value = required("game");
      throw value.expected("a name of letters, digits and blanks");
    }
    board = board(required("board"));
    TakingCodes codes = new TakingCodes();
    boolean onHeaps = board == BoardKind.HEAP;
    if (onHeaps) {
      refuse("pieces", "heaps have no pieces");
      refuse("start", "heaps have no start, since a position says how large they are");
    } else {
      readPieces(required("pieces"));
    }
    if (moveLines.isEmpty()) {
      throw text.errorAt(
          content.length(), "expected a line of moves: left:, right:, each: or both:");
    }
    for (MoveLine line : moveLines) {
      if (onHeaps) {
        codes.read(line.key, line.value);
      } else {
        readMove(line);
      }
      TextReader value = line.value;
      value.skipBlanks();
      if (value.offset() < value.end()) {
        throw value.expected(
            onHeaps ? "the end of the line" : "a direction, or the end of the line");
      }
    }
    for (MoveLine line : endLines) {
      ends.read(line.key, line.value.part(line.value.offset(), line.value.end()));
    }
    String letters = onHeaps ? "" : letters();
    boolean isImpartial =
        ends.end().convention() != Convention.ENDING
            && ofLeft.equals(ofRight)
            && codes.code(true).equals(codes.code(false));
    Description description = description(id, title);
    return new RulesCard(
        isImpartial ? description.impartial() : description,
        board,
        letters,
        onHeaps ? ' ' : pieces.charAt(0),
        left,
        right,
        isCheckered(),
        ofLeft,
        ofRight,
        codes.code(true),
        codes.code(false),
        ends.end());
  }

  private Description description(String id, String title) {
    String rule = given.containsKey("rule") ? required("rule").content().strip() : moves();
    String example = given.containsKey("example") ? required("example").content().strip() : usual();
    Description description = Description.of(id, rule, id + "(" + example + ")").title(title);
    return given.containsKey("source")
        ? description.reference(required("source").content().strip())
        : description;
  }

  /** A small position of any game on this board. */
  private String usual() {
    return switch (board) {
      case HEAP -> "5";
      case GRAPH -> "path 4";
      case STRIP -> "1x4";
      default -> "2x3";
    };
  }

  private void readLines() {
    int start = 0;
    int lines = 0;
    while (start < content.length()) {
      int end = content.indexOf('\n', start);
      end = end < 0 ? content.length() : end;
      if (++lines > MOST_LINES) {
        throw text.errorAt(start, "a ruleset may have at most " + MOST_LINES + " lines");
      }
      readLine(start, end);
      start = end + 1;
    }
  }

  private void readLine(int start, int end) {
    int comment = content.indexOf("//", start);
    int last = comment < 0 || comment > end ? end : comment;
    while (last > start && Character.isWhitespace(content.charAt(last - 1))) {
      last--;
    }
    TextReader line = text.part(start, last);
    line.skipBlanks();
    if (line.offset() >= last) {
      return;
    }
    int from = line.offset();
    String key = line.name().toLowerCase(Locale.ROOT);
    line.skipBlanks();
    if (line.peek() != ':' && line.accept("wins")) {
      key += " wins";
    }
    boolean isMove = MOVE_KEYS.contains(key);
    boolean isEnd = EndReader.KEYS.contains(key);
    if (!isMove && !isEnd && !SINGLE_KEYS.contains(key)) {
      throw text.errorAt(
          from,
          "expected one of the words "
              + String.join(", ", SINGLE_KEYS)
              + ", "
              + String.join(", ", MOVE_KEYS)
              + ", "
              + String.join(", ", EndReader.KEYS)
              + (key.isEmpty() ? "" : ", found '" + key + "'"));
    }
    line.skipBlanks();
    line.expect(':');
    line.skipBlanks();
    TextReader value = text.part(line.offset(), last);
    if (isMove) {
      moveLines.add(new MoveLine(key, value));
    } else if (isEnd) {
      endLines.add(new MoveLine(key, value));
    } else if (given.put(key, value) != null) {
      throw text.errorAt(from, "duplicate line " + key + ":");
    }
  }

  private TextReader required(String key) {
    TextReader value = given.get(key);
    if (value == null) {
      throw text.errorAt(content.length(), "expected a line " + key + ":");
    }
    TextReader copy = value.part(value.offset(), value.end());
    copy.skipBlanks();
    if (copy.offset() >= copy.end()) {
      throw copy.errorAt(copy.offset(), "the line " + key + ": is empty");
    }
    return copy;
  }

  /** Refuses a line that says nothing on this board. */
  private void refuse(String key, String why) {
    TextReader value = given.get(key);
    if (value != null) {
      throw value.errorAt(value.offset(), why + "; leave the line " + key + ": out");
    }
  }

  private static BoardKind board(TextReader value) {
    return switch (value.content().strip().toLowerCase(Locale.ROOT)) {
      case "grid" -> BoardKind.GRID;
      case "strip" -> BoardKind.STRIP;
      case "graph" -> BoardKind.GRAPH;
      case "heap", "heaps" -> BoardKind.HEAP;
      default -> throw value.expected("one of the boards grid, strip, graph, heap");
    };
  }

  private boolean isCheckered() {
    if (!given.containsKey("start")) {
      return false;
    }
    TextReader value = required("start");
    return switch (value.content().strip().toLowerCase(Locale.ROOT)) {
      case "empty" -> false;
      case "checkerboard" -> {
        if (left == ' ' || board == BoardKind.GRAPH) {
          throw value.error("a checkerboard needs a grid, and pieces of the players such as x/o");
        }
        yield true;
      }
      default -> throw value.expected("empty or checkerboard");
    };
  }

  private void readPieces(TextReader value) {
    StringBuilder all = new StringBuilder();
    while (value.offset() < value.end()) {
      all.append(piece(value, all));
      if (value.peek() == '/' && value.offset() < value.end()) {
        if (left != ' ') {
          throw value.errorAt(value.offset(), "only one pair of pieces can belong to the players");
        }
        value.next();
        left = all.charAt(all.length() - 1);
        right = piece(value, all);
        all.append(right);
      }
      value.skipBlanks();
    }
    pieces = all.toString();
  }

  private static char piece(TextReader value, StringBuilder before) {
    int place = value.offset();
    if (place >= value.end() || Character.isWhitespace(value.peek())) {
      throw value.errorAt(place, "expected a letter for a piece");
    }
    char letter = value.next();
    if (FORBIDDEN.indexOf(letter) >= 0 || Character.isISOControl(letter)) {
      throw value.errorAt(place, "'" + letter + "' cannot stand for a piece");
    }
    if (before.indexOf(String.valueOf(letter)) >= 0) {
      throw value.errorAt(place, "the piece '" + letter + "' is listed twice");
    }
    return letter;
  }

  /** The letters, one of a cell that no move depends on last. */
  private String letters() {
    char dead = ' ';
    for (int i = pieces.length() - 1; i >= 0; i--) {
      char letter = pieces.charAt(i);
      if (!isRead(letter) && (dead == ' ' || letter == '#')) {
        dead = letter;
      }
    }
    if (dead != ' ') {
      return pieces.replace(String.valueOf(dead), "") + dead;
    }
    for (int i = 0; i < SPARE_LETTERS.length(); i++) {
      if (pieces.indexOf(SPARE_LETTERS.charAt(i)) < 0) {
        return pieces + SPARE_LETTERS.charAt(i);
      }
    }
    throw required("pieces").error("too many special characters stand for pieces");
  }

  private boolean isRead(char letter) {
    for (List<Pattern> patterns : List.of(ofLeft, ofRight)) {
      for (Pattern pattern : patterns) {
        if (pattern.before().indexOf(letter) >= 0 || pattern.neighbours().indexOf(letter) >= 0) {
          return true;
        }
      }
    }
    return ends.end().reads(letter);
  }

  /** What the card is played on. */
  BoardKind board() {
    return board;
  }

  /** Whether the players have pieces of their own. */
  boolean hasPlayers() {
    return left != ' ';
  }

  /** Left's letter, or a blank. */
  char left() {
    return left;
  }

  /** Right's letter, or a blank. */
  char right() {
    return right;
  }

  private String moves() {
    StringBuilder all = new StringBuilder();
    List<MoveLine> lines = new ArrayList<>(moveLines);
    lines.addAll(endLines);
    for (MoveLine line : lines) {
      all.append(all.isEmpty() ? "" : "; ")
          .append(line.key)
          .append(": ")
          .append(line.value.content().strip());
    }
    return all.append('.').toString();
  }

  private void readMove(MoveLine line) {
    TextReader value = line.value;
    int start = value.offset();
    String before = pattern(value);
    value.skipBlanks();
    if (!value.accept("->")) {
      throw value.expected("-> and the cells after the move");
    }
    value.skipBlanks();
    int afterStart = value.offset();
    String after = pattern(value);
    if (after.length() != before.length()) {
      throw value.errorAt(
          afterStart,
          "the move changes %s into %d; both sides must have the same number of cells"
              .formatted(
                  before.length() == 1 ? "1 cell" : before.length() + " cells", after.length()));
    }
    if (after.equals(before)) {
      throw value.errorAt(afterStart, "the move changes nothing");
    }
    if (before.length() > (board == BoardKind.GRAPH ? 2 : LONGEST_PATTERN)) {
      throw value.errorAt(
          start,
          board == BoardKind.GRAPH
              ? "a move on a graph changes one vertex, or two that an edge joins"
              : "a move has at most " + LONGEST_PATTERN + " cells");
    }
    DirectionWords directions =
        DirectionWords.read(value, board, !line.key.equals("both"), before.length() == 1);
    value.skipBlanks();
    boolean needs = false;
    String neighbours = "";
    int place = value.offset();
    boolean isUnless = value.accept("unless");
    if (isUnless || value.accept("if")) {
      needs = !isUnless;
      neighbours = neighbours(value, place);
    }
    add(line, before, after, directions, CardSymmetries.sorted(neighbours), needs, start);
  }

  /** Reads the pieces of a pattern. */
  String pattern(TextReader value) {
    StringBuilder letters = new StringBuilder();
    while (value.offset() < value.end() && !Character.isWhitespace(value.peek())) {
      if (value.peek() == '-' && value.peek(1) == '>') {
        break;
      }
      char letter = value.peek();
      if (pieces.indexOf(letter) < 0) {
        throw value.expected("one of the pieces " + String.join(" ", pieces.split("", -1)).strip());
      }
      letters.append(letter);
      value.next();
    }
    if (letters.isEmpty()) {
      throw value.expected("cells, such as " + pieces.charAt(0));
    }
    return letters.toString();
  }

  private String neighbours(TextReader value, int place) {
    value.skipBlanks();
    if (!value.accept("next")) {
      throw value.expected("next to and pieces");
    }
    value.skipBlanks();
    if (!value.accept("to")) {
      throw value.expected("to and pieces");
    }
    if (board == BoardKind.HEAP) {
      throw value.errorAt(place, "heaps have no neighbours");
    }
    StringBuilder all = new StringBuilder();
    do {
      value.skipBlanks();
      all.append(pattern(value));
      value.skipBlanks();
    } while (value.accept("or"));
    return all.toString();
  }

  private void add(
      MoveLine line,
      String before,
      String after,
      DirectionWords directions,
      String neighbours,
      boolean needs,
      int place) {
    Pattern asLeft = new Pattern(before, after, directions.of(true), neighbours, needs);
    Pattern asRight = new Pattern(before, after, directions.of(false), neighbours, needs);
    switch (line.key) {
      case "left" -> addTo(ofLeft, asLeft, place);
      case "right" -> addTo(ofRight, asRight, place);
      case "both" -> {
        addTo(ofLeft, asLeft, place);
        addTo(ofRight, asLeft, place);
      }
      default -> {
        if (left == ' ') {
          throw text.errorAt(
              place, "a move of each needs pieces of the players, such as pieces: . x/o");
        }
        addTo(ofLeft, asLeft, place);
        addTo(
            ofRight,
            new Pattern(
                CardSymmetries.exchanged(before, left, right),
                CardSymmetries.exchanged(after, left, right),
                asRight.steps(),
                CardSymmetries.sorted(CardSymmetries.exchanged(neighbours, left, right)),
                needs),
            place);
      }
    }
  }

  /** Adds a move, unless a name could not tell it from another one. */
  private void addTo(List<Pattern> patterns, Pattern pattern, int place) {
    Pattern added = pattern.onceOnly();
    for (Pattern other : patterns) {
      if (other.before().equals(added.before()) && !other.after().equals(added.after())) {
        throw text.errorAt(
            place,
            "the same cells are changed by another move of this player: %s -> %s"
                .formatted(other.before(), other.after()));
      }
    }
    patterns.add(added);
  }
}
