package org.gamester.analysis.proofs;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.values.Computation;
import org.gamester.values.Player;

/**
 * Strategies of the winners of some positions, as one graph with shared nodes: one move where the
 * winner is to move, every option where the loser is.
 *
 * <p>Who wins a root is searched; below it, who wins a node follows from the node before, except
 * where the winner chooses. The winner prefers a move to a node that the graph has already; among
 * others, one after which the opponent has few moves, which keeps the graph small. The smallest
 * graph is not looked for.
 *
 * <p>Cost: one list of moves for each node, and one search for each move that the winner tries.
 */
public final class StrategyGraph {

  /**
   * A node.
   *
   * @param moves the moves that are followed, and the nodes after them in the same order
   */
  record Node(Turn turn, Player winner, List<SumMove> moves, List<Integer> next) {
    boolean isChoice() {
      return winner == turn.mover() && !moves.isEmpty();
    }
  }

  /**
   * A move from a node.
   *
   * @param move the move in its part
   * @param part the part in which it is made
   * @param to the node after it
   */
  public record Edge(Move move, Position part, int to) {}

  private final Winners winners;
  private final SumParts parts = new SumParts();
  private final List<Node> nodes = new ArrayList<>();
  private final Map<Turn, Integer> numbers = new HashMap<>();
  private final Deque<Integer> waiting = new ArrayDeque<>();
  private volatile int size;
  private volatile int open;

  /**
   * @param winners finds who wins, under the convention of the proof
   */
  public StrategyGraph(Winners winners) {
    this.winners = winners;
  }

  /**
   * Adds the strategy of whoever wins a position when {@code starter} starts.
   *
   * @return the node of the position
   * @throws org.gamester.values.ComputationStopped if the search is stopped
   */
  public int add(Position position, Player starter) {
    Turn turn = new Turn(parts.sum(position), starter);
    Integer known = numbers.get(turn);
    if (known != null) {
      return known;
    }
    boolean wins = winners.wins(parts.position(turn.sum()), starter);
    int root = node(turn, wins ? starter : starter.opponent());
    while (!waiting.isEmpty()) {
      Computation.pollNow();
      expand(waiting.pop());
      open = waiting.size();
    }
    return root;
  }

  /** The node of a turn; a new one waits until its moves are listed. */
  private int node(Turn turn, Player winner) {
    Integer known = numbers.get(turn);
    if (known != null) {
      return known;
    }
    int number = nodes.size();
    nodes.add(new Node(turn, winner, List.of(), List.of()));
    numbers.put(turn, number);
    waiting.push(number);
    size = nodes.size();
    return number;
  }

  private void expand(int number) {
    Node node = nodes.get(number);
    List<SumMove> moves = parts.moves(node.turn());
    if (node.winner() == node.turn().mover() && !moves.isEmpty()) {
      moves = List.of(choice(node, moves));
    }
    Player opponent = node.turn().mover().opponent();
    List<Integer> next = new ArrayList<>(moves.size());
    for (SumMove move : moves) {
      next.add(node(new Turn(move.to(), opponent), node.winner()));
    }
    nodes.set(number, new Node(node.turn(), node.winner(), moves, List.copyOf(next)));
  }

  private SumMove choice(Node node, List<SumMove> moves) {
    record Candidate(SumMove move, Turn after, int replies) {}
    Player winner = node.winner();
    List<Candidate> candidates = new ArrayList<>(moves.size());
    for (SumMove move : moves) {
      Turn after = new Turn(move.to(), winner.opponent());
      Integer known = numbers.get(after);
      if (known == null) {
        candidates.add(new Candidate(move, after, parts.countOfMoves(after)));
      } else if (nodes.get(known).winner() == winner) {
        return move;
      }
    }
    candidates.sort(Comparator.comparingInt(Candidate::replies));
    for (Candidate candidate : candidates) {
      Computation.pollNow();
      if (!winners.wins(parts.position(candidate.move().to()), winner.opponent())) {
        return candidate.move();
      }
    }
    throw new IllegalStateException(
        winner + " has no winning move in " + parts.position(node.turn().sum()));
  }

  /** How many nodes there are; may be asked by another thread while the graph grows. */
  public int size() {
    return size;
  }

  /** How many nodes wait for their moves. */
  public int open() {
    return open;
  }

  /** Who wins from a node on. */
  public Player winner(int node) {
    return nodes.get(node).winner();
  }

  /** Who is to move in a node. */
  public Player mover(int node) {
    return nodes.get(node).turn().mover();
  }

  /** The position of a node; parts in which nobody can move are left out. */
  public Position position(int node) {
    return parts.position(nodes.get(node).turn().sum());
  }

  /** The moves from a node: one of the winner's, all of the loser's. */
  public List<Edge> edges(int node) {
    Node from = nodes.get(node);
    List<Edge> edges = new ArrayList<>(from.moves().size());
    for (int i = 0; i < from.moves().size(); i++) {
      SumMove move = from.moves().get(i);
      edges.add(new Edge(move.move(), parts.part(move.part()), from.next().get(i)));
    }
    return edges;
  }

  /** The answer of the winner in a node in which the winner can move. */
  public Optional<Edge> answer(int node) {
    return nodes.get(node).isChoice() ? Optional.of(edges(node).getFirst()) : Optional.empty();
  }

  Node node(int number) {
    return nodes.get(number);
  }

  SumParts parts() {
    return parts;
  }
}
