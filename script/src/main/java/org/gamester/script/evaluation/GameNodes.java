package org.gamester.script.evaluation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.gamester.rulesets.compound.ExplicitForm;
import org.gamester.script.classes.Arguments;
import org.gamester.script.classes.ClassLibrary;
import org.gamester.script.classes.Classes;
import org.gamester.script.classes.Elements;
import org.gamester.script.forms.Forms;
import org.gamester.script.objects.MutableList;
import org.gamester.script.objects.MutableMap;
import org.gamester.script.objects.MutableSet;
import org.gamester.script.objects.ObjectList;
import org.gamester.script.objects.ObjectMap;
import org.gamester.script.objects.ObjectSet;
import org.gamester.script.objects.ScriptException;
import org.gamester.script.operators.Arithmetic;
import org.gamester.script.operators.Comparison;
import org.gamester.script.operators.Nimbers;
import org.gamester.script.syntax.BinaryOperator;
import org.gamester.script.syntax.SourcePlace;
import org.gamester.values.Computation;
import org.gamester.values.ShortGame;

/** Games in braces, nimbers, ups and sides. */
final class GameNodes {

  private static final int BYTES_OF_AN_OPTION = 100;

  private GameNodes() {}

  record Nimber(Node heap, SourcePlace position) implements Node {

    @Override
    public Object evaluate(Frame frame) {
      Object size = heap.evaluate(frame);
      try {
        return Nimbers.nim(size);
      } catch (RuntimeException e) {
        throw Node.located(e, position);
      }
    }
  }

  record Ups(int sign, Node multiple, Node star, SourcePlace position) implements Node {

    @Override
    public Object evaluate(Frame frame) {
      Object count = multiple.evaluate(frame);
      Object nimber = star.evaluate(frame);
      try {
        return Nimbers.up(sign, count, nimber);
      } catch (RuntimeException e) {
        throw Node.located(e, position);
      }
    }
  }

  static final class UpPower implements Node {
    private final int sign;
    private final MemberLookup lookup;
    private final Node exponent;
    private final int nodes;
    private final SourcePlace position;

    UpPower(
        int sign,
        boolean sum,
        Node exponent,
        int nodes,
        ClassLibrary library,
        SourcePlace position) {
      this.sign = sign;
      this.lookup = new MemberLookup(sum ? "PowTo" : "Pow", library);
      this.exponent = exponent;
      this.nodes = nodes;
      this.position = position;
    }

    @Override
    public Object evaluate(Frame frame) {
      Evaluation evaluation = frame.evaluation;
      Object x = exponent.evaluate(frame);
      try {
        evaluation.enterCall(evaluation.deeper(frame.depth, nodes));
        Object power = evaluation.callMember(ShortGame.UP, lookup, Arguments.of(x));
        return sign > 0 ? power : Arithmetic.negate(power);
      } catch (RuntimeException e) {
        throw Node.located(e, position);
      }
    }
  }

  static final class Braces implements Node {
    private final Node[] left;
    private final Node[] right;
    private final boolean keepsForm;
    private final SourcePlace position;

    Braces(Node[] left, Node[] right, boolean keepsForm, SourcePlace position) {
      this.left = left;
      this.right = right;
      this.keepsForm = keepsForm;
      this.position = position;
    }

    @Override
    public Object evaluate(Frame frame) {
      Object[] leftValues = Node.evaluateAll(left, frame);
      Object[] rightValues = Node.evaluateAll(right, frame);
      try {
        List<Object> leftOptions = options(leftValues);
        List<Object> rightOptions = options(rightValues);
        boolean values = areGames(leftOptions) & areGames(rightOptions);
        return values && !keepsForm
            ? ShortGame.of(shortGames(leftOptions), shortGames(rightOptions))
            : new ExplicitForm(Forms.positions(leftOptions), Forms.positions(rightOptions));
      } catch (RuntimeException e) {
        throw Node.located(e, position);
      }
    }

    /** Elements of collections are options themselves. */
    private static List<Object> options(Object[] values) {
      boolean spliced = false;
      for (Object value : values) {
        spliced |= isCollection(value);
      }
      if (!spliced) {
        return Arrays.asList(values);
      }
      long count = 0;
      for (Object value : values) {
        count += isCollection(value) ? Elements.unsorted(value).size() : 1;
      }
      Computation.requireRoom(count, BYTES_OF_AN_OPTION, "options");
      List<Object> options = new ArrayList<>();
      for (Object value : values) {
        if (isCollection(value)) {
          for (Object element : Elements.of(value)) {
            Computation.poll();
            options.add(element);
          }
        } else {
          options.add(value);
        }
      }
      return options;
    }

    private static boolean isCollection(Object value) {
      return switch (value) {
        case ObjectList _, ObjectSet _, ObjectMap _ -> true;
        case MutableList _, MutableSet _, MutableMap _ -> true;
        default -> false;
      };
    }

    /** Whether all options are values; an error if one is not a game at all. */
    private static boolean areGames(List<Object> options) {
      boolean values = true;
      for (Object option : options) {
        Computation.poll();
        values &= option instanceof ShortGame;
        if (!Forms.isGame(option)) {
          throw new ScriptException(
              "Invalid game specifier: objects must be of type `Game` or `SidedValue`");
        }
      }
      return values;
    }

    private static List<ShortGame> shortGames(List<Object> options) {
      List<ShortGame> games = new ArrayList<>(options.size());
      for (Object option : options) {
        games.add((ShortGame) option);
      }
      return games;
    }
  }

  /** {@code onside & offside}. */
  record Sides(Node onside, Node offside, SourcePlace position) implements Node {

    @Override
    public Object evaluate(Frame frame) {
      Object first = onside.evaluate(frame);
      Object second = offside.evaluate(frame);
      try {
        return sides(first, second, frame.evaluation);
      } catch (RuntimeException e) {
        throw Node.located(e, position);
      }
    }

    private static Object sides(Object onside, Object offside, Evaluation evaluation) {
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
                + evaluation.text(offside)
                + " |> "
                + evaluation.text(onside));
      }
      if (onside == offside) {
        return onside;
      }
      throw new ScriptException("Loopy games are not supported yet.");
    }
  }
}
