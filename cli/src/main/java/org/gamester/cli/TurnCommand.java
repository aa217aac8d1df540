package org.gamester.cli;

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
import org.gamester.analysis.play.Play;
import org.gamester.analysis.play.PlayResult;
import org.gamester.analysis.play.ProgramPlayer;
import org.gamester.analysis.play.Selection;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Position;
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

  @Override
  int evaluate() throws Exception {
    Map<String, @Nullable Object> subject = new LinkedHashMap<>();
    subject.put("schema", SCHEMA);
    subject.put("start", words.getFirst());
    Level asked = level == null ? null : level(level);
    try (ProgressLine progress = new ProgressLine(err())) {
      Evaluator evaluator = evaluator(progress);
      ProgramPlayer program = new ProgramPlayer(seed, limits());
      AtomicReference<@Nullable Play> play = new AtomicReference<>();
      return answerKnowing(
          subject,
          () ->
              new HowFar.Known(
                  progressText(evaluator.evaluated()), "", known(play.get(), program.best())),
          () -> answer(evaluator, asked, program, play));
    }
  }

  /** The best move found so far, if the program's move was being chosen when it was stopped. */
  private static Map<String, Object> known(@Nullable Play play, Optional<Choice> best) {
    if (play == null || best.isEmpty()) {
      return Map.of();
    }
    LegalMove move = best.get().move();
    String name =
        play.position() instanceof DisjunctiveSum ? play.legalMoves().key(move) : move.name();
    return Map.of("choice", choice(play, best.get(), name));
  }

  private Level level(String name) {
    Optional<Level> found = Level.of(name.toLowerCase(Locale.ROOT));
    return found.orElseThrow(
        () -> unusable("expected one of the levels perfect, random and teaching"));
  }

  private Answer answer(
      Evaluator evaluator,
      @Nullable Level asked,
      ProgramPlayer program,
      AtomicReference<@Nullable Play> known)
      throws Exception {
    Position start = positions.read(words.getFirst(), evaluator);
    Play play = new Play(start, first, drawAfter);
    for (String name : words.subList(1, words.size())) {
      String problem = make(play, name);
      if (!problem.isEmpty()) {
        return new Answer.Refused(Refusal.of(problem));
      }
    }
    known.set(play);
    return new Answer.Given(JsonText.write(object(play, asked, program)) + System.lineSeparator());
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
              .formatted(number, PlayDialogue.visible(name), names(moves));
      case Selection.None(List<LegalMove> nearest) ->
          "move %d, '%s', is not a move of %s here%s"
              .formatted(
                  number,
                  PlayDialogue.visible(name),
                  play.mover().displayName(),
                  nearest.isEmpty() ? "" : "; the nearest are " + names(nearest));
    };
  }

  private static String names(List<LegalMove> moves) {
    return String.join(", ", moves.stream().map(LegalMove::name).toList());
  }

  /** The move is chosen first, so that one is known early if the command is stopped. */
  private Map<String, @Nullable Object> object(
      Play play, @Nullable Level asked, ProgramPlayer program) throws Exception {
    Map<String, @Nullable Object> choice =
        asked == null || play.result().isPresent()
            ? null
            : chosen(play, program.choose(play, asked));
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
    if (result.isEmpty()) {
      if (choice != null) {
        object.put("choice", choice);
      }
      if (hint) {
        object.put("hint", hint(program.hint(play)));
      }
    }
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
    HintText text = new HintText(found, output().gameWriter());
    List<String> steps = new ArrayList<>();
    for (int step = 1; step <= HintText.STEPS; step++) {
      steps.add(text.step(step));
    }
    return steps;
  }

  private static Map<String, @Nullable Object> json(PlayResult result) {
    Map<String, @Nullable Object> object = new LinkedHashMap<>();
    object.put("winner", result.winner().map(PlayJson::small).orElse(null));
    object.put("reason", PlayJson.small(result.reason()));
    return object;
  }
}
