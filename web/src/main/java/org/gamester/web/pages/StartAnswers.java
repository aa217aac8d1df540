package org.gamester.web.pages;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import org.gamester.figures.boards.PositionFigure;
import org.gamester.figures.thermographs.ThermographFigure;
import org.gamester.figures.writing.SvgWriter;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Description;
import org.gamester.rulesets.Ruleset;
import org.gamester.values.notation.GameReader;
import org.gamester.values.thermography.Thermography;
import org.gamester.web.answers.Question;
import org.gamester.web.jobs.Client;
import org.gamester.web.jobs.Scheduler;
import org.jspecify.annotations.Nullable;

/**
 * What the start shows before anything is clicked: a board with its value, and an answer to each of
 * six examples. The page has them in it, so that they are there at once.
 *
 * @param rows the letters of the board, row by row
 * @param value what the board is worth, as it is typed
 * @param outcome the outcome class
 * @param leftMove a winning move of Left's; empty if there is none
 * @param rightMove one of Right's
 * @param examples the answers to the examples
 * @param choices the rulesets
 */
public record StartAnswers(
    List<List<String>> rows,
    String value,
    String outcome,
    String leftMove,
    String rightMove,
    Examples examples,
    List<Choice> choices) {
  /** The board that is clicked first. */
  static final String BOARD = "domineering(...|...|.#.)";

  private static final String CLOBBER = "clobber(xxo|o.x)";
  private static final String SQUARE = "domineering(....|....|....|....)";
  private static final String HOT = "{5||2|-1}";
  private static final int SIDE = 5;

  public StartAnswers {
    rows = rows.stream().map(List::copyOf).toList();
    choices = List.copyOf(choices);
  }

  /**
   * A ruleset that can be chosen.
   *
   * @param words by which it is found, in lower case
   */
  public record Choice(String title, String address, String words) {
    static Choice of(Ruleset ruleset) {
      Description description = ruleset.description();
      List<String> words = new ArrayList<>(List.of(description.id(), description.title()));
      words.addAll(description.aliases());
      description.named().forEach(game -> words.add(game.name()));
      words.add(description.boardKind().word());
      return new Choice(
          description.title(),
          "/explore?p=" + Addresses.encoded(description.example()),
          String.join(" ", words).toLowerCase(Locale.ROOT));
    }
  }

  /**
   * The answers to the examples.
   *
   * @param clobber the picture of a position
   * @param clobberValue what it is worth
   * @param domino the cells of an empty board, row by row: true for those of a domino that wins
   * @param dominoMove what that move is called; empty if no move wins
   * @param thermograph the picture of a thermograph
   * @param table the outcomes of Domineering by rows and columns, as far as they are known
   * @param claims how many statements there are
   * @param papers in how many papers
   */
  public record Examples(
      String clobber,
      String clobberValue,
      List<List<Boolean>> domino,
      String dominoMove,
      String thermograph,
      List<List<String>> table,
      long claims,
      int papers) {
    public Examples {
      domino = domino.stream().map(List::copyOf).toList();
      table = table.stream().map(List::copyOf).toList();
    }

    /** The value whose thermograph is shown. */
    public String hot() {
      return HOT;
    }
  }

  /** Whether everything is answered, so that it need not be asked again. */
  boolean isComplete() {
    return !value.isEmpty()
        && !examples.clobberValue.isEmpty()
        && !examples.dominoMove.isEmpty()
        && examples.claims > 0
        && examples.table.stream().flatMap(List::stream).noneMatch(String::isEmpty);
  }

  /** A value as HTML. */
  public String formula(String text) {
    return ValueHtml.of(text);
  }

  /** What an outcome class means. */
  public String inWords() {
    return switch (outcome) {
      case "L" -> "Left wins, whoever starts";
      case "R" -> "Right wins, whoever starts";
      case "N" -> "the next player wins";
      case "P" -> "the previous player wins";
      default -> "";
    };
  }

  /**
   * Asks for everything.
   *
   * @throws InterruptedException if the calling thread is interrupted while it waits for its turn
   */
  static StartAnswers of(Catalogue catalogue, Scheduler scheduler, Papers papers, Client client)
      throws InterruptedException {
    Asking asking = new Asking(scheduler, client);
    Map<?, ?> value = asking.one(new Question.Value(BOARD));
    Map<?, ?> moves = asking.one(new Question.Moves(BOARD));
    String domino = winner(asking.one(new Question.Moves(SQUARE)), "left");
    List<Papers.Paper> all = papers.all(client);
    return new StartAnswers(
        rowsOf(BOARD),
        field(value.get("game"), "canonicalForm"),
        field(value.get("game"), "outcome"),
        winner(moves, "left"),
        winner(moves, "right"),
        new Examples(
            SvgWriter.interactive(PositionFigure.of(catalogue.readSum(CLOBBER))),
            field(asking.one(new Question.Value(CLOBBER)).get("game"), "canonicalForm"),
            covered(rowsOf(SQUARE), domino),
            domino,
            SvgWriter.interactive(
                ThermographFigure.small(HOT, Thermography.of(GameReader.exact().read(HOT)))),
            asking.table(),
            all.stream().mapToLong(Papers.Paper::claims).sum(),
            all.size()),
        catalogue.rulesets().stream()
            .filter(ruleset -> ruleset.fault().isEmpty())
            .map(Choice::of)
            .toList());
  }

  private record Asking(Scheduler scheduler, Client client) {
    Map<String, @Nullable Object> one(Question question) throws InterruptedException {
      return scheduler.rows(client, question).stream().findFirst().orElse(Map.of());
    }

    List<List<String>> table() throws InterruptedException {
      List<List<String>> table = new ArrayList<>();
      for (int m = 1; m <= SIDE; m++) {
        List<String> row = new ArrayList<>();
        for (int n = 1; n <= SIDE; n++) {
          Map<?, ?> answer = one(new Question.Value("domineering(%dx%d)".formatted(m, n)));
          row.add(field(answer.get("game"), "outcome"));
        }
        table.add(row);
      }
      return table;
    }
  }

  private static List<List<String>> rowsOf(String position) {
    String body = position.substring(position.indexOf('(') + 1, position.length() - 1);
    return List.of(body.split("\\|")).stream().map(row -> List.of(row.split(""))).toList();
  }

  /** The cells that a move such as {@code a4-a3} names. */
  private static List<List<Boolean>> covered(List<List<String>> rows, String move) {
    List<String> cells = List.of(move.split("-"));
    return IntStream.range(0, rows.size())
        .mapToObj(
            r ->
                IntStream.range(0, rows.get(r).size())
                    .mapToObj(c -> cells.contains((char) ('a' + c) + "" + (rows.size() - r)))
                    .toList())
        .toList();
  }

  private static String winner(Map<?, ?> moves, String player) {
    if (moves.get(player) instanceof List<?> list) {
      for (Object move : list) {
        if (move instanceof Map<?, ?> fields && Boolean.TRUE.equals(fields.get("winning"))) {
          return field(fields, "move");
        }
      }
    }
    return "";
  }

  private static String field(@Nullable Object object, String name) {
    return object instanceof Map<?, ?> fields ? Objects.toString(fields.get(name), "") : "";
  }
}
