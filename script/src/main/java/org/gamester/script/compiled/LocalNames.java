package org.gamester.script.compiled;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.gamester.rulesets.compiled.MoveProgram;
import org.gamester.rulesets.compiled.MoveTree.*;
import org.jspecify.annotations.Nullable;

/**
 * The names in scope. A name stands for a value that is known, or for a variable, which has a type
 * and one or two slots. All values of a variable move with the board alike, see {@link
 * PlacesAndSteps}.
 */
final class LocalNames {

  private final BoardDescription board;
  private final PlacesAndSteps places;
  private final Map<String, Expr> names = new HashMap<>();
  private final List<Bound> order = new ArrayList<>();
  private int nextSlot = MoveProgram.FIRST_SLOT;

  /**
   * A name that has been bound.
   *
   * @param before what it stood for until then; null for nothing
   */
  private record Bound(String name, @Nullable Expr before) {}

  LocalNames(BoardDescription board, PlacesAndSteps places) {
    this.board = board;
    this.places = places;
  }

  /** The slots that the variables and the parameters take. */
  int slots() {
    return nextSlot;
  }

  @Nullable Expr get(String name) {
    return names.get(name);
  }

  void bind(String name, Expr value) {
    order.add(new Bound(name, names.put(name, value)));
  }

  /** The end of the names so far, to which {@link #returnTo} returns at the end of a scope. */
  int mark() {
    return order.size();
  }

  /** A name that stood for something else outside the scope stands for it again. */
  void returnTo(int mark) {
    while (order.size() > mark) {
      Bound bound = order.removeLast();
      if (bound.before() == null) {
        names.remove(bound.name());
      } else {
        names.put(bound.name(), bound.before());
      }
    }
  }

  /** A new variable of the type of its first value; returns its slot. */
  int declare(String name, Expr value) {
    int slot = nextSlot;
    switch (value) {
      case Num _ -> {
        nextSlot += 2;
        places.put(slot, value);
        bind(name, new NumLocal(slot));
      }
      case Place _ -> {
        nextSlot += 2;
        places.put(slot, value);
        bind(name, new PlaceLocal(slot));
      }
      case Cell _ -> {
        nextSlot++;
        bind(name, new CellLocal(slot));
      }
      case Bool _ -> {
        nextSlot++;
        bind(name, new BoolLocal(slot));
      }
      default -> throw new NotCompiledException("a variable of another type");
    }
    return slot;
  }

  int declareNumber(String name) {
    return declare(name, new NumConstant(0));
  }

  /** The place, or on a strip the number, of a cell on the board. */
  int declareCell(String name) {
    int slot = board.isStrip() ? declareNumber(name) : declare(name, new PlaceConstant(0, 0));
    places.putOnBoard(slot);
    return slot;
  }

  int declareStep(String name) {
    return declare(name, new PlaceConstant(0, 0));
  }

  Step assignment(String name, Expr value) {
    Expr typed = Typing.typed(value);
    return switch (names.get(name)) {
      case NumLocal local when typed instanceof Num -> {
        places.requireEqualWeights(local, typed);
        yield new Assign(local.slot(), typed);
      }
      case PlaceLocal local when typed instanceof Place -> {
        places.requireEqualWeights(local, typed);
        yield new Assign(local.slot(), typed);
      }
      case CellLocal local when typed instanceof Cell -> new Assign(local.slot(), typed);
      case BoolLocal local when typed instanceof Bool -> new Assign(local.slot(), typed);
      case null, default -> throw new NotCompiledException("an assignment of another kind");
    };
  }
}
