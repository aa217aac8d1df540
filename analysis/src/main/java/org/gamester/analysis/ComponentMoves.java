package org.gamester.analysis;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.gamester.rulesets.Packing;
import org.gamester.rulesets.Position;
import org.gamester.values.Player;

/** The components of positions and of the options of components, in words where they can be. */
final class ComponentMoves {

  /** A component, or its negative, as a part of a sum. */
  record Part(Component component, boolean isNegative) {}

  private final Map<Packing, Packing.Expander> expanders = new HashMap<>();

  private Packing.Expander expander(Packing packing) {
    return expanders.computeIfAbsent(packing, Packing::expander);
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
    for (Position part : position.components()) {
      Position form = part.normalForm();
      if (form.equals(part)) {
        addComponent(form, parts);
      } else {
        form.components().forEach(component -> addComponent(component, parts));
      }
    }
  }

  private void addComponent(Position component, List<Part> parts) {
    if (component.packing().isPresent()) {
      addParts(component, parts);
    } else {
      parts.add(new Part(new Component.Whole(component), false));
    }
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

  /** The number of options of both players in a component. */
  int optionCount(Component component) {
    return switch (component) {
      case Component.Whole whole ->
          whole.position().candidates(Player.LEFT).size()
              + whole.position().candidates(Player.RIGHT).size();
      case Component.Packed packed -> {
        Counter counter = new Counter();
        for (Player player : Player.values()) {
          expander(packed.packing()).expand(packed.words(), 0, player, counter);
        }
        yield counter.count;
      }
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

  private static final class Counter implements Packing.Sink {
    private int count;

    @Override
    public void part(long[] words, boolean isNegative) {}

    @Override
    public void endOption() {
      count++;
    }
  }
}
