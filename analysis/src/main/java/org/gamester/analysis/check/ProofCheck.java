package org.gamester.analysis.check;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.gamester.rulesets.Catalogue;
import org.gamester.values.Computation;
import org.gamester.values.Player;

/**
 * Accepts or refuses a {@link ProofCertificate}, by the rules of the games alone: their texts are
 * read, and their moves are listed. No search, no value and no symmetry is used.
 *
 * <p>A certificate is accepted if its roots are the positions of the questions that its claim asks;
 * if in each node the winner's move is legal and leads to the node that it names, and every option
 * of the loser is the sum of one of the nodes that follow; if a player who has no move has lost
 * under normal play, or won under misere play; and if no node that a winner's root leads to follows
 * itself. By induction over that graph, which has no cycle, the winner of every node then wins it.
 * Where a player need only not lose, the graph may have cycles: it is closed under answers, so that
 * player always has a move, for ever if need be. Nodes and parts that are not used are refused.
 *
 * <p>Cost: the moves of each node once.
 */
public final class ProofCheck {

  private final ProofCertificate certificate;
  private final Catalogue catalogue;
  private final AtomicInteger checked = new AtomicInteger();

  /**
   * @param certificate what is checked
   * @param catalogue the rulesets of the positions
   */
  public ProofCheck(ProofCertificate certificate, Catalogue catalogue) {
    this.certificate = certificate;
    this.catalogue = catalogue;
  }

  /** How many nodes have been checked, for a message about a long check. */
  public int checked() {
    return checked.get();
  }

  /**
   * Checks the certificate.
   *
   * @return why it is refused; empty if it is accepted
   * @throws org.gamester.values.ComputationStopped if the check is stopped
   */
  public Optional<String> run() {
    try {
      CheckedParts parts = new CheckedParts(catalogue, certificate.parts());
      new Run(parts, ClaimQuestions.of(certificate.claim(), parts)).run();
      return Optional.empty();
    } catch (CertificateException e) {
      return Optional.of(e.reason());
    }
  }

  /** A sum, who is to move in it, and whose strategy it belongs to. */
  private record State(List<Integer> sum, Player mover, Player winner) {}

  /** A node on the path that is walked, and how many of its followers have been visited. */
  private static final class Step {
    private final int node;
    private int visited;

    Step(int node) {
      this.node = node;
    }
  }

  /** One check. */
  private final class Run {
    private final CheckedParts parts;
    private final ClaimQuestions claim;
    private final List<ProofNode> nodes = certificate.nodes();
    private final BitSet onPath = new BitSet();
    private final BitSet done = new BitSet();

    Run(CheckedParts parts, ClaimQuestions claim) {
      this.parts = parts;
      this.claim = claim;
    }

    void run() throws CertificateException {
      requireForm();
      List<Question> questions = claim.questions();
      List<Integer> roots = certificate.roots();
      if (questions.size() != roots.size()) {
        throw new CertificateException(
            "the claim needs %d roots; the certificate has %d"
                .formatted(questions.size(), roots.size()));
      }
      for (int i = 0; i < roots.size(); i++) {
        requireIndex(roots.get(i), "the list of roots");
        requireRoot(roots.get(i), questions.get(i));
      }
      for (boolean survives : new boolean[] {false, true}) {
        for (int i = 0; i < roots.size(); i++) {
          if (questions.get(i).survives() == survives) {
            walk(roots.get(i), survives);
          }
        }
      }
      int unreached = done.nextClearBit(0);
      if (unreached < nodes.size()) {
        throw new CertificateException(place(unreached) + " is not reached from a root");
      }
      if (parts.unused() >= 0) {
        throw new CertificateException(
            "the part " + parts.unused() + " is not used: " + parts.text(List.of(parts.unused())));
      }
    }

    /** All indices exist, sums are sorted, and no state has two nodes. */
    private void requireForm() throws CertificateException {
      Map<State, Integer> seen = new HashMap<>();
      for (int i = 0; i < nodes.size(); i++) {
        Computation.poll();
        ProofNode node = nodes.get(i);
        int before = 0;
        for (int part : node.sum()) {
          if (part < 0 || part >= parts.size()) {
            throw new CertificateException("node " + i + ": there is no part " + part);
          }
          if (part < before) {
            throw new CertificateException("node " + i + ": the parts are not in order");
          }
          before = part;
        }
        for (int next : node.next()) {
          requireIndex(next, "node " + i);
        }
        Integer other = seen.put(new State(node.sum(), node.mover(), winner(node)), i);
        if (other != null) {
          throw new CertificateException(place(i) + " is the same position as node " + other);
        }
        parts.use(node.sum());
      }
    }

    private void requireIndex(int index, String where) throws CertificateException {
      if (index < 0 || index >= nodes.size()) {
        throw new CertificateException(where + " refers to node " + index + ", which is missing");
      }
    }

    private void requireRoot(int root, Question question) throws CertificateException {
      ProofNode node = nodes.get(root);
      if (node.mover() != question.starter()
          || !node.sum().equals(parts.sum(question.position()))) {
        throw new CertificateException(
            place(root)
                + " is not the root that the claim needs: "
                + name(question.starter())
                + " to move in "
                + question.position().rules().text(question.position()));
      }
      requireWinner(root, question.winner(), "the claim");
    }

    private void requireWinner(int node, Player winner, String where) throws CertificateException {
      if (winner(nodes.get(node)) != winner) {
        throw new CertificateException(
            "%s needs %s to win node %d, which is won by %s"
                .formatted(where, name(winner), node, name(winner.opponent())));
      }
    }

    private Player winner(ProofNode node) {
      return switch (node) {
        case ProofNode.WinnerMoves _ -> node.mover();
        case ProofNode.LoserMoves _ -> node.mover().opponent();
        case ProofNode.NoMove _ -> claim.isMisere() ? node.mover() : node.mover().opponent();
      };
    }

    /** Checks what a root leads to; nodes that lead back to themselves may be allowed. */
    private void walk(int root, boolean mayReturn) throws CertificateException {
      Deque<Step> path = new ArrayDeque<>();
      enter(root, path, mayReturn);
      while (!path.isEmpty()) {
        Step step = path.element();
        List<Integer> next = nodes.get(step.node).next();
        if (step.visited < next.size()) {
          enter(next.get(step.visited++), path, mayReturn);
        } else {
          path.pop();
          onPath.clear(step.node);
          done.set(step.node);
        }
      }
    }

    private void enter(int node, Deque<Step> path, boolean mayReturn) throws CertificateException {
      if (onPath.get(node)) {
        if (mayReturn) {
          return;
        }
        throw new CertificateException(place(node) + " follows itself: the strategy has a cycle");
      }
      if (!done.get(node)) {
        Computation.pollNow();
        require(node);
        checked.incrementAndGet();
        onPath.set(node);
        path.push(new Step(node));
      }
    }

    private void require(int index) throws CertificateException {
      ProofNode node = nodes.get(index);
      for (int next : node.next()) {
        if (nodes.get(next).mover() == node.mover()) {
          throw new CertificateException(
              place(index) + ": the player to move does not change in node " + next);
        }
        requireWinner(next, winner(node), place(index));
      }
      switch (node) {
        case ProofNode.WinnerMoves winner -> requireMove(index, winner);
        case ProofNode.LoserMoves loser -> requireAllReplies(index, loser);
        case ProofNode.NoMove _ -> requireNoMove(index, node);
      }
    }

    private void requireMove(int index, ProofNode.WinnerMoves node) throws CertificateException {
      if (!node.sum().contains(node.part())) {
        throw new CertificateException(
            place(index) + ": part " + node.part() + " is not in the sum");
      }
      boolean isLegal = false;
      for (PartMove move : parts.moves(node.part(), node.mover())) {
        Computation.poll();
        if (move.move().name().equals(node.move())) {
          isLegal = true;
          if (leadsTo(node.sum(), move, node.to())) {
            return;
          }
        }
      }
      throw new CertificateException(
          "%s: the move '%s' in %s %s"
              .formatted(
                  place(index),
                  node.move(),
                  parts.text(List.of(node.part())),
                  isLegal ? "does not lead to " + place(node.to()) : "is not legal"));
    }

    private boolean leadsTo(List<Integer> sum, PartMove move, int node) {
      return move.isListed() && CheckedParts.after(sum, move).equals(nodes.get(node).sum());
    }

    private void requireAllReplies(int index, ProofNode.LoserMoves node)
        throws CertificateException {
      Set<List<Integer>> answered = new HashSet<>();
      for (int next : node.next()) {
        if (!answered.add(nodes.get(next).sum())) {
          throw new CertificateException(place(index) + " lists node " + next + " twice");
        }
      }
      Set<List<Integer>> options = new HashSet<>();
      for (int part : new HashSet<>(node.sum())) {
        for (PartMove move : parts.moves(part, node.mover())) {
          Computation.poll();
          List<Integer> after = CheckedParts.after(node.sum(), move);
          if (!move.isListed() || !answered.contains(after)) {
            throw new CertificateException(
                place(index) + ": the move " + parts.text(move) + " is not answered");
          }
          options.add(after);
        }
      }
      for (int next : node.next()) {
        if (!options.contains(nodes.get(next).sum())) {
          throw new CertificateException(
              place(index) + ": no move leads to " + place(next) + ", which it lists");
        }
      }
      if (options.isEmpty()) {
        throw new CertificateException(
            place(index) + ": no move is listed, but the play has not been ended either");
      }
    }

    private void requireNoMove(int index, ProofNode node) throws CertificateException {
      for (int part : new HashSet<>(node.sum())) {
        List<PartMove> moves = parts.moves(part, node.mover());
        if (!moves.isEmpty()) {
          throw new CertificateException(
              "%s is given as the end of the play, but %s can play %s"
                  .formatted(place(index), name(node.mover()), parts.text(moves.getFirst())));
        }
      }
    }

    private String place(int index) {
      ProofNode node = nodes.get(index);
      return "node %d (%s to move in %s)"
          .formatted(index, name(node.mover()), parts.text(node.sum()));
    }
  }

  private static String name(Player player) {
    return player == Player.LEFT ? CertificateWriter.LEFT : CertificateWriter.RIGHT;
  }
}
