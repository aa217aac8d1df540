package org.gamester.web.pages;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.gamester.figures.boards.PositionFigure;
import org.gamester.figures.writing.SvgWriter;
import org.gamester.rulesets.BoardKind;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.CatalogueEntry;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Parameter;
import org.gamester.rulesets.Partizanship;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.board.PositionNotation;
import org.gamester.values.Player;
import org.gamester.web.answers.Question;
import org.gamester.web.boards.DrawnSize;
import org.gamester.web.jobs.Client;
import org.gamester.web.jobs.Scheduler;
import org.jspecify.annotations.Nullable;

/**
 * What the page of a ruleset, or of a named game, shows.
 *
 * @param entry what it is about
 * @param convention what ends a play, and who has won it then
 * @param players whether both have the same moves
 * @param picture the example as SVG
 * @param move a move in the example; empty if nobody has one
 * @param notation how positions are written
 * @param value what the example is worth, as it is typed; empty if there is no value
 * @param outcome its outcome class; empty if there is no value
 * @param reason why there is no value; otherwise empty
 */
public record RulesetPage(
    CatalogueEntry entry,
    String convention,
    String players,
    String picture,
    Optional<TypicalMove> move,
    PositionNotation notation,
    String value,
    String outcome,
    String reason) {

  /**
   * A move in the example of a ruleset.
   *
   * @param player whose it is; empty if both have it
   * @param name as moves are named
   * @param before the example as SVG
   * @param after the position that the move leads to as SVG
   */
  public record TypicalMove(String player, String name, String before, String after) {}

  private static final int LONGEST_REASON = 300;

  /**
   * Works out what is shown of an entry, except for its value.
   *
   * @throws org.gamester.rulesets.RulesetException if a foreign ruleset gives a wrong example
   */
  static RulesetPage of(CatalogueEntry entry, Catalogue catalogue) {
    Position example = entry.examplePosition(catalogue);
    return new RulesetPage(
        entry,
        Convention.of(example).text(),
        entry.partizanship(catalogue).text(),
        svg(example),
        typicalMove(example),
        PositionNotation.of(entry, example),
        "",
        "",
        "");
  }

  /** With the value of the example. */
  RulesetPage valued(Scheduler scheduler, Client client) throws InterruptedException {
    Map<?, ?> row =
        scheduler.rows(client, new Question.Value(entry.example())).stream()
            .findFirst()
            .orElse(Map.of());
    String value = field(row.get("game"), "canonicalForm");
    String reason = field(row.get("error"), "message").lines().findFirst().orElse("");
    return new RulesetPage(
        entry,
        convention,
        players,
        picture,
        move,
        notation,
        value,
        field(row.get("game"), "outcome"),
        reason.length() > LONGEST_REASON ? reason.substring(0, LONGEST_REASON) + "…" : reason);
  }

  private static String field(@Nullable Object object, String name) {
    return object instanceof Map<?, ?> fields ? Objects.toString(fields.get(name), "") : "";
  }

  private static String svg(Position position) {
    DrawnSize.check(position);
    return SvgWriter.interactive(PositionFigure.of(position));
  }

  /** The first move of Left's in the example, or of Right's if Left has none. */
  private static Optional<TypicalMove> typicalMove(Position example) {
    for (Player player : Player.values()) {
      List<Move> moves = example.moves(player);
      if (!moves.isEmpty()) {
        Move move = moves.getFirst();
        String who = example.isImpartial() ? "" : player == Player.LEFT ? "Left" : "Right";
        return Optional.of(new TypicalMove(who, move.name(), svg(example), svg(move.to())));
      }
    }
    return Optional.empty();
  }

  /** The value as HTML. */
  public String valueHtml() {
    return ValueHtml.of(value);
  }

  /** What the ruleset says of itself. */
  public Description description() {
    return entry.ruleset().description();
  }

  /** The named games of the ruleset. */
  public List<CatalogueEntry> named() {
    return CatalogueEntry.named(entry.ruleset());
  }

  /** The parameters that have a column in the table of named games; one for all if they differ. */
  public List<String> columns() {
    int most = named().stream().mapToInt(game -> split(game).size()).max().orElse(0);
    List<Parameter> parameters = description().parameters();
    return most > parameters.size()
        ? List.of("parameters")
        : parameters.subList(0, most).stream().map(Parameter::name).toList();
  }

  /** What a named game has in these columns. */
  public List<String> cells(CatalogueEntry game) {
    List<String> values = split(game);
    int count = columns().size();
    if (count == 1) {
      return List.of(game.parameters());
    }
    List<String> cells = new ArrayList<>(values);
    cells.addAll(Collections.nCopies(count - values.size(), ""));
    return cells;
  }

  private List<String> split(CatalogueEntry game) {
    String separator = Pattern.quote(String.valueOf(description().parameterSeparator()));
    return Stream.of(game.parameters().split(separator, -1)).map(String::strip).toList();
  }

  /** The address of a position in Explore. */
  public String explore(String position) {
    return "/explore?p=" + Addresses.encoded(position);
  }

  /** The address of a play from the example. */
  public String play() {
    return "/play?p=" + Addresses.encoded(entry.example()) + "&you=left";
  }

  /** The address of a table of the first heaps; empty if positions are not heaps. */
  public String family() {
    String rules = entry.example().substring(0, rulesEnd(entry.example()));
    boolean isOfHeaps =
        description().boardKind() == BoardKind.HEAP
            && entry.example().matches(".*\\(\\d+([+]\\d+)*\\)");
    return isOfHeaps
        ? "/families?of="
            + Addresses.encoded(rules + "(n)")
            + "&n=0..40&show="
            + (players.equals(Partizanship.IMPARTIAL.text()) ? "nimber" : "value")
        : "";
  }

  /** The small positions of the ruleset, each with its rules. */
  public List<String> positions() {
    String example = entry.example();
    int open = example.indexOf('(');
    List<String> positions = new ArrayList<>();
    if (open > 0) {
      description()
          .smallPositions()
          .forEach(
              text -> positions.add(example.substring(0, rulesEnd(example)) + "(" + text + ")"));
    }
    return positions;
  }

  /** Where the position begins in a text such as {@code octal{0.77}(5)}. */
  private static int rulesEnd(String example) {
    int depth = 0;
    for (int i = 0; i < example.length(); i++) {
      switch (example.charAt(i)) {
        case '{' -> depth++;
        case '}' -> depth--;
        case '(' -> {
          if (depth == 0) {
            return i;
          }
        }
        default -> {}
      }
    }
    return example.length();
  }

  /** A sentence on notation as HTML, with what stands between backquotes as code. */
  public String html(String sentence) {
    return ValueHtml.withCode(sentence);
  }
}
