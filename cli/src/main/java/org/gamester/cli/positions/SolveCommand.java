package org.gamester.cli.positions;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.Predicate;
import org.gamester.analysis.Evaluator;
import org.gamester.analysis.LoopyNimbers;
import org.gamester.analysis.LoopyPositionException;
import org.gamester.analysis.MoveOutcomes;
import org.gamester.analysis.MoveOutcomes.MoveOutcome;
import org.gamester.analysis.OutcomeChooser;
import org.gamester.analysis.Outcomes;
import org.gamester.analysis.Scores;
import org.gamester.analysis.explanation.Explainer;
import org.gamester.cli.command.Answer;
import org.gamester.cli.command.EvaluationCommand;
import org.gamester.cli.command.MisereOption;
import org.gamester.cli.command.OutputOptions;
import org.gamester.cli.command.PositionArguments;
import org.gamester.cli.command.ProgressLine;
import org.gamester.cli.command.RefusedException;
import org.gamester.cli.command.StopMessage;
import org.gamester.cli.output.MovesText;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.values.Fields;
import org.gamester.values.GameTooLargeException;
import org.gamester.values.Outcome;
import org.gamester.values.Player;
import org.gamester.web.answers.Question;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.TypeConversionException;

/** Finds who wins a position, and by which moves. */
@Command(
    name = "solve",
    description = {
      "Find who wins a position or a sum, for either player moving first, and a winning move.",
      "",
      "Under normal play the answer is found by search or by the values of the components, whichever"
          + " is sooner: boards of which 'value' cannot find the value may still be solved. Sums may"
          + " hold positions of different rulesets and values.",
      "",
      "A search that is stopped, by a limit or by Ctrl-C, says what it has decided by then, how many"
          + " first moves are refuted, and the best line so far."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  gamester solve 'clobber(xoxoxoxoxo|oxoxoxoxox)'",
      "  gamester solve --all 'domineering(5x5) + clobber(xo|ox) - ^ + *3'",
      "  gamester solve --line --first right 'nogo(3x4)'",
      "  gamester solve --misere 'kayles(5) + nim(2)'"
    })
public final class SolveCommand extends EvaluationCommand {
  private static final String SCHEMA = "gamester.solve/1";
  private static final int LONGEST_LINE = 500;

  /** Longer lists of moves have a line for each. */
  private static final int SHORT_LIST = 60;

  @Parameters(
      arity = "1..2",
      paramLabel = "POSITION",
      description = "A position or a sum with positions, or RULESET POSITION.")
  private List<String> words = List.of();

  /** How many positions may be reached from one whose loopy Grundy value is given. */
  private static final int MOST_LOOPY = 100_000;

  @Option(names = "--all", description = "Name all winning moves, not one.")
  private boolean all;

  @Option(names = "--line", description = "Show a line of play: the winner wins, the loser delays.")
  private boolean line;

  @Option(
      names = "--first",
      paramLabel = "PLAYER",
      converter = PlayerName.class,
      description = "Ask only for this player moving first: left or right.")
  private @Nullable Player first;

  @Mixin private final MisereOption misere;

  @Mixin private PositionArguments positions = new PositionArguments();

  /** What is being searched. */
  private volatile @Nullable OpenQuestion question;

  /** Reads {@code left} or {@code right}. */
  static final class PlayerName implements ITypeConverter<Player> {
    @Override
    public Player convert(String text) {
      return switch (text.toLowerCase(Locale.ROOT)) {
        case "left" -> Player.LEFT;
        case "right" -> Player.RIGHT;
        default ->
            throw new TypeConversionException("'" + text + "' is not a player: left or right");
      };
    }
  }

  public SolveCommand() {
    misere = new MisereOption();
  }

  public SolveCommand(Question.Solve asked, PositionArguments positions) {
    super(OutputOptions.Format.PLAIN);
    words = List.of(asked.p());
    all = asked.all();
    line = asked.line();
    first = asked.first().orElse(null);
    misere = new MisereOption(asked.misere());
    this.positions = positions;
  }

  @Override
  protected int evaluate() throws Exception {
    Map<String, @Nullable Object> subject = subject(SCHEMA, "position", words);
    Map<Player, Boolean> decided = new ConcurrentSkipListMap<>();
    try (ProgressLine progress = new ProgressLine(err())) {
      Evaluator evaluator = evaluator(progress);
      OutcomeChooser search =
          new OutcomeChooser(
              evaluator,
              true,
              state -> {
                progress.show(searchText(state.evaluated()));
                look();
              });
      return answerKnowing(
          output().json() ? subject : null,
          () -> known(decided, search),
          () -> {
            Position position = positions.read(words, evaluator);
            Convention convention = misere.convention(position);
            Answer answer = answer(position, convention, search, evaluator, decided);
            progress.clear();
            return answer;
          });
    }
  }

  private Answer answer(
      Position position,
      Convention convention,
      OutcomeChooser search,
      Evaluator evaluator,
      Map<Player, Boolean> decided) {
    if (convention != Convention.NORMAL) {
      return byConvention(position, convention, evaluator);
    }
    try {
      return solve(position, search, evaluator, decided);
    } catch (LoopyPositionException e) {
      decided.clear(); // no declaration says that play may return: it is found out
      return byConvention(position, Convention.LOOPY, evaluator);
    }
  }

  private void look() {
    OpenQuestion asked = question;
    if (asked != null) {
      asked.look();
    }
  }

  private static String searchText(long nodes) {
    return StopMessage.counted(nodes, "state") + " searched";
  }

  /**
   * Who wins if a player moves first, and how.
   *
   * @param moves winning moves: all, or one
   * @param drawing the moves that draw
   * @param line a line of play, if one is asked for
   * @param score in play for a score, what Left scores minus what Right scores
   * @param bestMoves the moves after which it is that
   */
  @Fields({
    "wins",
    "draws",
    "winningMoves: moves",
    "drawingMoves: drawing",
    "all",
    "line?",
    "score?",
    "bestMoves?"
  })
  record Solved(
      Player first,
      boolean wins,
      boolean draws,
      List<String> moves,
      List<String> drawing,
      boolean all,
      Optional<List<String>> line,
      boolean canMove,
      Optional<Integer> score,
      Optional<List<String>> bestMoves) {}

  /**
   * What is found.
   *
   * @param states how many states were searched; empty if every position is decided
   */
  @Fields({"position", "impartial", "outcome", "convention", "leftFirst?", "rightFirst?", "states"})
  record SolveResult(
      Position position,
      @Nullable Outcome outcome,
      Convention convention,
      List<Solved> found,
      Optional<Long> states) {

    public boolean impartial() {
      return position.isImpartial();
    }

    public Optional<Solved> leftFirst() {
      return first(Player.LEFT);
    }

    public Optional<Solved> rightFirst() {
      return first(Player.RIGHT);
    }

    private Optional<Solved> first(Player player) {
      return found.stream().filter(solved -> solved.first() == player).findFirst();
    }
  }

  /** What a stopped search has decided, and how far it has come with what is open. */
  private StopMessage.Known known(Map<Player, Boolean> decided, OutcomeChooser search) {
    StringBuilder text = new StringBuilder(searchText(search.nodes()));
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("states", search.nodes());
    decided.forEach(
        (player, wins) -> {
          fields.put(field(player), Map.of("wins", wins));
          text.append("; ")
              .append((wins ? player : player.opponent()).displayName())
              .append(" wins if ")
              .append(player.displayName())
              .append(" moves first");
        });
    OpenQuestion asked = question;
    if (asked == null) {
      return new StopMessage.Known(text.toString(), "", fields);
    }
    fields.putAll(asked.json());
    return new StopMessage.Known(text.toString(), asked.text(), fields);
  }

  /** The field for what is found if a player moves first. */
  static String field(Player first) {
    return first == Player.LEFT ? "leftFirst" : "rightFirst";
  }

  private List<Player> players(Position position) {
    return first != null ? List.of(first) : MovesText.players(position);
  }

  private Answer solve(
      Position position, OutcomeChooser search, Evaluator evaluator, Map<Player, Boolean> decided) {
    List<Solved> found = new ArrayList<>();
    for (Player player : players(position)) {
      question = new OpenQuestion(search, position, player);
      boolean wins = search.wins(position, player);
      question = null;
      decided.put(player, wins);
      List<String> winning = wins ? winningMoves(position, player, search, evaluator) : List.of();
      List<Move> play = line ? search.line(position, player, LONGEST_LINE) : List.of();
      found.add(
          new Solved(
              player,
              wins,
              false,
              winning,
              List.of(),
              all,
              line ? Optional.of(play.stream().map(Move::name).toList()) : Optional.empty(),
              canMove(position, player),
              Optional.empty(),
              Optional.empty()));
    }
    SolveResult result =
        new SolveResult(
            position,
            outcome(position, found),
            Convention.NORMAL,
            found,
            Optional.of(search.nodes()));
    return output().json()
        ? output().found(SCHEMA, result)
        : new Answer.Given(text(result, search));
  }

  /**
   * The names of all winning moves, or of one. Where the moves are too many to be listed, those
   * that the explanation names.
   */
  private List<String> winningMoves(
      Position position, Player player, OutcomeChooser search, Evaluator evaluator) {
    try {
      List<Move> moves =
          all
              ? search.winningMoves(position, player)
              : search.winningMove(position, player).stream().toList();
      return moves.stream().map(Move::name).toList();
    } catch (GameTooLargeException e) {
      return Explainer.of(position, evaluator, false).winning().stream()
          .filter(winning -> winning.player() == player || position.isImpartial())
          .flatMap(winning -> winning.names().stream())
          .limit(all ? Long.MAX_VALUE : 1)
          .toList();
    }
  }

  private static boolean canMove(Position position, Player player) {
    try {
      return !position.moves(player).isEmpty();
    } catch (GameTooLargeException e) {
      return true;
    }
  }

  /** Solves by the outcome of every move: for other conventions, and where play may be drawn. */
  private Answer byConvention(Position position, Convention convention, Evaluator evaluator) {
    if (line) {
      throw new RefusedException("--line is for normal play; this is " + convention.text());
    }
    Outcomes outcomes = new Outcomes(evaluator);
    Outcome outcome = outcomes.of(position, convention);
    List<Solved> found = new ArrayList<>();
    for (Player player : players(position)) {
      MoveOutcomes moves = MoveOutcomes.of(outcomes, position, player, convention);
      Optional<Integer> score =
          convention == Convention.SCORING
              ? Optional.of(outcomes.scores().of(position, player))
              : Optional.empty();
      found.add(solved(moves, outcome, score));
    }
    if (output().json()) {
      return output()
          .found(SCHEMA, new SolveResult(position, outcome, convention, found, Optional.empty()));
    }
    StringBuilder text = new StringBuilder();
    text.append(outcome)
        .append(misere.isGiven() ? " in misere play: " : ": ")
        .append(outcome.inWords())
        .append(".\n");
    found.forEach(
        solved ->
            text.append(
                    solved
                        .score()
                        .map(score -> scored(position, solved, score))
                        .orElseGet(() -> byConvention(position, solved)))
                .append('\n'));
    if (convention == Convention.ENTAILING && !position.mustBeAnswered()) {
      text.append("Value: ")
          .append(ValueAnswers.entailedValue(outcomes.scores().nimber(position)))
          .append(".\n");
    }
    if (convention == Convention.LOOPY && position.isImpartial()) {
      new LoopyNimbers(MOST_LOOPY)
          .ifFew(position)
          .ifPresent(nimber -> text.append("Grundy value: ").append(nimber).append(".\n"));
    }
    return new Answer.Given(text.toString().replace("\n", System.lineSeparator()));
  }

  /** Who scores how much more if a player moves first, and by which moves. */
  private static String scored(Position position, Solved solved, int score) {
    String result =
        Scores.winner(score)
            .map(winner -> winner.displayName() + " wins by " + Math.abs(score))
            .orElse("a draw");
    if (!solved.canMove()) {
      return MovesText.noMove(position, solved.first()) + " The play is over: " + result + ".";
    }
    List<String> best = solved.bestMoves().orElse(List.of());
    List<String> named = solved.all() ? best : best.subList(0, 1);
    return solved.first().displayName()
        + " to move: "
        + result
        + " with "
        + String.join("; ", named)
        + (named.size() < best.size() ? " (one of %d best moves).".formatted(best.size()) : ".");
  }

  private static String byConvention(Position position, Solved solved) {
    String player = MovesText.player(position, solved.first());
    if (!solved.canMove()) {
      return MovesText.noMove(position, solved.first());
    }
    List<String> winning = solved.moves();
    List<String> drawing = solved.drawing();
    if (winning.isEmpty() && drawing.isEmpty()) {
      return player + " to move: every move loses.";
    }
    List<String> good = winning.isEmpty() ? drawing : winning;
    return player
        + " to move "
        + (winning.isEmpty() ? "draws with " : "wins with ")
        + String.join("; ", solved.all() ? good : good.subList(0, 1))
        + ".";
  }

  private Solved solved(MoveOutcomes moves, Outcome outcome, Optional<Integer> score) {
    List<String> winning = names(moves, MoveOutcome::winning);
    return new Solved(
        moves.player(),
        outcome.winsStarting(moves.player()),
        outcome.winner(moves.player()).isEmpty(),
        all || winning.isEmpty() ? winning : winning.subList(0, 1),
        names(moves, MoveOutcome::drawing),
        all,
        Optional.empty(),
        !moves.moves().isEmpty(),
        score,
        score.map(_ -> names(moves, move -> move.score().equals(score))));
  }

  private static List<String> names(MoveOutcomes moves, Predicate<MoveOutcome> which) {
    return moves.moves().stream().filter(which).map(move -> move.move().name()).toList();
  }

  private static @Nullable Outcome outcome(Position position, List<Solved> found) {
    if (position.isImpartial()) {
      return found.getFirst().wins() ? Outcome.N : Outcome.P;
    }
    return found.size() < 2 ? null : Outcome.of(found.getFirst().wins(), found.getLast().wins());
  }

  private String text(SolveResult result, OutcomeChooser search) {
    StringBuilder text = new StringBuilder();
    Position position = result.position();
    Outcome outcome = result.outcome();
    if (outcome != null) {
      text.append(outcome).append(": ").append(outcome.inWords()).append(".\n");
    }
    for (Solved solved : result.found()) {
      text.append(sentence(position, solved)).append('\n');
      List<String> play = solved.line().orElse(List.of());
      if (!play.isEmpty()) {
        text.append("  Line: ")
            .append(line(position, solved.first(), play))
            .append(play.size() == LONGEST_LINE ? "; ..." : "")
            .append('\n');
      }
    }
    text.append(searchText(search.nodes())).append(".\n");
    return text.toString().replace("\n", System.lineSeparator());
  }

  /** The moves of a line, each with its player, unless both have the same moves. */
  static String line(Position position, Player first, List<String> moves) {
    if (position.isImpartial()) {
      return String.join("; ", moves);
    }
    StringBuilder text = new StringBuilder();
    Player mover = first;
    for (String move : moves) {
      text.append(text.isEmpty() ? "" : "; ").append(mover.displayName()).append(' ').append(move);
      mover = mover.opponent();
    }
    return text.toString();
  }

  private String sentence(Position position, Solved solved) {
    String player = MovesText.player(position, solved.first());
    if (!solved.canMove()) {
      return MovesText.noMove(position, solved.first());
    }
    if (!solved.wins()) {
      return player + " to move: every move loses.";
    }
    List<String> moves = solved.moves();
    if (moves.isEmpty()) {
      return player + " to move wins; the moves are too many to be listed.";
    }
    if (!all || moves.size() == 1) {
      return player + " to move wins with " + (all ? "one move: " : "") + moves.getFirst() + ".";
    }
    String head = player + " to move wins with " + moves.size() + " moves:";
    String list = String.join("; ", moves);
    return list.length() > SHORT_LIST
        ? head + "\n  " + String.join("\n  ", moves)
        : head + " " + list + ".";
  }
}
