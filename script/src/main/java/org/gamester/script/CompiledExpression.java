package org.gamester.script;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.gamester.analysis.Evaluator;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.ValuePosition;
import org.gamester.script.classes.ClassLibrary;
import org.gamester.script.classes.Conversion;
import org.gamester.script.evaluation.Evaluation;
import org.gamester.script.evaluation.Formulas;
import org.gamester.script.evaluation.ScopeChecker;
import org.gamester.script.forms.Forms;
import org.gamester.script.forms.GameValues;
import org.gamester.script.forms.PositionGame;
import org.gamester.script.forms.Rulesets;
import org.gamester.script.members.StandardLibrary;
import org.gamester.script.objects.Nothing;
import org.gamester.script.objects.Refusals;
import org.gamester.script.objects.ScriptException;
import org.gamester.script.syntax.Expression;
import org.gamester.script.syntax.Expression.FunctionLiteral;
import org.gamester.script.syntax.Expression.Name;
import org.gamester.script.syntax.Expression.Parameter;
import org.gamester.script.syntax.Parser;
import org.gamester.script.syntax.Source;
import org.gamester.script.syntax.SourcePlace;
import org.gamester.script.syntax.SyntaxException;
import org.gamester.script.syntax.UserNames;
import org.gamester.values.Dyadic;
import org.jspecify.annotations.Nullable;

/**
 * An expression of the language with parameters, compiled once and evaluated any number of times.
 * One thread uses it, which needs the stack of {@link org.gamester.values.Watchdog#STACK_BYTES}.
 */
public final class CompiledExpression {
  private final Formulas formulas;
  private final FunctionLiteral function;
  private final Set<String> mentioned;

  private CompiledExpression(Formulas formulas, FunctionLiteral function, Set<String> mentioned) {
    this.formulas = formulas;
    this.function = function;
    this.mentioned = mentioned;
  }

  /**
   * Compiles an expression.
   *
   * @param parameters the names that stand for arguments; they win over those of rulesets
   * @param evaluator evaluates positions in the expression
   * @throws ScriptException if the text is not an expression, or a name in it is unknown
   */
  public static CompiledExpression of(
      String text, List<String> parameters, Catalogue catalogue, Evaluator evaluator) {
    Source source = Source.nameless(text);
    ClassLibrary library = StandardLibrary.forWorksheet();
    try {
      Expression body =
          Parser.parseExpression(
              source, 0, text.length(), catalogue, UserNames.of(parameters::contains));
      List<Name> free = new ArrayList<>();
      ScopeChecker.check(body, free::add);
      List<String> names = free.stream().map(Name::name).toList();
      for (String name : names) {
        if (!parameters.contains(name) && !Formulas.isKnown(name, library)) {
          throw new ScriptException(
              "Nothing here is called `" + name + "`.", Formulas.suggestion(name, parameters));
        }
      }
      SourcePlace place = body.position();
      FunctionLiteral function =
          new FunctionLiteral(
              null,
              parameters.stream()
                  .map(name -> new Parameter(name, null, null, false, place))
                  .toList(),
              body,
              place);
      ScopeChecker.check(function, name -> {});
      Formulas formulas = new Formulas(library, new Rulesets(catalogue, evaluator));
      return new CompiledExpression(formulas, function, Set.copyOf(names));
    } catch (SyntaxException e) {
      throw new ScriptException(String.valueOf(e.getMessage()), e.detail());
    }
  }

  /** Whether the expression has this parameter in it. */
  public boolean mentions(String parameter) {
    return mentioned.contains(parameter);
  }

  /**
   * The value for some arguments, which are objects of the language, or Java's numbers.
   *
   * @throws ScriptException if there is none
   */
  public Object at(List<? extends @Nullable Object> arguments) {
    @Nullable Object[] objects = new Object[arguments.size()];
    for (int i = 0; i < objects.length; i++) {
      Object argument = arguments.get(i);
      objects[i] = argument == null ? Nothing.NOTHING : Conversion.toObject(argument);
    }
    try {
      return formulas.value(function, objects);
    } catch (ArithmeticException e) {
      throw Refusals.error(e);
    } catch (StackOverflowError e) {
      throw new ScriptException(Evaluation.TOO_DEEP);
    }
  }

  /**
   * What an object of the language says outside it: of a position its value, of a number a {@link
   * Dyadic}, of nothing null, of everything else its text.
   */
  public @Nullable Object plain(Object object) {
    Object value = Forms.isPosition(object) ? GameValues.of(object) : object;
    if (value == Nothing.NOTHING) {
      return null;
    }
    return value instanceof org.gamester.values.ShortGame game && game.isNumber()
        ? game.leftStop()
        : formulas.text(value);
  }

  /** Whether an object of the language is a game. */
  public static boolean isGame(Object object) {
    return Forms.isGame(object);
  }

  /** The object that a position is in the language. */
  public static Object object(Position position, Evaluator evaluator) {
    return position instanceof ValuePosition ? position : new PositionGame(position, evaluator);
  }
}
