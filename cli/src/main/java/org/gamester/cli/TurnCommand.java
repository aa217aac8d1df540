package org.gamester.cli;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.gamester.analysis.Evaluator;
import org.gamester.analysis.play.Choice;
import org.gamester.analysis.play.Hint;
import org.gamester.analysis.play.LegalMove;
import org.gamester.analysis.play.Level;
import org.gamester.analysis.play.Participant;
import org.gamester.analysis.play.Play;
import org.gamester.analysis.play.PlayHeader;
import org.gamester.analysis.play.PlayResult;
import org.gamester.analysis.play.ProgramPlayer;
import org.gamester.analysis.play.Selection;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Position;
import org.gamester.values.Limits;
import org.gamester.values.Player;
import org.gamester.web.answers.JsonText;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * Says how a play stands after some moves: whose turn it is, what can be played, who has won; and
 * if asked, the program's move or a hint. The whole play is in the arguments, so nothing is kept
 * between two turns.
 */
@Command(name = "turn")
final class TurnCommand extends EvaluationCommand {
  private static final String SCHEMA = "gamester.turn/1";

  /** The rest of the time is for a machine that is busy, and for the answer. */
  private static final double SHARE_OF_THINKING = 0.6;

  private static final long LEAST_NANOS = 50_000_000;

  @Parameters(arity = "1..*", description = "The position at the start, and the moves made.")
  private List<String> words = List.of();

  @Option(names = "--first", description = "Who makes the first move.")
  private Player first = Player.LEFT;

  @Option(names = "--level", description = "Asks for the program's move, chosen at this level.")
  private @Nullable String level;

  @Option(names = "--seed", description = "Decides between equally good moves.")
  private long seed;

  @Option(names = "--hint", description = "Asks for a hint.")
  private boolean hint;

  @Option(names = "--draw-after", description = "When an endless play is a draw.")
  private int drawAfter = 1000;

  @Mixin private PositionArguments positions;

  @Mixin private MisereOption misere;

  /** Who thinks about the next move of a play. */
  private record Thinking(Play play, ProgramPlayer program) {}

  @Override
  int evaluate() throws Exception {
    long begun = System.nanoTime();
    Map<String, @Nullable Object> subject = new LinkedHashMap<>();
    subject.put("schema", SCHEMA);
    subject.put("start", words.getFirst());
    Level asked = level == null ? null : level(level);
    try (ProgressLine progress = new ProgressLine(err())) {
      Evaluator evaluator = evaluator(progress);
      AtomicReference<@Nullable Thinking> thinking = new AtomicReference<>();
      return answerInSteps(
          subject,
          () ->
              new StopMessage.Known(progressText(evaluator.evaluated()), "", known(thinking.get())),
          () -> {
            Play play = compute(() -> play(evaluator));
            Map<String, @Nullable Object> object = object(play, asked, begun, thinking);
            return new Answer.Given(JsonText.write(object) + System.lineSeparator());
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
    return Map.of("choice", choice(play, best.get(), name));
  }

  /**
   * What is to be said of a play. The program's move is chosen first, so that one is known early if
   * the command is stopped. The program thinks within a part of the time that is left, and on its
   * own: when that is over it makes the best move found so far, so that it always moves.
   */
  private Map<String, @Nullable Object> object(
      Play play, @Nullable Level asked, long begun, AtomicReference<@Nullable Thinking> thinking)
      throws Exception {
    boolean isOpen = compute(() -> play.result().isEmpty());
    @Nullable Choice choice = null;
    if (isOpen && asked != null) {
      ProgramPlayer program = new ProgramPlayer(seed, limits(begun, SHARE_OF_THINKING));
      thinking.set(new Thinking(play, program));
      choice = program.choose(play, asked);
    }
    Map<String, @Nullable Object> object = compute(() -> object(play));
    if (choice != null) {
      object.put("choice", chosen(play, choice));
    }
    if (isOpen && hint) {
      object.put("hint", hint(new ProgramPlayer(seed, limits(begun, 1)).hint(play)));
    }
    return object;
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

  private Level level(String name) {
    Optional<Level> found = Level.of(name.toLowerCase(Locale.ROOT));
    return found.orElseThrow(
        () -> unusable("expected one of the levels perfect, random and teaching"));
  }

  private Play play(Evaluator evaluator) {
    Position start = positions.read(words.getFirst(), evaluator);
    Participant person = new Participant.Person();
    Play play =
        new PlayHeader(words.getFirst(), first, person, person, seed, drawAfter, misere.isGiven())
            .play(start);
    for (String name : words.subList(1, words.size())) {
      String problem = make(play, name);
      if (!problem.isEmpty()) {
        throw new RefusedException(Refusal.of(problem));
      }
    }
    return play;
  }

  /** Makes a move; returns what is wrong with it, empty if nothing. */
  private static String make(Play play, String name) {
    int number = play.moves().size() + 1;
    if (play.result().isPresent()) {
      return "the play is over before move " + number + ", '" + PlayDialogue.visible(name) + "'";
    }
    return switch (play.legalMoves().find(name)) {
      case Selection.One(LegalMove move) -> {
        play.make(move);
        yield "";
      }
      case Selection.Several(List<LegalMove> moves) ->
          "move %d, '%s', may be each of: %s"
              .formatted(number, PlayDialogue.visible(name), names(play, moves));
      case Selection.None(List<LegalMove> nearest) ->
          "move %d, '%s', is not a move of %s here%s"
              .formatted(
                  number,
                  PlayDialogue.visible(name),
                  play.mover().displayName(),
                  nearest.isEmpty() ? "" : "; the nearest are " + names(play, nearest));
    };
  }

  private static String names(Play play, List<LegalMove> moves) {
    return String.join(", ", moves.stream().map(play.legalMoves()::key).toList());
  }

  private static Map<String, @Nullable Object> object(Play play) {
    Map<String, @Nullable Object> object = new LinkedHashMap<>();
    object.put("schema", SCHEMA);
    object.put("start", MovesText.complete(play.start()));
    object.put("convention", play.convention().text());
    object.put("number", play.moves().size() + 1);
    object.put("player", PlayJson.small(play.mover()));
    object.put("position", MovesText.complete(play.position()));
    object.put(
        "played",
        play.moves().stream().map(move -> named(move.name(), move.to(), move.player())).toList());
    Optional<PlayResult> result = play.result();
    object.put("result", result.map(TurnCommand::json).orElse(null));
    List<Map<String, @Nullable Object>> moves = new ArrayList<>();
    for (LegalMove move : play.legalMoves().list()) {
      moves.add(named(play.legalMoves().key(move), move.to(), play.mover()));
    }
    object.put("moves", moves);
    return object;
  }

  private static Map<String, @Nullable Object> named(String name, Position to, Player player) {
    Map<String, @Nullable Object> object = new LinkedHashMap<>();
    object.put("player", PlayJson.small(player));
    object.put("move", name);
    object.put("to", MovesText.complete(to));
    return object;
  }

  private static Map<String, @Nullable Object> chosen(Play play, Choice choice) {
    return choice(play, choice, play.legalMoves().key(choice.move()));
  }

  private static Map<String, @Nullable Object> choice(Play play, Choice choice, String name) {
    Map<String, @Nullable Object> object = named(name, choice.move().to(), play.mover());
    object.put("complete", choice.isComplete());
    object.put("standing", PlayJson.small(choice.standing()));
    return object;
  }

  private List<String> hint(Hint found) {
    return new HintText(found, output().gameWriter()).steps();
  }

  private static Map<String, @Nullable Object> json(PlayResult result) {
    Map<String, @Nullable Object> object = new LinkedHashMap<>();
    object.put("winner", result.winner().map(PlayJson::small).orElse(null));
    object.put("reason", PlayJson.small(result.reason()));
    return object;
  }
}
