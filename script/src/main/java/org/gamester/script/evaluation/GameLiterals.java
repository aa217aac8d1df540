package org.gamester.script.evaluation;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.gamester.script.classes.Classes;
import org.gamester.script.forms.ExplicitGame;
import org.gamester.script.forms.Forms;
import org.gamester.script.objects.ScriptException;
import org.gamester.script.operators.Arithmetic;
import org.gamester.script.operators.Comparison;
import org.gamester.script.operators.Nimbers;
import org.gamester.script.syntax.BinaryOperator;
import org.gamester.script.syntax.Expression;
import org.gamester.script.syntax.Expression.*;
import org.gamester.values.ShortGame;

/** Games in braces, nimbers, ups and sides. */
final class GameLiterals {

  private static final String LOOPY = "Loopy games are not supported yet.";

  private final Interpreter interpreter;

  GameLiterals(Interpreter interpreter) {
    this.interpreter = interpreter;
  }

  Object nim(Nim expression, Scope scope) {
    Expression value = expression.value();
    if (value == null) {
      return ShortGame.STAR;
    }
    Object heap = interpreter.evaluate(value, scope);
    try {
      return Nimbers.nim(heap);
    } catch (RuntimeException e) {
      throw Interpreter.located(e, expression.position());
    }
  }

  Object up(Up expression, Scope scope) {
    Expression factor = expression.multiple();
    Nim starPart = expression.star();
    Object multiple =
        factor == null ? ShortGame.integer(expression.run()) : interpreter.evaluate(factor, scope);
    Object star = starPart == null ? ShortGame.ZERO : nim(starPart, scope);
    try {
      return Nimbers.up(expression.sign(), multiple, star);
    } catch (RuntimeException e) {
      throw Interpreter.located(e, expression.position());
    }
  }

  Object upPower(UpPower expression, Scope scope) {
    Object exponent = interpreter.evaluate(expression.exponent(), scope);
    try {
      Object power =
          interpreter.method(ShortGame.UP, expression.sum() ? "PowTo" : "Pow", List.of(exponent));
      return expression.sign() > 0 ? power : Arithmetic.negate(power);
    } catch (RuntimeException e) {
      throw Interpreter.located(e, expression.position());
    }
  }

  Object braces(GameBraces braces, Scope scope) {
    if (braces.label() != null) {
      throw new ScriptException(LOOPY, braces.position());
    }
    List<Object> left = side(braces.left(), scope);
    List<Object> right = side(braces.right(), scope);
    boolean values = true;
    boolean games = true;
    for (List<Object> side : List.of(left, right)) {
      for (Object option : side) {
        values &= option instanceof ShortGame;
        games &= Forms.isGame(option);
      }
    }
    if (!games) {
      throw new ScriptException(
          "Invalid game specifier: objects must be of type `Game` or `SidedValue`",
          braces.position());
    }
    try {
      return values && !braces.literal()
          ? ShortGame.of(shortGames(left), shortGames(right))
          : new ExplicitGame(left, right);
    } catch (RuntimeException e) {
      throw Interpreter.located(e, braces.position());
    }
  }

  private List<Object> side(List<Expression> expressions, Scope scope) {
    List<Object> options = new ArrayList<>(expressions.size());
    for (Expression expression : expressions) {
      if (expression instanceof Pass) {
        throw new ScriptException(LOOPY, expression.position());
      }
      Object option = interpreter.evaluate(expression, scope);
      if (option instanceof Collection<?>) {
        options.addAll(Classes.elements(option));
      } else {
        options.add(option);
      }
    }
    return options;
  }

  private static List<ShortGame> shortGames(List<Object> options) {
    List<ShortGame> games = new ArrayList<>(options.size());
    for (Object option : options) {
      games.add((ShortGame) option);
    }
    return games;
  }

  Object sides(Sides expression, Scope scope) {
    Object onside = interpreter.evaluate(expression.onside(), scope);
    Object offside = interpreter.evaluate(expression.offside(), scope);
    try {
      if (!(onside instanceof ShortGame) || !(offside instanceof ShortGame)) {
        throw new ScriptException(
            "No operation `&` for arguments of types `"
                + Classes.of(onside).qualifiedName()
                + "`, `"
                + Classes.of(offside).qualifiedName()
                + "`");
      }
      if (!(Boolean) Comparison.evaluate(BinaryOperator.LESS_OR_EQUAL, offside, onside)) {
        throw new ScriptException(
            "offside is not <= onside: "
                + interpreter.text(offside)
                + " |> "
                + interpreter.text(onside));
      }
      if (onside == offside) {
        return onside;
      }
      throw new ScriptException(LOOPY);
    } catch (RuntimeException e) {
      throw Interpreter.located(e, expression.position());
    }
  }
}
