package org.gamester.cli.play;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.gamester.analysis.play.LegalMove;
import org.gamester.analysis.play.LegalMoves;
import org.gamester.analysis.play.PlayedMove;
import org.gamester.analysis.play.Selection;
import org.gamester.analysis.strategy.ClaimedStrategy;
import org.gamester.analysis.strategy.Gap;
import org.gamester.analysis.strategy.StrategyTextException;
import org.gamester.analysis.strategy.Symmetry;
import org.gamester.analysis.strategy.Verdict;
import org.gamester.cli.output.CertificateFile;
import org.gamester.cli.output.ExitStatus;
import org.gamester.cli.output.ForceOption;
import org.gamester.cli.output.MovesText;
import org.gamester.cli.output.VisibleText;
import org.gamester.cli.proofs.VerdictCertificate;
import org.gamester.cli.proofs.VerdictText;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Position;
import org.gamester.values.ComputationStopped;
import org.gamester.values.Limits;
import org.gamester.values.Outcome;
import org.gamester.values.Player;
import org.gamester.values.Problem;
import org.gamester.values.Refused;
import org.gamester.values.Watchdog;

/**
 * A student says who wins, and proves it: answers every move of the opponent, or names another kind
 * of strategy. The shortest line that has no answer yet is the next question; a position that has
 * been answered is not asked again. An answer that loses is taken back.
 */
final class ProveDialogue {
  private static final int FAILURES_BEFORE_EXPLANATION = 3;
  private static final int MOST_NAMED = 8;

  static final List<String> HELP =
      List.of(
          "Type who wins: first, second, left or right. Then answer each move of the opponent:",
          "type your move by its name, a beginning of it, or its number in the list. Or type one of",
          "  moves               list the legal moves",
          "  undo                take back your last answer",
          "  claim WHO           claim that another player wins",
          "  by nim-sum          prove it by the nim sum; by parity, by strategy-stealing",
          "  by symmetry [NAME]  mirror or copy each move",
          "  by pairing          type pairs, one a line, and an empty line at the end",
          "  by table            answer move by move again",
          "  start MOVE          the first move, for the other kinds of proof",
          "  explain             the argument that the program has, after three failures",
          "  save FILE           write the certificate, when the proof is complete",
          "  quit                end the program",
          "  help                this list");

  /** An answer: where, by whom, and what. */
  private record Answered(Position position, Player mover, String move) {
    String line() {
      String whose = position.isImpartial() ? "" : mover.displayName() + ": ";
      return whose + MovesText.complete(position) + " -> " + move;
    }
  }

  private final Position start;
  private final Catalogue catalogue;
  private final LineSource lines;
  private final PrintWriter out;
  private final boolean isTerminal;
  private final Limits limits;
  private final Function<Position, String> explanation;
  private final List<Answered> answers = new ArrayList<>();
  private final List<String> others = new ArrayList<>();
  private Optional<Outcome> claim;
  private ClaimedStrategy.Kind kind;
  private Optional<Symmetry> symmetry;
  private Optional<Verdict.Accepted> accepted = Optional.empty();
  private int failures;

  /**
   * @param explanation says why somebody wins a position
   */
  ProveDialogue(
      ClaimedStrategy claimed,
      Optional<Outcome> claim,
      Catalogue catalogue,
      LineSource lines,
      PrintWriter out,
      boolean isTerminal,
      Limits limits,
      Function<Position, String> explanation) {
    this.start = claimed.start();
    this.claim = claim;
    this.kind = claimed.kind();
    this.symmetry = claimed.symmetry();
    this.others.addAll(claimed.lines());
    this.catalogue = catalogue;
    this.lines = lines;
    this.out = out;
    this.isTerminal = isTerminal;
    this.limits = limits;
    this.explanation = explanation;
  }

  private <T> T within(Callable<T> body) throws Exception {
    return Watchdog.call(limits, body);
  }

  /**
   * Asks until the proof is complete, or somebody quits.
   *
   * @return one of {@link ExitStatus}
   */
  int run() throws Exception {
    out.println(
        "Prove who wins " + MovesText.complete(start) + ". 'help' lists what can be typed.");
    try {
      while (step()) {
        out.flush();
      }
    } catch (InterruptedException e) {
      out.println("The proof ends here: interrupted.");
    } catch (ComputationStopped e) {
      out.println("The proof ends here: " + e.getMessage() + ".");
    }
    out.flush();
    return accepted.isPresent() ? ExitStatus.OK : ExitStatus.SOME_FAILED;
  }

  /** Asks for one thing; returns whether there is more to ask. */
  private boolean step() throws Exception {
    if (claim.isEmpty()) {
      return ask("Who wins: first, second, left or right?", Optional.empty());
    }
    Verdict verdict;
    try {
      verdict = within(() -> claimed().check(catalogue));
    } catch (StrategyTextException e) {
      others.clear();
      return ask(String.valueOf(e.getMessage()), Optional.empty());
    }
    switch (verdict) {
      case Verdict.Accepted found -> {
        boolean isNew = accepted.isEmpty();
        accepted = Optional.of(found);
        if (isNew) {
          VerdictText.lines(found).forEach(out::println);
        }
        return ask("The proof is complete. 'save FILE' writes the certificate.", Optional.empty());
      }
      case Verdict.Refused(Gap gap) -> {
        accepted = Optional.empty();
        if (kind == ClaimedStrategy.Kind.TABLE && gap.kind() == Gap.Kind.NO_ANSWER) {
          out.println();
          VerdictText.line(gap).forEach(out::println);
          return ask("Your answer for " + gap.mover().displayName() + "?", Optional.of(gap));
        }
        return failed(verdict, gap);
      }
    }
  }

  private ClaimedStrategy claimed() {
    List<String> written = new ArrayList<>();
    if (kind == ClaimedStrategy.Kind.TABLE) {
      answers.forEach(answer -> written.add(answer.line()));
    }
    written.addAll(others);
    return new ClaimedStrategy(start, claim.orElseThrow(), kind, symmetry, written);
  }

  private boolean failed(Verdict verdict, Gap gap) throws Exception {
    failures++;
    out.println();
    VerdictText.lines(verdict).forEach(out::println);
    if (failures >= FAILURES_BEFORE_EXPLANATION) {
      out.println("Failure " + failures + ": 'explain' shows the argument that the program has.");
    }
    if (kind == ClaimedStrategy.Kind.TABLE && takeBack(gap)) {
      return true;
    }
    if (kind != ClaimedStrategy.Kind.TABLE) {
      kind = ClaimedStrategy.Kind.TABLE;
      symmetry = Optional.empty();
      others.clear();
      return ask("Try another kind of proof, or 'by table'.", Optional.empty());
    }
    claim = Optional.empty();
    out.println("No answer of yours is on this line, so the claim fails.");
    return true;
  }

  /** Takes back the last answer on a line; returns whether there was one. */
  private boolean takeBack(Gap gap) {
    List<Position> before = new ArrayList<>(List.of(start));
    gap.line().forEach(move -> before.add(move.to()));
    for (int i = gap.line().size() - 1; i >= 0; i--) {
      PlayedMove move = gap.line().get(i);
      Position position = before.get(i);
      for (Answered answer : answers) {
        if (answer.position().equals(position)
            && (answer.mover() == move.player() || position.isImpartial())
            && move.player() == gap.mover()) {
          answers.remove(answer);
          out.println(
              "Your answer '%s' in %s is taken back."
                  .formatted(answer.move(), MovesText.complete(position)));
          return true;
        }
      }
    }
    return false;
  }

  /** Asks, and does what is typed; returns whether there is more to ask. */
  private boolean ask(String question, Optional<Gap> gap) throws Exception {
    out.println(question);
    if (isTerminal) {
      out.print("> ");
    }
    out.flush();
    Optional<String> line = lines.next();
    if (line.isEmpty()) {
      return false;
    }
    String typed = line.get().strip();
    int blank = typed.indexOf(' ');
    String word = (blank < 0 ? typed : typed.substring(0, blank)).toLowerCase(Locale.ROOT);
    String rest = blank < 0 ? "" : typed.substring(blank).strip();
    if (word.equals("quit") || word.equals("exit")) {
      return false;
    }
    switch (word) {
      case "" -> {}
      case "help", "?" -> HELP.forEach(out::println);
      case "first", "second", "left", "right" -> claim(word);
      case "claim" -> claim(rest);
      case "by" -> by(rest);
      case "start" -> others.add("start -> " + rest);
      case "undo" -> undo();
      case "explain" -> explain();
      case "save" -> save(rest);
      case "moves" -> gap.ifPresent(this::list);
      default -> answer(typed, gap);
    }
    return true;
  }

  private void claim(String who) {
    Optional<Outcome> claimed = ClaimedStrategy.claim(who);
    if (claimed.isEmpty()) {
      out.println("Type 'claim first', 'claim second', 'claim left' or 'claim right'.");
    } else if (!claimed.equals(claim)) {
      claim = claimed;
      answers.clear();
      accepted = Optional.empty();
    }
  }

  private void by(String words) throws InterruptedException {
    int blank = words.indexOf(' ');
    Optional<ClaimedStrategy.Kind> found =
        ClaimedStrategy.Kind.of(blank < 0 ? words : words.substring(0, blank));
    String rest = blank < 0 ? "" : words.substring(blank).strip();
    Optional<Symmetry> named = Symmetry.of(rest);
    if (found.isEmpty() || (!rest.isEmpty() && named.isEmpty())) {
      out.println(
          "Type 'by' and table, pairing, nim-sum, symmetry, strategy-stealing or parity;"
              + " 'by symmetry' may be followed by half-turn, flip-rows, flip-columns, transpose,"
              + " anti-transpose or copy.");
      return;
    }
    kind = found.get();
    symmetry = named;
    if (kind == ClaimedStrategy.Kind.PAIRING) {
      out.println("Type pairs such as 'a1 <-> b1', and an empty line at the end.");
      out.flush();
      Optional<String> line = lines.next();
      while (line.isPresent() && !line.get().isBlank()) {
        others.add(line.get());
        line = lines.next();
      }
    }
  }

  private void undo() {
    if (answers.isEmpty()) {
      out.println("There is no answer to take back.");
    } else {
      answers.removeLast();
      accepted = Optional.empty();
    }
  }

  private void explain() throws Exception {
    if (failures < FAILURES_BEFORE_EXPLANATION) {
      out.println(
          "The argument is shown after %d failures; there have been %d."
              .formatted(FAILURES_BEFORE_EXPLANATION, failures));
      return;
    }
    try {
      out.print(within(() -> explanation.apply(start)));
    } catch (RuntimeException e) {
      out.println(Problem.of(e).line());
    }
  }

  private void save(String file) {
    if (accepted.isEmpty()) {
      out.println("There is no certificate before the proof is complete.");
      return;
    }
    try {
      CertificateFile.write(
          Path.of(file),
          new ForceOption(),
          to -> VerdictCertificate.write(accepted.get(), catalogue, to));
      out.println("Certificate written to " + file);
    } catch (InvalidPathException e) {
      out.println("'" + VisibleText.of(file) + "' is not the name of a file");
    } catch (IOException e) {
      out.println(e.getMessage());
    } catch (RuntimeException e) {
      if (!(e instanceof Refused)) {
        throw e;
      }
      out.println(e.getMessage());
    }
  }

  private void list(Gap gap) {
    for (LegalMove move : LegalMoves.of(gap.position(), gap.mover()).list()) {
      out.println("%3d  %s".formatted(move.number(), move.name()));
    }
  }

  private void answer(String typed, Optional<Gap> asked) throws Exception {
    if (asked.isEmpty()) {
      out.println("'" + VisibleText.of(typed) + "' is not asked for here; 'help' lists what is.");
      return;
    }
    Gap gap = asked.get();
    LegalMoves legal = within(() -> LegalMoves.of(gap.position(), gap.mover()));
    switch (legal.find(typed)) {
      case Selection.One(LegalMove move) ->
          answers.add(new Answered(gap.position(), gap.mover(), legal.key(move)));
      case Selection.Several(List<LegalMove> several) ->
          out.println(
              "'%s' can be any of %d moves: %s"
                  .formatted(VisibleText.of(typed), several.size(), names(legal, several)));
      case Selection.None(List<LegalMove> nearest) ->
          out.println(
              "%s has no move '%s' here; the nearest: %s"
                  .formatted(
                      gap.mover().displayName(), VisibleText.of(typed), names(legal, nearest)));
    }
  }

  private static String names(LegalMoves legal, List<LegalMove> moves) {
    return String.join("; ", moves.stream().limit(MOST_NAMED).map(legal::key).toList());
  }
}
