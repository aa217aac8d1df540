package org.gamester.script.evaluation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.gamester.rulesets.compound.ExplicitForm;
import org.gamester.script.classes.Arguments;
import org.gamester.script.classes.ClassLibrary;
import org.gamester.script.classes.Classes;
import org.gamester.script.classes.Elements;
import org.gamester.script.forms.Forms;
import org.gamester.script.forms.LoopyGame;
import org.gamester.script.forms.MisereLiterals;
import org.gamester.script.forms.OpenGame;
import org.gamester.script.objects.MutableList;
import org.gamester.script.objects.MutableMap;
import org.gamester.script.objects.MutableSet;
import org.gamester.script.objects.ObjectList;
import org.gamester.script.objects.ObjectMap;
import org.gamester.script.objects.ObjectSet;
import org.gamester.script.objects.ScriptException;
import org.gamester.script.operators.Arithmetic;
import org.gamester.script.operators.Nimbers;
import org.gamester.script.syntax.SourcePlace;
import org.gamester.values.Computation;
import org.gamester.values.ShortGame;
import org.gamester.values.loopy.LoopyValue;
import org.gamester.values.loopy.Stopper;
import org.jspecify.annotations.Nullable;

/** Games in braces, nimbers, ups and sides. */
final class GameNodes {

  private static final int BYTES_OF_AN_OPTION = 100;

  /** Stands for the game itself among its options. */
  static final Node PASS = new ValueNodes.Constant("pass");

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

  record MisereGame(String text, SourcePlace position) implements Node {

    @Override
    public Object evaluate(Frame frame) {
      try {
        return MisereLiterals.read(text);
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
    private final @Nullable Local label;
    private final boolean hasPass;
    private final SourcePlace position;

    /**
     * @param label the variable that stands for the game itself
     * @param hasPass whether the game is an option of itself
     */
    Braces(
        Node[] left,
        Node[] right,
        boolean keepsForm,
        @Nullable Local label,
        boolean hasPass,
        SourcePlace position) {
      this.left = left;
      this.right = right;
      this.keepsForm = keepsForm;
      this.label = label;
      this.hasPass = hasPass;
      this.position = position;
    }

    @Override
    public Object evaluate(Frame frame) {
      OpenGame itself = new OpenGame();
      if (label != null) {
        label.declare(frame, itself);
      }
      Object[] leftValues = evaluated(left, frame, itself);
      Object[] rightValues = evaluated(right, frame, itself);
      try {
        List<Object> leftOptions = options(leftValues);
        List<Object> rightOptions = options(rightValues);
        if (OpenGame.areLoopy(leftOptions) || OpenGame.areLoopy(rightOptions)) {
          return itself.close(leftOptions, rightOptions);
        }
        boolean values = areGames(leftOptions) & areGames(rightOptions);
        return values && !keepsForm
            ? ShortGame.of(shortGames(leftOptions), shortGames(rightOptions))
            : new ExplicitForm(Forms.positions(leftOptions), Forms.positions(rightOptions));
      } catch (RuntimeException e) {
        throw Node.located(e, position);
      }
    }

    private Object[] evaluated(Node[] nodes, Frame frame, OpenGame itself) {
      if (!hasPass) {
        return Node.evaluateAll(nodes, frame);
      }
      Object[] values = new Object[nodes.length];
      for (int i = 0; i < nodes.length; i++) {
        values[i] = nodes[i] == PASS ? itself : nodes[i].evaluate(frame);
      }
      return values;
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

    /** The onside of one value and the offside of another; of a side that is a graph, its own. */
    private static Object sides(Object onside, Object offside, Evaluation evaluation) {
      LoopyValue first = LoopyGame.value(onside);
      LoopyValue second = LoopyGame.value(offside);
      if (first == null || second == null) {
        throw new ScriptException(
            "No operation `&` for arguments of types `%s`, `%s`"
                .formatted(
                    Classes.of(onside).qualifiedName(), Classes.of(offside).qualifiedName()));
      }
      Optional<Stopper> one = first.stopper();
      Optional<Stopper> other = second.stopper();
      if (one.isPresent() && other.isPresent() && !one.get().greaterOrEqual(other.get())) {
        throw new ScriptException(
            "offside is not <= onside: %s |> %s"
                .formatted(evaluation.text(offside), evaluation.text(onside)));
      }
      return LoopyGame.of(LoopyValue.ofSides(first.onsideGraph(), second.offsideGraph()));
    }
  }
}
