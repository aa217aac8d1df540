package org.gamester.analysis.proofs;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Stream;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.values.Computation;
import org.gamester.values.Outcome;
import org.gamester.values.Player;
import org.jspecify.annotations.Nullable;

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
   * @param winner whose strategy it belongs to: who wins, or need only not lose
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

  /** A turn, and whose strategy a node of it belongs to. */
  private record Key(Turn turn, Player winner) {}

  private final Winners winners;
  private final SumParts parts;
  private final @Nullable LoopyTurns turns;

  /** The sum that the answer to a turn leads to; null if answers are searched. */
  private final @Nullable Function<Turn, Optional<List<Integer>>> answers;

  private final List<Node> nodes = new ArrayList<>();
  private final Map<Key, Integer> numbers = new HashMap<>();
  private final Deque<Integer> waiting = new ArrayDeque<>();
  private volatile int size;
  private volatile int open;

  /**
   * @param winners finds who wins, under the convention of the proof
   */
  public StrategyGraph(Winners winners) {
    this.winners = winners;
    this.parts = new SumParts();
    this.turns = null;
    this.answers = null;
  }

  private StrategyGraph(
      SumParts parts,
      @Nullable LoopyTurns turns,
      @Nullable Function<Turn, Optional<List<Integer>>> answers) {
    this.parts = parts;
    this.turns = turns;
    this.answers = answers;
    this.winners =
        (position, first) -> {
          throw new IllegalStateException("all turns are known");
        };
  }

  /**
   * A graph of answers that are given.
   *
   * @param parts numbers the positions of the answers
   * @param answers the sum that the winner moves to in a turn
   */
  static StrategyGraph ofAnswers(SumParts parts, Function<Turn, Optional<List<Integer>>> answers) {
    return new StrategyGraph(parts, null, answers);
  }

  /**
   * A graph for play that may repeat.
   *
   * @param maxTurns how many turns are looked at most
   */
  public static StrategyGraph ofLoopyPlay(int maxTurns) {
    SumParts parts = new SumParts();
    return new StrategyGraph(parts, new LoopyTurns(parts, maxTurns), null);
  }

  /**
   * Adds the strategies that show the outcome of a position to which play may return.
   *
   * @return for each starter the node of the winner's strategy; where the play is a draw, those of
   *     Left's and of Right's strategy not to lose
   * @throws org.gamester.values.ComputationStopped if the search is stopped
   */
  public List<Integer> addLoopy(Position position) {
    LoopyTurns known = Objects.requireNonNull(turns, "a graph for play that ends");
    List<Turn> starts =
        Stream.of(Player.values()).map(starter -> new Turn(parts.sum(position), starter)).toList();
    known.solve(starts);
    List<Integer> roots = new ArrayList<>();
    for (Turn start : starts) {
      for (Player player : Player.values()) {
        if (known.winner(start).orElse(player) == player) {
          roots.add(node(start, player));
          grow();
        }
      }
    }
    return List.copyOf(roots);
  }

  /** The outcome that the roots of {@link #addLoopy} show. */
  public Outcome outcome(List<Integer> roots) {
    int rightStarts = isDrawn(roots.getFirst()) ? 2 : 1;
    return Outcome.of(winnerOrDraw(roots.getFirst()), winnerOrDraw(roots.get(rightStarts)));
  }

  private Optional<Player> winnerOrDraw(int root) {
    return isDrawn(root) ? Optional.empty() : Optional.of(winner(root));
  }

  /**
   * How many moves a play lasts from a node on that is won, if the winner hurries and the loser
   * delays; empty for a draw, and in a graph for play that ends.
   */
  public OptionalInt length(int node) {
    return turns == null || isDrawn(node)
        ? OptionalInt.empty()
        : OptionalInt.of(turns.length(nodes.get(node).turn()));
  }

  /** Whether nobody wins from a node on: it belongs to a strategy not to lose. */
  public boolean isDrawn(int node) {
    return turns != null && turns.winner(nodes.get(node).turn()).isEmpty();
  }

  /**
   * Adds the strategy of whoever wins a position when {@code starter} starts.
   *
   * @return the node of the position
   * @throws org.gamester.values.ComputationStopped if the search is stopped
   */
  public int add(Position position, Player starter) {
    Turn turn = new Turn(parts.sum(position), starter);
    for (Player winner : Player.values()) {
      Integer known = numbers.get(new Key(turn, winner));
      if (known != null) {
        return known;
      }
    }
    boolean wins = winners.wins(parts.position(turn.sum()), starter);
    return add(position, starter, wins ? starter : starter.opponent());
  }

  /** Adds the strategy of a player who is known to win a position. */
  int add(Position position, Player starter, Player winner) {
    int root = node(new Turn(parts.sum(position), starter), winner);
    grow();
    return root;
  }

  private void grow() {
    while (!waiting.isEmpty()) {
      Computation.pollNow();
      expand(waiting.pop());
      open = waiting.size();
    }
  }

  /** The node of a turn; a new one waits until its moves are listed. */
  private int node(Turn turn, Player winner) {
    Key key = new Key(turn, winner);
    Integer known = numbers.get(key);
    if (known != null) {
      return known;
    }
    int number = nodes.size();
    nodes.add(new Node(turn, winner, List.of(), List.of()));
    numbers.put(key, number);
    waiting.push(number);
    size = nodes.size();
    return number;
  }

  private void expand(int number) {
    Node node = nodes.get(number);
    List<SumMove> moves = parts.moves(node.turn());
    if (node.winner() == node.turn().mover() && !moves.isEmpty()) {
      moves = List.of(turns == null ? choice(node, moves) : loopyChoice(turns, node, moves));
    }
    Player opponent = node.turn().mover().opponent();
    List<Integer> next = new ArrayList<>(moves.size());
    for (SumMove move : moves) {
      next.add(node(new Turn(move.to(), opponent), node.winner()));
    }
    nodes.set(number, new Node(node.turn(), node.winner(), moves, List.copyOf(next)));
  }

  /**
   * The move that wins soonest, so that the strategy has no cycle; where the play is a draw, a move
   * to a turn that the opponent does not win, if there is one to a node that the graph has already.
   */
  private SumMove loopyChoice(LoopyTurns known, Node node, List<SumMove> moves) {
    Player winner = node.winner();
    boolean isWon = known.winner(node.turn()).isPresent();
    Comparator<SumMove> preference =
        isWon
            ? Comparator.comparingInt(move -> known.length(after(move, winner)))
            : Comparator.comparingInt(
                move ->
                    numbers.containsKey(new Key(after(move, winner), winner))
                        ? -1
                        : parts.countOfMoves(after(move, winner)));
    return moves.stream()
        .filter(
            move ->
                known
                    .winner(after(move, winner))
                    .equals(isWon ? Optional.of(winner) : Optional.empty()))
        .min(preference)
        .orElseThrow();
  }

  /** The turn after a move of a player. */
  private static Turn after(SumMove move, Player player) {
    return new Turn(move.to(), player.opponent());
  }

  private SumMove choice(Node node, List<SumMove> moves) {
    if (answers != null) {
      List<Integer> to = answers.apply(node.turn()).orElseThrow();
      return moves.stream().filter(move -> move.to().equals(to)).findFirst().orElseThrow();
    }
    record Candidate(SumMove move, Turn after, int replies) {}
    Player winner = node.winner();
    List<Candidate> candidates = new ArrayList<>(moves.size());
    for (SumMove move : moves) {
      Turn after = new Turn(move.to(), winner.opponent());
      if (numbers.containsKey(new Key(after, winner))) {
        return move;
      }
      if (!numbers.containsKey(new Key(after, winner.opponent()))) {
        candidates.add(new Candidate(move, after, parts.countOfMoves(after)));
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
