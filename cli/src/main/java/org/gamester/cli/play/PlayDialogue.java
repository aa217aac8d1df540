package org.gamester.cli.play;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.gamester.analysis.LoopyPositionException;
import org.gamester.analysis.play.Choice;
import org.gamester.analysis.play.Hint;
import org.gamester.analysis.play.LegalMove;
import org.gamester.analysis.play.Level;
import org.gamester.analysis.play.Participant;
import org.gamester.analysis.play.Play;
import org.gamester.analysis.play.PlayHeader;
import org.gamester.analysis.play.PlayResult;
import org.gamester.analysis.play.PlayedMove;
import org.gamester.analysis.play.ProgramPlayer;
import org.gamester.analysis.play.Selection;
import org.gamester.cli.output.ExitStatus;
import org.gamester.cli.output.VisibleText;
import org.gamester.values.ComputationStopped;
import org.gamester.values.GameTooLargeException;
import org.gamester.values.Limits;
import org.gamester.values.Player;
import org.gamester.values.Problem;
import org.gamester.values.Watchdog;
import org.gamester.values.notation.GameWriter;
import org.jspecify.annotations.Nullable;

/**
 * Plays a game: asks persons for their moves, lets the program make its own, and says what happens.
 * It knows neither where the lines come from nor how what it says is written.
 */
final class PlayDialogue {
  private static final int MOST_NAMED = 8;

  private final PlayHeader header;
  private final Play play;
  private final LineSource lines;
  private final PlayOutput output;
  private final Limits limits;
  private final GameWriter writer;
  private final ProgramPlayer program;
  private final @Nullable PlayRecorder recorder;

  private boolean isShown;
  private int hintStep;
  private @Nullable Hint hint;

  /**
   * @param limits of each move of the program and each hint
   * @param writer writes the values in hints
   * @param recorder keeps the record; null for none
   */
  PlayDialogue(
      PlayHeader header,
      Play play,
      LineSource lines,
      PlayOutput output,
      Limits limits,
      GameWriter writer,
      @Nullable PlayRecorder recorder) {
    this.header = header;
    this.play = play;
    this.lines = lines;
    this.output = output;
    this.limits = limits;
    this.writer = writer;
    this.program = new ProgramPlayer(header.seed(), limits);
    this.recorder = recorder;
  }

  /**
   * Plays until the play is over, the input ends, or somebody quits.
   *
   * @return one of {@link ExitStatus}
   * @throws RecordFile.Problem if the record cannot be written any more
   */
  int run() throws Exception {
    try {
      while (step()) {
        keep();
      }
      keep();
      return ExitStatus.OK;
    } catch (InterruptedException e) {
      stopped("interrupted");
    } catch (ComputationStopped e) {
      stopped(
          e.reason() == ComputationStopped.Reason.CANCELLED
              ? "interrupted"
              : String.valueOf(e.getMessage()));
    } catch (RecordFile.Problem e) {
      output.stopped(String.valueOf(e.getMessage()), "", record());
    } catch (RuntimeException e) {
      stopped(Problem.of(e).line());
    }
    return ExitStatus.SOME_FAILED;
  }

  private <T> T within(Callable<T> body) throws Exception {
    return Watchdog.call(limits, body);
  }

  /** Does one thing; returns whether there is more to do. */
  private boolean step() throws Exception {
    Optional<PlayResult> result = within(play::result);
    if (result.isPresent()) {
      showResult(result.get());
      if (!hasPerson()) {
        return false;
      }
    } else {
      showPosition();
      if (header.participant(play.mover()) instanceof Level level) {
        Choice choice = program.choose(play, level);
        make(choice.move(), choice);
        return true;
      }
    }
    output.prompt(play.mover());
    Optional<String> line = lines.next();
    if (line.isEmpty()) {
      stopUnlessOver("the input ends");
      return false;
    }
    return answer(line.get().strip(), result.isPresent());
  }

  private boolean hasPerson() {
    return Stream.of(Player.values())
        .anyMatch(player -> header.participant(player) instanceof Participant.Person);
  }

  private void showPosition() {
    if (!isShown) {
      isShown = true;
      output.position(play.moves().size() + 1, play.mover(), play.position());
    }
  }

  private void showResult(PlayResult result) {
    if (!isShown) {
      isShown = true;
      play.noteResult();
      output.position(play.moves().size() + 1, play.mover(), play.position());
      output.ended(result, play.mover(), play.moves().size());
    }
  }

  /** Says why the program ends, if the play is not over. */
  private void stopUnlessOver(String reason) throws Exception {
    if (within(play::result).isEmpty()) {
      stopped(reason);
    }
  }

  private void stopped(String reason) throws RecordFile.Problem {
    keep();
    String file = recorder == null ? "" : recorder.file();
    output.stopped(reason, file, play.moves().isEmpty() ? List.of() : record());
  }

  private List<String> record() {
    return Stream.concat(header.lines().stream(), play.log().stream().map(event -> event.line()))
        .toList();
  }

  private void keep() throws RecordFile.Problem {
    if (recorder != null) {
      recorder.write(play);
    }
  }

  private void make(LegalMove move, @Nullable Choice choice) throws Exception {
    int number = play.moves().size() + 1;
    Participant by = header.participant(play.mover());
    PlayedMove made = within(() -> play.make(move));
    changed();
    output.moved(number, made, by, choice);
  }

  private void changed() {
    isShown = false;
    hint = null;
    hintStep = 0;
  }

  /** Answers a line; returns whether there is more to do. */
  private boolean answer(String line, boolean isOver) throws Exception {
    if (line.isEmpty()) {
      return true;
    }
    int blank = line.indexOf(' ');
    String word = (blank < 0 ? line : line.substring(0, blank)).toLowerCase(Locale.ROOT);
    String rest = blank < 0 ? "" : line.substring(blank).strip();
    if (rest.isEmpty() || word.equals("save") || word.equals("undo")) {
      switch (word) {
        case "quit", "exit" -> {
          stopUnlessOver("as asked");
          return false;
        }
        case "help", "?" -> {
          output.help();
          return true;
        }
        case "undo" -> {
          undo(rest);
          return true;
        }
        case "restart" -> {
          restart();
          return true;
        }
        case "save" -> {
          save(rest);
          return true;
        }
        default -> {
          // A move, or something that is asked of a play that goes on.
        }
      }
    }
    if (isOver) {
      output.refused(
          VisibleText.of(line),
          "The game is over. Type undo, restart, save FILE or quit",
          List.of());
    } else {
      answerWhilePlaying(line, rest.isEmpty() ? word : "");
    }
    return true;
  }

  private void answerWhilePlaying(String line, String word) throws Exception {
    switch (word) {
      case "moves" -> {
        List<LegalMove> list = within(() -> play.legalMoves().list());
        output.moves(play.mover(), list);
      }
      case "hint" -> hint();
      case "resign" -> {
        play.resign(play.mover());
        changed();
      }
      default -> move(line);
    }
  }

  private void move(String typed) throws Exception {
    switch (within(() -> play.legalMoves().find(typed))) {
      case Selection.One(LegalMove move) -> make(move, null);
      case Selection.Several(List<LegalMove> moves) ->
          output.refused(
              VisibleText.of(typed),
              "'%s' can be any of %d moves".formatted(VisibleText.of(typed), moves.size()),
              names(moves));
      case Selection.None(List<LegalMove> nearest) ->
          output.refused(
              VisibleText.of(typed),
              "%s has no move '%s'; 'moves' lists the %d legal ones; the nearest"
                  .formatted(
                      play.mover().displayName(),
                      VisibleText.of(typed),
                      play.legalMoves().list().size()),
              names(nearest));
    }
  }

  private List<String> names(List<LegalMove> moves) {
    return moves.stream().limit(MOST_NAMED).map(play.legalMoves()::key).toList();
  }

  private void undo(String count) {
    int made = play.moves().size();
    int back;
    if (count.isEmpty()) {
      back = movesToTakeBack();
    } else if (count.matches("[0-9]{1,9}") && Integer.parseInt(count) > 0) {
      back = Integer.parseInt(count);
    } else {
      output.refused(
          VisibleText.of(count),
          "'" + VisibleText.of(count) + "' is not a number of moves",
          List.of());
      return;
    }
    if (back < 0 || back > made) {
      String reason =
          back < 0 ? "There is no move to take back" : "Only " + made + " moves have been made";
      output.refused(("undo " + count).strip(), reason, List.of());
      return;
    }
    play.undo(back);
    changed();
    output.undone(back);
  }

  /** How many moves lead back to the last choice of a person; -1 if there is none. */
  private int movesToTakeBack() {
    if (play.isResigned()) {
      return 0;
    }
    for (int i = play.moves().size() - 1; i >= 0; i--) {
      if (header.participant(play.moves().get(i).player()) instanceof Participant.Person) {
        return play.moves().size() - i;
      }
    }
    return -1;
  }

  private void restart() {
    play.restart();
    changed();
    output.restarted();
  }

  private void save(String file) {
    if (file.isEmpty()) {
      output.refused("save", "'save' needs the name of a file", List.of());
      return;
    }
    try (PlayRecorder saved =
        PlayRecorder.start(
            RecordFile.create(Path.of(file), "another name is needed"), header, play)) {
      output.saved(saved.file());
    } catch (RecordFile.Problem e) {
      output.refused("save " + VisibleText.of(file), String.valueOf(e.getMessage()), List.of());
    } catch (InvalidPathException e) {
      output.refused(
          "save " + VisibleText.of(file),
          "'" + VisibleText.of(file) + "' is not the name of a file",
          List.of());
    }
  }

  private void hint() throws Exception {
    try {
      if (hint == null) {
        hint = program.hint(play);
      }
    } catch (ComputationStopped e) {
      if (e.reason() == ComputationStopped.Reason.CANCELLED) {
        throw e;
      }
      output.refused("hint", "No hint within the limits: " + e.getMessage(), List.of());
      return;
    } catch (LoopyPositionException | GameTooLargeException e) {
      output.refused("hint", "No hint: " + e.getMessage(), List.of());
      return;
    }
    List<String> steps = new HintText(hint, writer).steps();
    hintStep = Math.min(hintStep + 1, steps.size());
    output.hint(hintStep, steps.size(), steps.get(hintStep - 1));
  }
}
