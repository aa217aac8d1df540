package org.gamester.cli.play;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import org.gamester.analysis.Evaluator;
import org.gamester.analysis.play.Level;
import org.gamester.analysis.play.Participant;
import org.gamester.analysis.play.Play;
import org.gamester.analysis.play.PlayHeader;
import org.gamester.analysis.play.PlayRecord;
import org.gamester.analysis.play.PlayRecordException;
import org.gamester.analysis.play.PlayResult;
import org.gamester.analysis.play.PlayedMove;
import org.gamester.analysis.strategy.ClaimedStrategy;
import org.gamester.cli.command.EvaluationCommand;
import org.gamester.cli.command.LimitedCommand;
import org.gamester.cli.command.MisereOption;
import org.gamester.cli.command.PositionArguments;
import org.gamester.cli.command.RefusedException;
import org.gamester.cli.explanations.ExplainCommand;
import org.gamester.cli.output.Colors;
import org.gamester.cli.output.ExitStatus;
import org.gamester.cli.output.FileReason;
import org.gamester.cli.output.ForceOption;
import org.gamester.cli.output.Interruption;
import org.gamester.cli.output.MovesText;
import org.gamester.cli.output.VisibleText;
import org.gamester.cli.proofs.ClaimOptions;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.TextException;
import org.gamester.values.Outcome;
import org.gamester.values.Player;
import org.gamester.values.Problem;
import org.gamester.values.Watchdog;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plays a game with a person, between two people, or of the program against itself. */
@Command(
    name = "play",
    description = {
      "Play a game: a position of any ruleset, or a sum of positions and values, under the"
          + " convention of its rules.",
      "",
      "At each turn the position is shown, and a person types a move: its name, the beginning of"
          + " its name, or its number in the list that 'moves' prints; in a sum, [2] NAME is a move"
          + " in part 2. 'help' lists what else can be typed: moves, hint, undo, restart, resign,"
          + " save FILE, quit. Moves may also come from a file or a pipe, one a line.",
      "",
      "Levels of the program: perfect makes a winning move where there is one, and otherwise delays"
          + " the end as far as that can be found within the limits; random makes any move;"
          + " teaching plays well, but now and then leaves the opponent something to find, and does"
          + " not say how it stands.",
      "",
      "--prove: you say who wins, and answer every move of the opponent, which the program plays one"
          + " after the other; the proof is complete when none is left without an answer. A claim by"
          + " a pairing, a nim sum, a symmetry, strategy stealing or parity is checked as 'gamester"
          + " prove --claim' does."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  gamester play 'domineering(5x5)' --you left --level perfect",
      "  gamester play 'nim(3+5) - hackenbush(xo) + ^' --you both --first right",
      "  gamester play 'clobber(3x4)' --you none --level perfect,random --seed 7",
      "  gamester play 'tic-tac-toe(3x3)' --level teaching --record game.txt",
      "  gamester play --replay game.txt --continue",
      "  gamester play 'nim(1+2)' --prove --claim first"
    })
public final class PlayCommand extends EvaluationCommand {

  /** Whose moves a person makes. */
  enum You {
    LEFT,
    RIGHT,
    BOTH,
    NONE;

    boolean plays(Player player) {
      return this == BOTH || name().equals(player.name());
    }
  }

  @Parameters(
      arity = "0..2",
      paramLabel = "POSITION",
      description = "A position or a sum with positions, or RULESET POSITION.")
  private List<String> words = List.of();

  @Option(
      names = "--you",
      paramLabel = "left|right|both|none",
      description = "Whose moves a person makes (default: left).")
  private @Nullable You you;

  @Option(
      names = "--first",
      paramLabel = "left|right",
      description = "Who makes the first move (default: left).")
  private @Nullable Player first;

  @Option(
      names = "--level",
      paramLabel = "LEVEL",
      description =
          "How the program plays: perfect (the default), random or teaching; or two levels, Left's"
              + " and Right's, as in perfect,random.")
  private @Nullable String level;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description =
          "A number that decides between equally good moves, so that a play can be repeated; it"
              + " stands in the record.")
  private @Nullable Long seed;

  @Option(
      names = "--draw-after",
      paramLabel = "N",
      defaultValue = "1000",
      description =
          "A play that may be endless is a draw after so many moves (default: ${DEFAULT-VALUE}).")
  private int drawAfter = 1000;

  @Option(
      names = "--record",
      paramLabel = "FILE",
      description = "Write the record of the play to a new file, line by line as it goes on.")
  private @Nullable Path recordFile;

  @Option(
      names = "--replay",
      paramLabel = "FILE",
      description = "Show the play of a record move by move.")
  private @Nullable Path replayFile;

  @Option(
      names = "--continue",
      description =
          "With --replay: go on with that play, and with its record, unless --record names"
              + " another.")
  private boolean continues;

  @Option(
      names = "--prove",
      description = "Prove who wins, by an answer to every move of the opponent.")
  private boolean proves;

  @Mixin private final ClaimOptions claim = new ClaimOptions();

  @Mixin private final ForceOption force = new ForceOption();

  @Mixin private final MisereOption misere = new MisereOption();

  @Mixin private final PositionArguments positions = new PositionArguments();

  @Override
  protected int evaluate() throws Exception {
    refuseMistypedOptions(words);
    refuseContradictions();
    FileReason.refuseUnwritable(recordFile, force, LimitedCommand::unusable);
    try {
      return proves ? prove() : replayFile == null ? playNew() : replay(replayFile);
    } catch (RecordFile.Problem e) {
      return refuse(subject(), new Problem(String.valueOf(e.getMessage())));
    } catch (PlayRecordException e) {
      return refuse(subject(), new Problem(replayFile + ", " + e.getMessage()));
    } catch (RuntimeException e) {
      return refuse(subject(), Problem.of(e));
    }
  }

  private void refuseContradictions() {
    if (claim.isGiven() && !proves) {
      throw unusable("--claim, --by, --symmetry, --strategy and --start need --prove");
    }
    if (proves) {
      refuseWithProve();
    }
    if (words.size() > 2) {
      throw unusable("expected one position, or a ruleset and a position; found " + words.size());
    }
    if (replayFile == null && words.isEmpty()) {
      throw unusable("a position is missing, or --replay with a record");
    }
    if (replayFile != null && !words.isEmpty()) {
      throw unusable("either a position or --replay, not both");
    }
    if (continues && replayFile == null) {
      throw unusable("--continue needs --replay with the record to go on with");
    }
    if (replayFile != null && !continues && (recordFile != null || you != null || level != null)) {
      throw unusable("--you, --level and --record with --replay need --continue");
    }
    if (continues && recordFile == null && (you != null || level != null || seed != null)) {
      throw unusable(
          "with --continue, --you, --level and --seed need --record NEWFILE, which stores them");
    }
    if (replayFile != null && misere.isGiven()) {
      throw unusable(
          "the record of --replay says by which convention it is, so --misere cannot be given");
    }
    if (replayFile != null && first != null) {
      throw unusable("the record of --replay says who is first, so --first cannot be given");
    }
    if (drawAfter < 1) {
      throw unusable("--draw-after needs a positive number, found " + drawAfter);
    }
  }

  private void refuseWithProve() {
    if (you != null
        || first != null
        || level != null
        || seed != null
        || recordFile != null
        || replayFile != null
        || misere.isGiven()) {
      throw unusable(
          "--prove goes without --you, --first, --level, --seed, --misere, --record and --replay:"
              + " the program plays every move of the opponent, whoever starts");
    }
    if (output().json()) {
      throw unusable("--prove is a dialogue; 'gamester prove --claim' answers in JSON");
    }
  }

  private int prove() throws Exception {
    Optional<Outcome> claimed = claim.outcome();
    ClaimedStrategy strategy =
        new ClaimedStrategy(
            step(() -> positions.read(words, new Evaluator())),
            claimed.orElse(Outcome.N),
            claim.kind(),
            claim.symmetry(),
            claim.lines());
    try (Interruption _ = new Interruption()) {
      return new ProveDialogue(
              strategy,
              claimed,
              positions.catalogue(),
              new StandardLines(System.in),
              out(),
              Colors.isConsole(),
              limits(),
              position -> ExplainCommand.text(position, new Evaluator()))
          .run();
    }
  }

  private @Nullable Map<String, @Nullable Object> subject() {
    if (!output().json()) {
      return null;
    }
    Map<String, @Nullable Object> subject = new LinkedHashMap<>();
    subject.put("schema", "gamester.play/1");
    subject.put("event", "refused");
    return subject;
  }

  /** A step of the dialogue, which has the limits to itself. */
  private <T> T step(Callable<T> body) throws Exception {
    return Watchdog.call(limits(), body);
  }

  private int playNew() throws Exception {
    Evaluator evaluator = new Evaluator();
    Position start = step(() -> positions.read(words, evaluator));
    Player starter = first == null ? Player.LEFT : first;
    You whose = you == null ? You.LEFT : you;
    PlayHeader header =
        new PlayHeader(
            step(() -> MovesText.complete(start)),
            starter,
            participant(whose, Player.LEFT),
            participant(whose, Player.RIGHT),
            seed == null ? new SplittableRandom().nextLong(1_000_000) : seed,
            drawAfter,
            misere.isGiven());
    Play play = header.play(start);
    try (PlayRecorder recorder = recordFile == null ? null : newRecord(recordFile, header, play)) {
      PlayOutput output = playOutput();
      output.start(header, play);
      return dialogue(header, play, output, recorder);
    }
  }

  /** A record is begun before anything is said of the play. */
  private PlayRecorder newRecord(Path file, PlayHeader header, Play play)
      throws RecordFile.Problem {
    RecordFile empty;
    try {
      empty =
          force.isGiven()
              ? RecordFile.replace(file)
              : RecordFile.create(file, "--force overwrites it");
    } catch (RecordFile.Problem e) {
      throw unusable(String.valueOf(e.getMessage()));
    }
    return PlayRecorder.start(empty, header, play);
  }

  private Participant participant(You whose, Player player) {
    return whose.plays(player) ? new Participant.Person() : level(player);
  }

  private Level level(Player player) {
    String text = level == null ? "perfect" : level.toLowerCase(Locale.ROOT);
    String[] names = text.split(",", -1);
    String name = names[player == Player.LEFT ? 0 : names.length - 1].strip();
    Optional<Level> found = names.length > 2 ? Optional.empty() : Level.of(name);
    return found.orElseThrow(
        () ->
            unusable(
                "expected a level (perfect, random or teaching), or two joined by a comma; found '"
                    + VisibleText.of(text)
                    + "'"));
  }

  private int replay(Path file) throws Exception {
    try (RecordFile opened = opened(file)) {
      List<String> lines = opened.lines();
      PlayRecord record = PlayRecord.read(lines.iterator());
      Position start = start(record);
      Play play = step(() -> record.replay(start));
      PlayHeader header = changed(record.header());
      PlayOutput output = playOutput();
      if (!continues) {
        show(header, play, output);
        showEnd(play, output);
        return ExitStatus.OK;
      }
      try (PlayRecorder recorder =
          recordFile == null
              ? PlayRecorder.goOn(opened, lines, play)
              : newRecord(recordFile, header, play)) {
        show(header, play, output);
        return dialogue(header, play, output, recorder);
      }
    }
  }

  /** A record that goes on is locked before it is read, so that nobody else adds to it. */
  private RecordFile opened(Path file) {
    try {
      return continues && recordFile == null
          ? RecordFile.toGoOnWith(file)
          : RecordFile.toRead(file);
    } catch (RecordFile.Problem e) {
      throw unusable(String.valueOf(e.getMessage()));
    }
  }

  private Position start(PlayRecord record) throws Exception {
    int line = record.headerLines().getOrDefault("position", 1);
    try {
      return step(() -> positions.read(record.header().position(), new Evaluator()));
    } catch (TextException | RefusedException e) {
      throw new PlayRecordException(line, Problem.of(e).line());
    }
  }

  private PlayHeader changed(PlayHeader header) {
    boolean isChanged = you != null || level != null;
    return new PlayHeader(
        header.position(),
        header.first(),
        isChanged ? participant(you == null ? You.LEFT : you, Player.LEFT) : header.left(),
        isChanged ? participant(you == null ? You.LEFT : you, Player.RIGHT) : header.right(),
        seed == null ? header.seed() : seed,
        header.drawAfter(),
        header.misere());
  }

  private static void show(PlayHeader header, Play play, PlayOutput output) {
    output.start(header, play);
    Position position = play.start();
    Player mover = play.first();
    int number = 1;
    for (PlayedMove move : play.moves()) {
      output.position(number, mover, position);
      output.moved(number, move, header.participant(mover), null);
      position = move.to();
      mover = mover.opponent();
      number++;
    }
  }

  private void showEnd(Play play, PlayOutput output) throws Exception {
    output.position(play.moves().size() + 1, play.mover(), play.position());
    Optional<PlayResult> result = step(play::result);
    if (result.isPresent()) {
      output.ended(result.get(), play.mover(), play.moves().size());
    }
  }

  private PlayOutput playOutput() {
    return output().json() ? new PlayJson(out()) : new PlayText(out(), Colors.isConsole());
  }

  private int dialogue(
      PlayHeader header, Play play, PlayOutput output, @Nullable PlayRecorder recorder)
      throws Exception {
    try (Interruption _ = new Interruption()) {
      return new PlayDialogue(
              header,
              play,
              new StandardLines(System.in),
              output,
              limits(),
              output().gameWriter(),
              recorder)
          .run();
    }
  }
}
