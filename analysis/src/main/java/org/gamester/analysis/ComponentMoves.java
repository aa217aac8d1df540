package org.gamester.analysis;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gamester.rulesets.IntegerBounds;
import org.gamester.rulesets.IntegerCombination;
import org.gamester.rulesets.Packing;
import org.gamester.rulesets.Placements;
import org.gamester.rulesets.Position;
import org.gamester.values.Player;
import org.jspecify.annotations.Nullable;

/** The components of positions and of the options of components, in words where they can be. */
final class ComponentMoves {

  /** A component, or its negative, as a part of a sum. */
  record Part(Component component, boolean isNegative) {}

  /** A combination of more terms, counted with their multiples, is not written out. */
  private static final BigInteger MOST_TERMS = BigInteger.valueOf(64);

  private final PerPacking<Packing.Expander> expanders = new PerPacking<>(Packing::expander);

  private final Map<Packing, Boolean> impartial = new HashMap<>();

  private Packing.Expander expander(Packing packing) {
    return expanders.get(packing);
  }

  /** The parts of a position. */
  List<Part> parts(Position position) {
    List<Part> parts = new ArrayList<>();
    addParts(position, parts);
    return parts;
  }

  private void addParts(Position position, List<Part> parts) {
    if (position.packing().isPresent()) {
      Packing packing = position.packing().get();
      expander(packing).split(position, new Collector(packing, parts));
      return;
    }
    if (position instanceof IntegerCombination combination && addTerms(combination, parts)) {
      return;
    }
    for (Position part : position.components()) {
      Position form = part.normalForm();
      if (form.equals(part)) {
        addComponent(form, parts);
      } else {
        form.components().forEach(component -> addComponent(component, parts));
      }
    }
  }

  /** Writes a combination out, unless it has too many parts. */
  private boolean addTerms(IntegerCombination combination, List<Part> parts) {
    BigInteger count = BigInteger.ZERO;
    for (IntegerCombination.Term term : combination.terms()) {
      count = count.add(term.count().abs());
    }
    if (count.compareTo(MOST_TERMS) > 0) {
      return false;
    }
    for (IntegerCombination.Term term : combination.terms()) {
      for (Part part : parts(term.position())) {
        boolean isNegative = part.isNegative() != (term.count().signum() < 0);
        for (int i = term.count().abs().intValue(); i > 0; i--) {
          parts.add(new Part(part.component(), isNegative));
        }
      }
    }
    return true;
  }

  private void addComponent(Position component, List<Part> parts) {
    if (component.packing().isPresent()) {
      addParts(component, parts);
    } else {
      parts.add(new Part(new Component.Whole(component), false));
    }
  }

  /** A position as a board on which pieces are placed, see {@link Packing.Expander#placements}. */
  @Nullable Placements placements(Packing packing, Position position) {
    return expander(packing).placements(position).orElse(null);
  }

  /** The parts of such a board, with these cells free. */
  List<Part> parts(Packing packing, Placements board, long free) {
    List<Part> parts = new ArrayList<>();
    board.split(free, new Collector(packing, parts));
    return parts;
  }

  /** The parts of each option of a player in a component. */
  List<List<Part>> options(Component component, Player player) {
    return switch (component) {
      case Component.Whole whole -> {
        List<List<Part>> options = new ArrayList<>();
        for (Position option : whole.position().candidates(player)) {
          options.add(parts(option));
        }
        yield options;
      }
      case Component.Packed packed -> {
        List<List<Part>> options = new ArrayList<>();
        List<Part> parts = new ArrayList<>();
        Packing.Sink sink =
            new Collector(packed.packing(), parts) {
              @Override
              public void endOption() {
                options.add(List.copyOf(parts));
                parts.clear();
              }
            };
        expander(packed.packing()).expand(packed.words(), 0, player, sink);
        yield options;
      }
    };
  }

  /** The number of options of a player in a component. */
  int optionCount(Component component, Player player) {
    return switch (component) {
      case Component.Whole whole -> whole.position().candidates(player).size();
      case Component.Packed packed ->
          expander(packed.packing()).optionCount(packed.words(), 0, player);
    };
  }

  /** A number that is not less than that of the distinct options of an impartial component. */
  int optionBound(Component component) {
    return component instanceof Component.Whole(Position position)
        ? position.optionBound(Player.LEFT)
        : optionCount(component, Player.LEFT);
  }

  /** Whether a component is one line of cells. */
  boolean isLine(Component component) {
    return component instanceof Component.Packed packed
        && expander(packed.packing()).isLine(packed.words(), 0);
  }

  /** Into how many slices a component can be cut, see {@link Packing.Expander#slices}. */
  int slices(Component component, Player tied) {
    return component instanceof Component.Packed packed
        ? expander(packed.packing()).slices(packed.words(), 0, tied)
        : 1;
  }

  /** The parts of some slices of a component that can be cut into them. */
  List<Part> slices(Component.Packed component, Player tied, int from, int to) {
    List<Part> parts = new ArrayList<>();
    expander(component.packing())
        .sendSlices(
            component.words(), 0, tied, from, to, new Collector(component.packing(), parts));
    return parts;
  }

  /** Integers between which a component lies, see {@link Packing.Expander#integerBounds}. */
  Optional<IntegerBounds> integerBounds(Component component) {
    return component instanceof Component.Packed packed
        ? expander(packed.packing()).integerBounds(packed.words(), 0)
        : Optional.empty();
  }

  /** Whether both players have the same moves in a component, here and ever after. */
  boolean isImpartial(Component component) {
    return switch (component) {
      case Component.Whole(Position position) -> position.isImpartial();
      case Component.Packed packed ->
          impartial.computeIfAbsent(packed.packing(), packing -> packed.position().isImpartial());
    };
  }

  /** Whether a component is seen to be equal to its negative, by a symmetry. */
  boolean isOwnNegative(Component component) {
    return switch (component) {
      case Component.Whole(Position position) -> position.negative().normalForm().equals(position);
      case Component.Packed packed -> expander(packed.packing()).isOwnNegative(packed.words(), 0);
    };
  }

  private static class Collector implements Packing.Sink {
    private final Packing packing;
    private final List<Part> parts;

    Collector(Packing packing, List<Part> parts) {
      this.packing = packing;
      this.parts = parts;
    }

    @Override
    public void part(long[] words, boolean isNegative) {
      parts.add(new Part(new Component.Packed(packing, words), isNegative));
    }

    @Override
    public void endOption() {}
  }
}
