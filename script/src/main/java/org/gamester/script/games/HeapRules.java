package org.gamester.script.games;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.gamester.rulesets.Theorem;
import org.gamester.rulesets.heap.HeapGame;
import org.gamester.rulesets.heap.ProvedPeriod;
import org.gamester.rulesets.heap.Taking;
import org.gamester.script.classes.Context;
import org.gamester.script.classes.Conversion;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.classes.RulesetClasses;
import org.gamester.script.classes.WrittenFunction;
import org.gamester.script.forms.PositionRules;
import org.gamester.script.forms.RulePosition;
import org.gamester.script.objects.Nothing;
import org.gamester.script.objects.ObjectList;
import org.gamester.script.objects.Printable.Printer;
import org.gamester.script.objects.ScriptException;
import org.gamester.script.syntax.ClassDeclaration.Method;
import org.gamester.values.Computation;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/**
 * An impartial game of heaps: what a heap may be replaced by. A board is the size of one heap.
 *
 * <p>The Grundy values of a code are those of the ruleset of the catalogue, in an array; those of
 * other rules are found from the options, see {@link ListedNimbers}.
 */
public final class HeapRules extends NamedRules implements PositionRules {

  private final Taking taking;
  private final @Nullable HeapGame game;
  private final ListedNimbers nimbers;

  private HeapRules(
      LanguageClass type,
      String name,
      Map<String, Object> parameters,
      Taking taking,
      @Nullable HeapGame game) {
    super(type, name, parameters);
    this.taking = taking;
    this.game = game;
    this.nimbers = new ListedNimbers(this, taking);
  }

  /**
   * A take-and-break game.
   *
   * @param name as for {@link NamedRules}
   * @throws org.gamester.script.objects.ScriptException if the code is not one
   */
  public static HeapRules ofTakeAndBreakCode(String name, String code) {
    return ofCode(RulesetClasses.TAKE_AND_BREAK, name, "octal", code);
  }

  /**
   * A coin-turning game, played with heaps.
   *
   * @throws org.gamester.script.objects.ScriptException if the code is not one
   */
  public static HeapRules ofTurningCode(String code) {
    return ofCode(RulesetClasses.SPAWNING, "", "spawning", code);
  }

  private static HeapRules ofCode(LanguageClass type, String name, String ruleset, String code) {
    HeapGame game = HeapOptions.ofCode(ruleset, code);
    return new HeapRules(type, name, Map.of("code", code), game.taking(Player.LEFT), game);
  }

  /** The game whose options a function lists. */
  public static HeapRules ofFunction(Object function, Context context) {
    return new HeapRules(
        RulesetClasses.HEAP_RULESET,
        "",
        Map.of("options", function),
        ListedOptions.of(RulesetClasses.HEAP_RULESET, function, context)
            .ofHeaps(
                () ->
                    function instanceof WrittenFunction written
                        ? BoundedTaking.of(
                            written.literal().parameters(),
                            written.literal().body(),
                            name -> Optional.empty())
                        : Optional.empty()),
        null);
  }

  /**
   * The rules of a class that is written in the language.
   *
   * @param name that of its ruleset
   * @param function lists the options of a heap
   * @param ruleset the object that is the ruleset
   * @param method what is written, if the class has one such method
   * @param constants the variables of the ruleset, which never change
   */
  public static HeapRules written(
      String name,
      Object function,
      Object ruleset,
      Optional<Method> method,
      Function<String, Optional<Object>> constants,
      Context context) {
    return new HeapRules(
        RulesetClasses.HEAP_RULESET,
        name,
        Map.of(Parameters.WRITTEN, ruleset),
        ListedOptions.of("HeapOptions", ruleset, function, context)
            .ofHeaps(
                () -> method.flatMap(m -> BoundedTaking.of(m.parameters(), m.body(), constants))),
        null);
  }

  /** The game in which a move is one of either game. */
  public HeapRules join(HeapRules other) {
    return new HeapRules(
        RulesetClasses.HEAP_RULESET,
        "",
        Parameters.joined("Join", this, other),
        Taking.either(taking, other.taking),
        null);
  }

  /** What may be done with a heap. */
  Taking taking() {
    return taking;
  }

  /** The heap of a size. */
  public RulePosition heap(Object size) {
    return new RulePosition(this, HeapOptions.size(size));
  }

  /** The options of a heap, each as a list of sizes. */
  public ObjectList options(Object size) {
    List<Object> lists = new ArrayList<>();
    for (List<Object> heaps : HeapOptions.of(taking, HeapOptions.size(size))) {
      lists.add(ObjectList.of(heaps.stream().map(Conversion::toObject).toList()));
    }
    return ObjectList.of(lists);
  }

  /** The Grundy value of a heap. */
  public long nimber(Object size) {
    return nimber((long) HeapOptions.size(size));
  }

  /** The Grundy value of a heap. */
  long nimber(long size) {
    return game == null ? nimbers.of(size) : game.nimbers().of(size);
  }

  /** The Grundy values of the heaps 1, 2, ..., {@code to}. */
  public ObjectList nimbersTo(Object to) {
    int last = HeapOptions.last(to);
    ObjectList.requireRoom(last);
    Object[] values = new Object[last];
    for (int size = 1; size <= last; size++) {
      Computation.poll();
      values[size - 1] = ShortGame.integer(nimber(size));
    }
    return ObjectList.adopting(values);
  }

  /**
   * The period of the Grundy values, if those of the heaps up to {@code to} prove one by the
   * theorem of {@link ProvedPeriod}; otherwise Nothing.
   */
  public Object periodicity(Object to) {
    int last = HeapOptions.last(to);
    Optional<ProvedPeriod> period =
        game == null ? nimbers.periodProvedBy(last) : game.nimbers().periodProvedBy(last);
    if (period.isEmpty()) {
      return Nothing.NOTHING;
    }
    return new Periodicity(
        Math.toIntExact(period.get().length()), Math.toIntExact(period.get().start()), 0);
  }

  /**
   * The misere quotient of the heaps up to one, or up to which a period is proved.
   *
   * @throws ScriptException if the rules are not a code, or the quotient is too large
   */
  public Object misereQuotient(Object to, Object elements) {
    if (game == null) {
      throw new ScriptException("Misere quotients are found for take-and-break codes only.");
    }
    return GameQuotient.of(
        game, HeapOptions.last(to), Math.clamp(Conversion.smallInteger(elements), 1, 10_000));
  }

  @Override
  public Object asObject() {
    return parameters().getOrDefault(Parameters.WRITTEN, this);
  }

  @Override
  public boolean isImpartial() {
    return true;
  }

  @Override
  public List<List<Object>> options(Object board, Player player) {
    return HeapOptions.of(taking, (Long) board);
  }

  @Override
  public Optional<ShortGame> value(Object board) {
    return Optional.of(ShortGame.nimber(nimber((long) (Long) board)));
  }

  @Override
  public Optional<Theorem> theorem(Object board) {
    return game == null ? nimbers.theorem((Long) board) : Optional.empty();
  }

  @Override
  public void print(Object board, Printer printer) {
    printPosition(printer, () -> printer.raw(board.toString()));
  }
}
