package org.gamester.script.claims;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.gamester.lab.fitting.Fraction;
import org.gamester.script.classes.Conversion;
import org.gamester.script.evaluation.Formulas;
import org.gamester.script.forms.Forms;
import org.gamester.script.forms.GameValues;
import org.gamester.script.objects.IntegerRange;
import org.gamester.script.objects.ObjectList;
import org.gamester.script.objects.ObjectSet;
import org.gamester.values.Dyadic;
import org.gamester.values.Outcome;
import org.gamester.values.Player;
import org.gamester.values.Relation;
import org.gamester.values.ShortGame;
import org.gamester.values.surreals.Rational;

/** Converts objects of the language to the sides of claims. */
final class Sides {

  private Sides() {}

  /** The side of a claim that an object is: a game is its value. */
  static Object of(Object object, Formulas formulas) {
    return Forms.isPosition(object) ? GameValues.of(object) : element(object, formulas);
  }

  private static Object element(Object object, Formulas formulas) {
    return switch (object) {
      case ShortGame game -> game;
      case Boolean bool -> bool;
      case String text -> text;
      case Outcome outcome -> outcome;
      case Rational x when x.denominatorValue().signum() != 0 ->
          Fraction.of(x.numeratorValue(), x.denominatorValue());
      case Rational infinity -> infinity;
      case IntegerRange range -> elements(ObjectList.of(range), formulas);
      case ObjectList list -> elements(list, formulas);
      case ObjectSet set -> elements(set.sorted(), formulas);
      default -> formulas.text(object);
    };
  }

  private static List<Object> elements(Collection<?> collection, Formulas formulas) {
    List<Object> elements = new ArrayList<>();
    for (Object object : collection) {
      elements.add(element(object, formulas));
    }
    return elements;
  }

  /** The object of the language for what a function in Java answers. */
  static Object fromJava(Object answer) {
    return switch (answer) {
      case ShortGame game -> game;
      case Integer _, Long _, Dyadic _ -> Conversion.toObject(answer);
      case Fraction x -> Conversion.toObject(Rational.of(x.numerator(), x.denominator()));
      case Boolean _, String _, ObjectList _, ObjectSet _, Outcome _, Player _, Rational _ ->
          answer;
      case Relation relation -> relation.name().toLowerCase(Locale.ROOT);
      case Set<?> set -> ObjectSet.of(set.stream().map(Sides::fromJava).toList());
      case Collection<?> list -> ObjectList.of(list.stream().map(Sides::fromJava).toList());
      default -> answer.toString();
    };
  }
}
