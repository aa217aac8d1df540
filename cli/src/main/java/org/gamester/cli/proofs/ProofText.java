package org.gamester.cli.proofs;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.gamester.analysis.check.Claim;
import org.gamester.analysis.proofs.Proof;
import org.gamester.analysis.proofs.StrategyGraph;
import org.gamester.cli.output.MovesText;
import org.gamester.rulesets.DisjunctiveSum;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.values.Computation;
import org.gamester.values.Fields;
import org.gamester.values.Outcome;
import org.gamester.values.Player;

/** A proof for a reader: each first move of both players with one answer; or the whole strategy. */
final class ProofText {
  private static final int LONGEST_POSITION = 60;

  private final Proof proof;
  private final StrategyGraph graph;
  private final StringBuilder text = new StringBuilder();
  private boolean isComplete = true;

  ProofText(Proof proof) {
    this.proof = proof;
    this.graph = proof.graph();
  }

  /** What has been proved, on one line. */
  public String headline() {
    String subject = position(proof.roots().getFirst());
    return switch (proof.claim()) {
      case Claim.OfOutcome of -> {
        String convention = of.isMisere() ? " under misere play" : "";
        yield whoWins(of.outcome(), subject + convention) + " (" + of.outcome() + ").";
      }
      case Claim.OfComparison of ->
          capital(of.comparison().words()) + ": " + difference(subject) + ".";
      case Claim.OfValue of -> "The value is " + of.value() + ": " + difference(subject) + ".";
      case Claim.OfDifference of ->
          "Not equal, separated by %s: if %s starts, %s wins %s, but %s wins %s."
              .formatted(
                  brief(of.separator()),
                  of.starter().displayName(),
                  of.winner().displayName(),
                  subject,
                  of.winner().opponent().displayName(),
                  position(proof.roots().getLast()));
    };
  }

  static String whoWins(Outcome outcome, String subject) {
    return switch (outcome) {
      case L -> "Left wins " + subject + ", whoever starts";
      case R -> "Right wins " + subject + ", whoever starts";
      case N -> "The first player wins " + subject;
      case P -> "The second player wins " + subject;
      default -> capital(outcome.inWords()) + ": " + subject;
    };
  }

  /** Who wins the difference, as the roots say. */
  private String difference(String subject) {
    int first = proof.roots().getFirst();
    if (proof.roots().size() == 1) {
      return "%s wins %s if %s starts"
          .formatted(graph.winner(first).displayName(), subject, graph.mover(first).displayName());
    }
    Outcome outcome =
        Outcome.of(
            graph.winner(first) == Player.LEFT,
            graph.winner(proof.roots().getLast()) == Player.RIGHT);
    String words = whoWins(outcome, subject);
    return words.startsWith("The ") ? "the " + words.substring("The ".length()) : words;
  }

  private static String capital(String words) {
    return Character.toUpperCase(words.charAt(0)) + words.substring(1);
  }

  /** Whether nothing follows the last moves that {@link #table} has shown. */
  boolean isComplete() {
    return isComplete;
  }

  /** The headline, and each first move with its answer. */
  String table() {
    line(headline());
    for (int root : proof.roots()) {
      String start =
          proof.claim() instanceof Claim.OfDifference
              ? "%s starts in %s".formatted(graph.mover(root).displayName(), position(root))
              : graph.mover(root).displayName() + " starts";
      line("  " + start + goal(root) + ":");
      if (graph.edges(root).isEmpty()) {
        line("    " + end(root) + ".");
      } else {
        graph
            .answer(root)
            .ifPresentOrElse(opening -> addOpening(opening, root), () -> addReplies(root, "    "));
      }
    }
    return text.toString();
  }

  /** Whose strategy follows, where it need not win. */
  private String goal(int root) {
    return graph.isDrawn(root) ? "; " + graph.winner(root).displayName() + " does not lose" : "";
  }

  /** The moves of the loser, who is to move, each with the winner's answer. */
  private void addReplies(int node, String indent) {
    List<StrategyGraph.Edge> moves = graph.edges(node);
    List<String> firsts = moves.stream().map(move -> move(node, move)).toList();
    int width = MovesText.longest(firsts);
    for (int i = 0; i < moves.size(); i++) {
      Computation.poll();
      int after = moves.get(i).to();
      Optional<StrategyGraph.Edge> reply = graph.answer(after);
      isComplete &= reply.isEmpty() || graph.edges(reply.get().to()).isEmpty();
      String answer = reply.map(edge -> move(after, edge)).orElse("");
      line((indent + "%-" + width + "s   %s").formatted(firsts.get(i), answer).stripTrailing());
    }
  }

  /** The winning first move, and the answers to all moves after it. */
  private void addOpening(StrategyGraph.Edge opening, int node) {
    line("    " + move(node, opening));
    addReplies(opening.to(), "      ");
  }

  /** A move with the player, the part in which it is made, and what it leaves. */
  private String move(int node, StrategyGraph.Edge edge) {
    String part = edge.part().rules().text(edge.part());
    String name = edge.move().name();
    Position whole = graph.position(node);
    Position target = edge.move().to();
    StringBuilder move = new StringBuilder(graph.mover(node).displayName());
    boolean isValue = name.equals(target.rules().text(target));
    if (isValue) {
      move.append(" moves ").append(brief(part)).append(" to ").append(brief(name));
    } else {
      move.append(" plays ").append(name);
      if (whole instanceof DisjunctiveSum) {
        move.append(" in ").append(brief(part));
      }
    }
    Position left = graph.position(edge.to());
    if (!left.equals(DisjunctiveSum.EMPTY) && !(isValue && left.equals(target))) {
      move.append(", which leaves ").append(position(edge.to()));
    }
    if (graph.edges(edge.to()).isEmpty()) {
      move.append(": ").append(end(edge.to()));
    }
    return move.toString();
  }

  private String end(int node) {
    Player mover = graph.mover(node);
    String result = graph.winner(node) == mover ? "wins" : "loses";
    return "%s has no move and %s".formatted(mover.displayName(), result);
  }

  private String position(int node) {
    return brief(graph.position(node).rules().text(graph.position(node)));
  }

  private static String brief(String text) {
    return text.length() <= LONGEST_POSITION
        ? text
        : text.substring(0, LONGEST_POSITION - 3) + "...";
  }

  private void line(String line) {
    text.append(line).append(System.lineSeparator());
  }

  /** A node that is to be written below another. */
  private record Line(int node, int depth, String move) {}

  /** The headline, and the whole strategy; a position that comes again is referred to. */
  String tree() {
    line(headline());
    Set<Integer> written = new HashSet<>();
    Map<Integer, Integer> labels = labels();
    for (int root : proof.roots()) {
      Deque<Line> open = new ArrayDeque<>();
      open.push(
          new Line(
              root,
              0,
              graph.mover(root).displayName() + " starts in " + position(root) + goal(root)));
      while (!open.isEmpty()) {
        Computation.poll();
        Line next = open.pop();
        boolean isNew = written.add(next.node());
        List<StrategyGraph.Edge> moves = graph.edges(next.node());
        line(
            "  ".repeat(Math.min(next.depth(), LONGEST_POSITION) + 1)
                + next.move()
                + note(next.node(), isNew, labels, moves));
        for (int i = moves.size() - 1; i >= 0 && isNew; i--) {
          StrategyGraph.Edge edge = moves.get(i);
          open.push(new Line(edge.to(), next.depth() + 1, move(next.node(), edge)));
        }
      }
    }
    return text.toString();
  }

  private String note(
      int node, boolean isNew, Map<Integer, Integer> labels, List<StrategyGraph.Edge> moves) {
    if (moves.isEmpty()) {
      return "";
    }
    Integer label = labels.get(node);
    if (label == null) {
      return "";
    }
    return isNew ? "   [" + label + "]" : ", as in [" + label + "]";
  }

  /** Numbers for the positions that are reached more than once. */
  private Map<Integer, Integer> labels() {
    Map<Integer, Integer> labels = new LinkedHashMap<>();
    Set<Integer> met = new HashSet<>();
    Deque<Integer> open = new ArrayDeque<>(proof.roots());
    while (!open.isEmpty()) {
      Computation.poll();
      int node = open.pop();
      if (met.add(node)) {
        graph.edges(node).forEach(edge -> open.push(edge.to()));
      } else if (!graph.edges(node).isEmpty()) {
        labels.putIfAbsent(node, labels.size() + 1);
      }
    }
    return labels;
  }

  /**
   * A start of the play.
   *
   * @param winner who wins; empty for a draw
   * @param survivor in a draw, whose strategy not to lose it is
   * @param moves the first moves: {@link Moved} of a starter whose strategy it is, else {@link
   *     Answered}
   */
  @Fields({"position", "starter", "winner?", "survivor?", "moves"})
  record Start(
      String position,
      Player starter,
      Optional<Player> winner,
      Optional<Player> survivor,
      List<Record> moves) {}

  /** A move in a part of the position. */
  record Moved(Position part, Move move, String to) {}

  /** A move of the loser, and the answer of the winner. */
  record Answered(Position part, Move move, String to, Optional<Moved> answer) {}

  /** The first moves and their answers. */
  public List<Start> starts() {
    List<Start> starts = new ArrayList<>();
    for (int root : proof.roots()) {
      boolean isLost = graph.winner(root) != graph.mover(root);
      List<Record> moves =
          graph.edges(root).stream().map(edge -> isLost ? answered(edge) : moved(edge)).toList();
      Optional<Player> winner = Optional.of(graph.winner(root));
      boolean isDrawn = graph.isDrawn(root);
      starts.add(
          new Start(
              text(root),
              graph.mover(root),
              isDrawn ? Optional.empty() : winner,
              isDrawn ? winner : Optional.empty(),
              moves));
    }
    return starts;
  }

  private Moved moved(StrategyGraph.Edge edge) {
    return new Moved(edge.part(), edge.move(), text(edge.to()));
  }

  private Record answered(StrategyGraph.Edge edge) {
    return new Answered(
        edge.part(), edge.move(), text(edge.to()), graph.answer(edge.to()).map(this::moved));
  }

  private String text(int node) {
    return graph.position(node).rules().text(graph.position(node));
  }
}
