package org.gamester.cli.play;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.gamester.analysis.Evaluator;
import org.gamester.analysis.play.Choice;
import org.gamester.analysis.play.Hint;
import org.gamester.analysis.play.LegalMove;
import org.gamester.analysis.play.LegalMoves;
import org.gamester.analysis.play.Level;
import org.gamester.analysis.play.Participant;
import org.gamester.analysis.play.Perfect;
import org.gamester.analysis.play.Play;
import org.gamester.analysis.play.PlayHeader;
import org.gamester.analysis.play.PlayedMove;
import org.gamester.analysis.play.ProgramPlayer;
import org.gamester.analysis.play.RandomMoves;
import org.gamester.analysis.play.Selection;
import org.gamester.analysis.play.Teaching;
import org.gamester.cli.command.Answer;
import org.gamester.cli.command.EvaluationCommand;
import org.gamester.cli.command.OutputOptions;
import org.gamester.cli.command.PositionArguments;
import org.gamester.cli.command.ProgressLine;
import org.gamester.cli.command.RefusedException;
import org.gamester.cli.command.StopMessage;
import org.gamester.cli.output.AnswerFields;
import org.gamester.cli.output.VisibleText;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Position;
import org.gamester.values.Fields;
import org.gamester.values.Limits;
import org.gamester.values.Player;
import org.gamester.web.answers.Question;
import org.jspecify.annotations.Nullable;

/**
 * Says how a play stands after some moves: whose turn it is, what can be played, who has won; and
 * if asked, the program's move or a hint. The whole play is in the arguments, so nothing is kept
 * between two turns.
 */
public final class TurnCommand extends EvaluationCommand {
  private static final String SCHEMA = "gamester.turn/1";

  /** The rest of the time is for a machine that is busy, and for the answer. */
  private static final double SHARE_OF_THINKING = 0.6;

  private static final long LEAST_NANOS = 50_000_000;

  /** When an endless play is a draw. */
  private static final int DRAW_AFTER = 1000;

  private final Question.Turn asked;
  private final PositionArguments positions;

  public TurnCommand(Question.Turn asked, PositionArguments positions) {
    super(OutputOptions.Format.PLAIN);
    this.asked = asked;
    this.positions = positions;
  }

  /** Who thinks about the next move of a play. */
  private record Thinking(Play play, ProgramPlayer program) {}

  @Override
  protected int evaluate() throws Exception {
    long begun = System.nanoTime();
    Map<String, @Nullable Object> subject = subject(SCHEMA, "start", asked.p());
    try (ProgressLine progress = new ProgressLine(err())) {
      Evaluator evaluator = evaluator(progress);
      AtomicReference<@Nullable Thinking> thinking = new AtomicReference<>();
      return answerInSteps(
          subject,
          () ->
              new StopMessage.Known(progressText(evaluator.evaluated()), "", known(thinking.get())),
          () -> {
            Play play = compute(() -> play(evaluator));
            return new Answer.Found(answer(play, begun, thinking));
          });
    }
  }

  /** The best move found so far, if the program's move was being chosen when it was stopped. */
  private static Map<String, Object> known(@Nullable Thinking thinking) {
    Optional<Choice> best = thinking == null ? Optional.empty() : thinking.program().best();
    if (thinking == null || best.isEmpty()) {
      return Map.of();
    }
    Play play = thinking.play();
    LegalMove move = best.get().move();
    String name =
        play.position() instanceof DisjunctiveSum ? play.legalMoves().key(move) : move.name();
    return Map.of("choice", AnswerFields.OF_PLAY.of(Chosen.of(play, best.get(), name)));
  }

  /**
   * What is to be said of a play. The program's move is chosen first, so that one is known early if
   * the command is stopped. The program thinks within a part of the time that is left, and on its
   * own: when that is over it makes the best move found so far, so that it always moves.
   */
  private Map<String, @Nullable Object> answer(
      Play play, long begun, AtomicReference<@Nullable Thinking> thinking) throws Exception {
    boolean isOpen = compute(() -> play.result().isEmpty());
    @Nullable Choice choice = null;
    if (isOpen && asked.level().isPresent()) {
      ProgramPlayer program = new ProgramPlayer(seed(), limits(begun, SHARE_OF_THINKING));
      thinking.set(new Thinking(play, program));
      choice = program.choose(play, level(asked.level().get()));
    }
    Map<String, @Nullable Object> now =
        compute(() -> AnswerFields.OF_PLAY.of(new TurnResult(play)));
    Optional<Hint> hint =
        isOpen && asked.hint()
            ? Optional.of(new ProgramPlayer(seed(), limits(begun, 1)).hint(play))
            : Optional.empty();
    Advice advice =
        new Advice(
            Optional.ofNullable(choice)
                .map(found -> Chosen.of(play, found, play.legalMoves().key(found.move()))),
            hint.map(found -> new HintText(found, output().gameWriter()).steps()),
            hint.map(found -> Hinted.of(play, found)));
    return AnswerFields.OF_PLAY.fields(SCHEMA, now, advice);
  }

  /** The limits of the command with a share of the time that is left. */
  private Limits limits(long begun, double share) {
    Duration time = limits().time();
    if (time == null) {
      return limits();
    }
    double left = share * (time.toNanos() - (System.nanoTime() - begun));
    return new Limits(Duration.ofNanos(Math.max(LEAST_NANOS, (long) left)), limits().memoryBytes());
  }

  private static Level level(Question.Level asked) {
    return switch (asked) {
      case PERFECT -> new Perfect();
      case RANDOM -> new RandomMoves();
      case TEACHING -> new Teaching();
    };
  }

  private long seed() {
    return asked.seed().orElse(0);
  }

  private Play play(Evaluator evaluator) {
    Position start = positions.read(asked.p(), evaluator);
    Player first = asked.first().orElse(Player.LEFT);
    Participant person = new Participant.Person();
    Play play =
        new PlayHeader(asked.p(), first, person, person, seed(), DRAW_AFTER, asked.misere())
            .play(start);
    for (String name : asked.move()) {
      String problem = make(play, name);
      if (!problem.isEmpty()) {
        throw new RefusedException(problem);
      }
    }
    return play;
  }

  /** Makes a move; returns what is wrong with it, empty if nothing. */
  private static String make(Play play, String name) {
    int number = play.moves().size() + 1;
    if (play.result().isPresent()) {
      return "the play is over before move " + number + ", '" + VisibleText.of(name) + "'";
    }
    return switch (play.legalMoves().find(name)) {
      case Selection.One(LegalMove move) -> {
        play.make(move);
        yield "";
      }
      case Selection.Several(List<LegalMove> moves) ->
          "move %d, '%s', may be each of: %s"
              .formatted(number, VisibleText.of(name), names(play, moves));
      case Selection.None(List<LegalMove> nearest) ->
          "move %d, '%s', is not a move of %s here%s"
              .formatted(
                  number,
                  VisibleText.of(name),
                  play.mover().displayName(),
                  nearest.isEmpty() ? "" : "; the nearest are " + names(play, nearest));
    };
  }

  private static String names(Play play, List<LegalMove> moves) {
    return String.join(", ", moves.stream().map(play.legalMoves()::key).toList());
  }

  private static PlayedMove played(Play play, LegalMove move, String name) {
    return new PlayedMove(play.mover(), name, move.to(), move.next(play.mover()));
  }

  /**
   * What the players have scored so far.
   *
   * @param left what Left has
   * @param right what Right has
   */
  record Scored(int left, int right) {}

  /** The position, how it was reached, and the moves from it. */
  @Fields({
    "start: play.start",
    "convention: play.convention",
    "number",
    "player: play.mover",
    "position: play.position",
    "played: play.moves",
    "result: play.result",
    "score?",
    "moves"
  })
  record TurnResult(Play play) {

    /** The number of the next move. */
    public int number() {
      return play.moves().size() + 1;
    }

    /** What has been scored, in play for a score. */
    public Optional<Scored> score() {
      Position position = play.position();
      return play.convention() == Convention.SCORING
          ? Optional.of(new Scored(position.score(Player.LEFT), position.score(Player.RIGHT)))
          : Optional.empty();
    }

    /** The moves that can be made, with the names by which they are. */
    public List<PlayedMove> moves() {
      LegalMoves legal = play.legalMoves();
      return legal.list().stream().map(move -> played(play, move, legal.key(move))).toList();
    }
  }

  @Fields({"choice?", "hint?", "hinted?"})
  private record Advice(
      Optional<Chosen> choice, Optional<List<String>> hint, Optional<Hinted> hinted) {}

  /**
   * What a board shows of a hint, step by step.
   *
   * @param part of a sum, from 1, in which the move is made
   */
  @Fields({"move: move.name", "to: move.to", "standing: hint.choice.standing", "about", "part?"})
  record Hinted(PlayedMove move, Hint hint, Optional<Integer> part) {

    static Hinted of(Play play, Hint hint) {
      boolean isSum = play.position() instanceof DisjunctiveSum;
      return new Hinted(
          played(play, hint.choice().move(), hint.name()),
          hint,
          isSum && hint.component().isPresent()
              ? Optional.of(hint.component().getAsInt() + 1)
              : Optional.empty());
    }

    /** What each sentence of the hint is about. */
    public List<String> about() {
      return hint.components().size() > 1
          ? List.of("who", "where", "what", "why")
          : List.of("who", "what", "why");
    }
  }

  /** The move that the program would make. */
  @Fields({
    "player: move.player",
    "move: move.name",
    "to: move.to",
    "complete: choice.isComplete",
    "standing: choice.standing"
  })
  private record Chosen(PlayedMove move, Choice choice) {

    static Chosen of(Play play, Choice choice, String name) {
      return new Chosen(played(play, choice.move(), name), choice);
    }
  }
}
