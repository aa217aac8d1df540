package org.gamester.rulesets;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/**
 * A sum of positions: a move is a move in one of them.
 *
 * <p>The parts are never sums themselves. The empty sum is 0. Options are listed part by part.
 */
public final class DisjunctiveSum implements Position {

  /** The empty sum, in which neither player can move. */
  public static final DisjunctiveSum EMPTY = new DisjunctiveSum(List.of());

  private final List<Position> parts;
  private final int hash;

  private DisjunctiveSum(List<Position> parts) {
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
    return flat.size() == 1 ? flat.getFirst() : new DisjunctiveSum(List.copyOf(flat));
  }

  /** G + H. */
  public static Position of(Position first, Position second) {
    return of(List.of(first, second));
  }

  /** The summands as given. */
  public List<Position> parts() {
    return parts;
  }

  @Override
  public List<Position> options(Player player) {
    List<Position> options = new ArrayList<>();
    for (int i = 0; i < parts.size(); i++) {
      for (Position option : parts.get(i).options(player)) {
        List<Position> moved = new ArrayList<>(parts);
        moved.set(i, option);
        options.add(of(moved));
      }
    }
    return options;
  }

  @Override
  public List<Position> components() {
    List<Position> components = new ArrayList<>(parts.size());
    for (Position part : parts) {
      components.addAll(part.components());
    }
    return components;
  }

  /** The normal forms of the components, equal impartial ones paired off. */
  @Override
  public Position normalForm() {
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
    forms.sort(Comparator.comparing(Position::text));
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
  public Optional<ShortGame> knownValue() {
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
  public boolean isImpartial() {
    return parts.stream().allMatch(Position::isImpartial);
  }

  @Override
  public boolean isNumber() {
    return parts.stream().allMatch(Position::isNumber);
  }

  /** The number of the part, from 1, and the name of the move in it. */
  @Override
  public String moveName(Player player, int index) {
    int rest = index;
    for (int i = 0; i < parts.size(); i++) {
      int count = parts.get(i).options(player).size();
      if (rest < count) {
        return (i + 1) + ": " + parts.get(i).moveName(player, rest);
      }
      rest -= count;
    }
    throw new IndexOutOfBoundsException(index);
  }

  @Override
  public List<Move> moves(Player player) {
    List<Move> moves = new ArrayList<>();
    for (int i = 0; i < parts.size(); i++) {
      for (Move move : parts.get(i).moves(player)) {
        List<Position> moved = new ArrayList<>(parts);
        moved.set(i, move.to());
        moves.add(new Move((i + 1) + ": " + move.name(), of(moved)));
      }
    }
    return moves;
  }

  @Override
  public String text() {
    if (parts.isEmpty()) {
      return "0";
    }
    StringBuilder text = new StringBuilder();
    for (Position part : parts) {
      String term = part.text();
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
  public String picture() {
    if (parts.isEmpty()) {
      return "0";
    }
    List<String> pictures = parts.stream().map(Position::picture).toList();
    return String.join("\n+\n", pictures);
  }

  @Override
  public boolean equals(@org.jspecify.annotations.Nullable Object other) {
    return other instanceof DisjunctiveSum sum && hash == sum.hash && parts.equals(sum.parts);
  }

  @Override
  public int hashCode() {
    return hash;
  }

  @Override
  public String toString() {
    return text();
  }
}
