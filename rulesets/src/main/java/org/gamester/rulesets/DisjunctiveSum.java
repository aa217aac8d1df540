package org.gamester.rulesets;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/**
 * A sum of positions: a move is a move in one of them.
 *
 * <p>The parts are never sums themselves. The empty sum is 0. Moves are listed part by part.
 */
public class DisjunctiveSum implements Position {

  /** The sum of nothing, in which nobody can move. */
  public static final DisjunctiveSum EMPTY = new ImpartialSum(List.of());

  private final List<Position> parts;
  private final int hash;

  DisjunctiveSum(List<Position> parts) {
    this.parts = parts;
    this.hash = parts.hashCode();
  }

  /** The sum of {@code positions}; the position itself, if there is only one. */
  public static Position of(List<? extends Position> positions) {
    if (positions.size() == 1) {
      return positions.getFirst();
    }
    List<Position> flat = new ArrayList<>(positions.size());
    for (Position position : positions) {
      if (position instanceof DisjunctiveSum sum) {
        flat.addAll(sum.parts);
      } else {
        flat.add(position);
      }
    }
    return flat.size() == 1 ? flat.getFirst() : ofParts(List.copyOf(flat));
  }

  private static Position ofParts(List<Position> parts) {
    for (Position part : parts) {
      if (!part.isImpartial()) {
        return new DisjunctiveSum(parts);
      }
    }
    return new ImpartialSum(parts);
  }

  /** G + H. */
  public static Position of(Position first, Position second) {
    return of(List.of(first, second));
  }

  /** The summands as given. */
  public final List<Position> parts() {
    return parts;
  }

  /** The rules that all parts have, or else those of sums of different rules. */
  @Override
  public final Rules rules() {
    return SumRules.of(parts);
  }

  @Override
  public List<Move> moves(Player player) {
    List<Move> moves = new ArrayList<>();
    boolean isEntailed = mustBeAnswered();
    for (int i = 0; i < parts.size(); i++) {
      if (isEntailed && !parts.get(i).mustBeAnswered()) {
        continue;
      }
      for (Move move : parts.get(i).moves(player)) {
        moves.add(moveIn(i, move));
      }
    }
    return moves;
  }

  /** If a part has to be answered, only moves in it are allowed. */
  @Override
  public final boolean mustBeAnswered() {
    for (Position part : parts) {
      if (part.mustBeAnswered()) {
        return true;
      }
    }
    return false;
  }

  /**
   * The move in one part.
   *
   * @param place the index of the part, from 0
   * @param move a move of the part
   */
  public final Move moveIn(int place, Move move) {
    return new MoveInPart(place, move);
  }

  /**
   * A move in one part; it is called by the part, as it is written, and the move in it. The number
   * of the part in the sum stands before it if there are several equal ones.
   */
  private final class MoveInPart implements Move {
    private final int place;
    private final Move move;

    MoveInPart(int place, Move move) {
      this.place = place;
      this.move = move;
    }

    @Override
    public Position to() {
      List<Position> moved = new ArrayList<>(parts);
      moved.set(place, move.to());
      return of(moved);
    }

    @Override
    public String name() {
      return (isAlone() ? "" : "[" + (place + 1) + "] ") + partText(place) + ": " + move.name();
    }

    @Override
    public String nameInPart() {
      return move.name();
    }

    @Override
    public Player next(Player mover) {
      return move.next(mover);
    }

    private boolean isAlone() {
      return alike(place, parts.size()) == 1;
    }
  }

  /** The part as it is written in the sum. */
  private String partText(int place) {
    Position part = parts.get(place);
    return rules().equals(part.rules()) ? part.text() : part.rules().text(part);
  }

  /** How many of the first {@code end} parts are equal to the one at {@code place}. */
  private int alike(int place, int end) {
    Position part = parts.get(place);
    int alike = 0;
    for (Position other : parts.subList(0, end)) {
      alike += other.equals(part) ? 1 : 0;
    }
    return alike;
  }

  @Override
  public final List<Position> components() {
    List<Position> components = new ArrayList<>(parts.size());
    for (Position part : parts) {
      components.addAll(part.components());
    }
    return components;
  }

  /** The normal forms of the components, equal impartial ones paired off. */
  @Override
  public final Position normalForm() {
    List<Position> forms = new ArrayList<>(parts.size());
    for (Position part : parts) {
      for (Position component : part.components()) {
        Position form = component.normalForm();
        if (form instanceof DisjunctiveSum sum) {
          forms.addAll(sum.parts);
        } else {
          forms.add(form);
        }
      }
    }
    forms.sort(Comparator.comparing(form -> form.rules().orderKey(form)));
    List<Position> kept = new ArrayList<>(forms.size());
    for (Position form : forms) {
      if (!kept.isEmpty() && kept.getLast().equals(form) && form.isImpartial()) {
        kept.removeLast();
      } else {
        kept.add(form);
      }
    }
    return of(kept);
  }

  @Override
  public Position negative() {
    return of(Negatives.of(parts));
  }

  @Override
  public final Optional<ShortGame> knownValue() {
    ShortGame sum = ShortGame.ZERO;
    for (Position part : parts) {
      Optional<ShortGame> value = part.knownValue();
      if (value.isEmpty()) {
        return Optional.empty();
      }
      sum = sum.plus(value.get());
    }
    return Optional.of(sum);
  }

  @Override
  public final int score(Player player) {
    return parts.stream().mapToInt(part -> part.score(player)).sum();
  }

  @Override
  public final Optional<CoinGraph> coinGraph() {
    List<CoinGraph> graphs = new ArrayList<>();
    for (Position part : parts) {
      part.coinGraph().ifPresent(graphs::add);
    }
    return graphs.size() < parts.size() ? Optional.empty() : Optional.of(CoinGraph.sum(graphs));
  }

  @Override
  public final boolean isNumber() {
    return parts.stream().allMatch(Position::isNumber);
  }

  @Override
  public final String text() {
    if (parts.isEmpty()) {
      return "0";
    }
    Rules common = rules();
    StringBuilder text = new StringBuilder();
    for (Position part : parts) {
      if (part instanceof ValuePosition value) {
        text.append(text.isEmpty() ? value.firstTerm() : value.furtherTerm());
        continue;
      }
      String term = common.equals(part.rules()) ? part.text() : part.rules().text(part);
      if (text.isEmpty()) {
        text.append(term);
      } else if (part instanceof NegativePosition) {
        text.append(" - ").append(term, 1, term.length());
      } else {
        text.append(" + ").append(term);
      }
    }
    return text.toString();
  }

  @Override
  public final String picture() {
    if (parts.isEmpty()) {
      return "0";
    }
    List<String> pictures = parts.stream().map(Position::picture).toList();
    return String.join("\n+\n", pictures);
  }

  @Override
  public final boolean equals(@Nullable Object other) {
    return other instanceof DisjunctiveSum sum && hash == sum.hash && parts.equals(sum.parts);
  }

  @Override
  public final int hashCode() {
    return hash;
  }

  @Override
  public final String toString() {
    return rules().text(this);
  }

  /** A sum of impartial positions. */
  private static final class ImpartialSum extends DisjunctiveSum implements ImpartialPosition {

    ImpartialSum(List<Position> parts) {
      super(parts);
    }

    @Override
    public List<Move> moves() {
      return super.moves(Player.LEFT);
    }

    @Override
    public List<Move> moves(Player player) {
      return moves();
    }

    @Override
    public Position negative() {
      return this;
    }
  }
}
