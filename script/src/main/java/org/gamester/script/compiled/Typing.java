package org.gamester.script.compiled;

import org.gamester.rulesets.compiled.MoveTree.*;
import org.gamester.script.compiled.Reading.Known;
import org.gamester.script.objects.Coordinates;
import org.gamester.values.ShortGame;

/**
 * Takes expressions as what they are used for: numbers, places or conditions. An object that is
 * known becomes a constant of the type.
 */
final class Typing {

  private Typing() {}

  /** What is known as an expression of its type. */
  static Expr typed(Expr value) {
    if (!(value instanceof Known known)) {
      return value;
    }
    return switch (known.value()) {
      case ShortGame _ -> number(value);
      case Coordinates _ -> place(value);
      case Boolean _ -> condition(value);
      default -> throw new NotCompiledException("an object of another type");
    };
  }

  static Num number(Expr value) {
    return switch (value) {
      case Num num -> num;
      case Known(ShortGame game) when game.isInteger() && game.leftStop().isLong() ->
          new NumConstant(game.leftStop().longValueExact());
      default -> throw new NotCompiledException("something that is not a number");
    };
  }

  static Place place(Expr value) {
    return switch (value) {
      case Place place -> place;
      case Known(Coordinates place) -> new PlaceConstant(place.row(), place.column());
      default -> throw new NotCompiledException("something that is not a place");
    };
  }

  static boolean isPlace(Expr value) {
    return value instanceof Place || value instanceof Known(Coordinates _);
  }

  static Bool condition(Expr value) {
    return switch (value) {
      case Bool bool -> bool;
      case Known(Boolean known) -> new BoolConstant(known);
      default -> throw new NotCompiledException("something that is not a condition");
    };
  }
}
