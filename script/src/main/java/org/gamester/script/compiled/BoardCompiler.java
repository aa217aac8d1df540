package org.gamester.script.compiled;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.gamester.rulesets.board.Adjacency;
import org.gamester.rulesets.compiled.MoveProgram;
import org.gamester.rulesets.compiled.MoveProgram.Finding;
import org.gamester.rulesets.compiled.MoveTable;
import org.gamester.rulesets.compiled.MoveTree;
import org.gamester.rulesets.compiled.MoveTree.Step;
import org.gamester.script.classes.Classes;
import org.gamester.script.classes.Elements;
import org.gamester.script.classes.RulesetClasses;
import org.gamester.script.classes.StandardClasses;
import org.gamester.script.evaluation.Instance;
import org.gamester.script.evaluation.WrittenClass;
import org.gamester.script.objects.Coordinates;
import org.gamester.script.objects.ScriptException;
import org.gamester.script.syntax.ClassDeclaration.Item;
import org.gamester.script.syntax.ClassDeclaration.Method;
import org.gamester.script.syntax.Expression;
import org.gamester.script.syntax.Expression.*;
import org.gamester.values.Player;
import org.jspecify.annotations.Nullable;

/**
 * Compiles the options of positions on a grid or strip, if they are of the kind that our boards can
 * have: each option is a position of the same class on the same board with at most three cells
 * changed, and the components are the regions that {@code Decomposition} of the board finds.
 *
 * <p>On our boards a component is cut down to the rectangle around it, and what is around it holds
 * the value of the boundary. A method that could tell the difference is not compiled if there are
 * components: one that asks for rows, columns, sizes, the edge of the board or the boundary itself.
 */
public final class BoardCompiler {

  private static final Set<String> SHORTCUTS =
      Set.of("CanonicalForm", "GameValue", "NimValue", "OutcomeClass");

  private final WrittenClass type;
  private final Instance ruleset;
  private final boolean isStrip;
  private final String board;
  private final String characters;

  private BoardCompiler(WrittenClass type, Instance ruleset, String board, String characters) {
    this.type = type;
    this.ruleset = ruleset;
    this.isStrip = type.isSubclassOf(RulesetClasses.STRIP_GAME);
    this.board = board;
    this.characters = characters;
  }

  /**
   * The compiled moves of positions; null if they are left to the evaluation of the language.
   *
   * @param type the class of the positions
   * @param ruleset the object that they belong to
   * @param characters the letters of the cells, by the values that they stand for
   */
  public static @Nullable BoardProgram compile(
      WrittenClass type, Instance ruleset, String characters) {
    boolean onBoard =
        type.isSubclassOf(RulesetClasses.GRID_GAME) || type.isSubclassOf(RulesetClasses.STRIP_GAME);
    if (!onBoard || type.parameters().size() != 1 || holdsMore(type)) {
      return null;
    }
    String board = type.parameters().getFirst().name();
    try {
      return new BoardCompiler(type, ruleset, board, characters).program();
    } catch (NotCompiledException e) {
      return null;
    } catch (ScriptException e) {
      return null; // the evaluation of the language will say what is wrong, and where
    }
  }

  /** Whether positions have variables besides their board, or values of their own. */
  private static boolean holdsMore(WrittenClass type) {
    for (WrittenClass written : type.lineage()) {
      for (Item item : written.declaration().items()) {
        if (!(item instanceof Method method) || SHORTCUTS.contains(method.name())) {
          return true;
        }
      }
    }
    return false;
  }

  private BoardProgram program() {
    int boundary = -1;
    Adjacency adjacency = Adjacency.WHOLE_BOARD;
    Method decomposition = method("Decomposition");
    if (decomposition != null) {
      Call call = decompositionCall(decomposition);
      MoveReader reader = new MoveReader(type, ruleset, description(-1), new MoveTable(), Set.of());
      List<Argument> arguments = call.arguments();
      boundary = (int) reader.constantNumber(arguments.getFirst().value());
      adjacency =
          arguments.size() == 1
              ? Adjacency.SIDES
              : adjacency(reader.constant(arguments.get(1).value()));
    }
    if (characters.length() > 100 || boundary >= characters.length() || boundary < -1) {
      throw new NotCompiledException("a boundary without a letter");
    }
    int[] states = states(boundary);
    int[] values = new int[characters.length()];
    for (int value = 0; value < states.length; value++) {
      values[states[value]] = value;
    }
    Method options = method("Options");
    if (options == null) {
      throw new NotCompiledException("no options");
    }
    MoveTable table = new MoveTable();
    Finding left = finding(options, Player.LEFT, boundary, table);
    Finding right =
        options.parameters() == null ? left : finding(options, Player.RIGHT, boundary, table);
    return new BoardProgram(
        MoveProgram.of(left, right, table, withSpare(values), states, isStrip),
        isStrip,
        boundary,
        adjacency);
  }

  private BoardDescription description(int boundary) {
    return new BoardDescription(board, isStrip, boundary, characters.length());
  }

  /** With the value of the last state of a board that has no boundary, which no cell has. */
  private static int[] withSpare(int[] values) {
    int[] all = Arrays.copyOf(values, values.length + 1);
    all[values.length] = MoveTree.NOTHING;
    return all;
  }

  /** The state of each value: the boundary last, the others in order. */
  private int[] states(int boundary) {
    int[] states = new int[characters.length()];
    int next = 0;
    for (int value = 0; value < states.length; value++) {
      states[value] = value == boundary ? states.length - 1 : next++;
    }
    return states;
  }

  private Finding finding(Method options, Player player, int boundary, MoveTable table) {
    Expression body = options.body();
    List<Parameter> parameters = options.parameters();
    if (body == null || (parameters != null && parameters.size() != 1)) {
      throw new NotCompiledException("options without a body");
    }
    MoveReader reader =
        new MoveReader(type, ruleset, description(boundary), table, assignedNames(body));
    if (parameters != null) {
      reader.bind(parameters.getFirst().name(), new Reading.Known(player));
    }
    Step tree = reader.collection(body);
    return new Finding(List.of(tree), reader.slots());
  }

  /** The method that a position of the class has, nearest first; null if none is written. */
  private @Nullable Method method(String name) {
    for (WrittenClass written : type.lineage().reversed()) {
      Method found = null;
      for (Item item : written.declaration().items()) {
        if (item instanceof Method method && method.name().equals(name)) {
          if (found != null) {
            throw new NotCompiledException("several methods " + name);
          }
          found = method;
        }
      }
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  /** The call in {@code [Position(g) for g in grid.Decomposition(…)]}. */
  private Call decompositionCall(Method method) {
    if (method.parameters() == null
        && unwrapped(method.body())
            instanceof
            Comprehension(Collected _, Expression element, List<LoopClause> clauses, Object _)
        && clauses.size() == 1
        && clauses.getFirst() instanceof ForIn loop
        && loop.whileCondition() == null
        && loop.whereCondition() == null
        && element instanceof Selection made
        && made.target() instanceof Name position
        && position.name().equals(type.name())
        && made.suffixes().size() == 1
        && made.suffixes().getFirst() instanceof Call argument
        && argument.arguments().size() == 1
        && argument.arguments().getFirst().value() instanceof Name part
        && part.name().equals(loop.variable())
        && loop.collection() instanceof Selection regions
        && regions.target() instanceof Name grid
        && grid.name().equals(board)
        && regions.suffixes().size() == 2
        && regions.suffixes().getFirst() instanceof Member member
        && member.name().equals("Decomposition")
        && regions.suffixes().get(1) instanceof Call call
        && !call.arguments().isEmpty()
        && call.arguments().stream().allMatch(given -> given.name() == null)) {
      return call;
    }
    throw new NotCompiledException("another decomposition");
  }

  private static @Nullable Expression unwrapped(@Nullable Expression body) {
    Expression inner = body;
    while (inner instanceof Block block && block.statements().size() == 1) {
      inner = block.statements().getFirst();
    }
    return inner;
  }

  private static Adjacency adjacency(Object directions) {
    Classes.require(StandardClasses.COLLECTION, directions);
    Set<Object> given = new HashSet<>(Elements.of(directions));
    Map<Set<Object>, Adjacency> known = new HashMap<>();
    known.put(new HashSet<>(Coordinates.ORTHOGONAL), Adjacency.SIDES);
    known.put(new HashSet<>(Coordinates.COMPASS), Adjacency.CORNERS);
    known.put(new HashSet<>(Coordinates.HEXAGONAL), Adjacency.HEXAGONS);
    known.put(new HashSet<>(Coordinates.KNIGHTS_MOVE), Adjacency.KNIGHT_MOVES);
    Adjacency adjacency = known.get(given);
    if (adjacency == null) {
      throw new NotCompiledException("other directions");
    }
    return adjacency;
  }

  /** The names that are assigned to anywhere, so that what they hold is not always the same. */
  private static Set<String> assignedNames(Expression body) {
    Set<String> names = new HashSet<>();
    new AssignedNames(names).visit(body);
    return names;
  }
}
