package org.gamester.values.forms;

import java.math.BigInteger;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.gamester.values.Player;
import org.gamester.values.Postorder;
import org.gamester.values.ShortGame;
import org.gamester.values.structure.Birthday;
import org.jspecify.annotations.Nullable;

/**
 * A form {L | R} as it is written, not simplified; its leaves are values, which stand for their
 * canonical forms. Immutable.
 *
 * <p>Three notions are kept apart (conventions 1 and 6). Two forms are <i>identical</i> if both
 * option sets agree, option by option identical: {@link #isIdentical}. They are <i>equal in
 * value</i> if {@link #canonicalForm} agrees. {@code equals} is cheaper than either: it holds for
 * one object, and for leaves of one value. Subforms may be shared; the cost of every operation is
 * determined by the number of distinct subforms, and the depth of the stack does not depend on that
 * of the form.
 */
public final class GameForm {

  private static final GameForm ZERO = new GameForm(ShortGame.ZERO, List.of(), List.of());

  private final @Nullable ShortGame value;
  private final List<GameForm> left;
  private final List<GameForm> right;
  private @Nullable ShortGame canonicalForm;

  private GameForm(@Nullable ShortGame value, List<GameForm> left, List<GameForm> right) {
    this.value = value;
    this.left = left;
    this.right = right;
    this.canonicalForm = value;
  }

  /** The canonical form of a value. */
  public static GameForm of(ShortGame value) {
    return value.isZero() ? ZERO : new GameForm(value, List.of(), List.of());
  }

  /** The form {left | right}, with the options in this order. */
  public static GameForm of(Collection<GameForm> left, Collection<GameForm> right) {
    return new GameForm(null, List.copyOf(left), List.copyOf(right));
  }

  /** The value if this form was given as one. */
  public Optional<ShortGame> value() {
    return Optional.ofNullable(value);
  }

  /** The options of {@code player}, as written; those of a value are its canonical ones. */
  public List<GameForm> options(Player player) {
    if (value != null) {
      return new Leaves(value.options(player));
    }
    return player == Player.LEFT ? left : right;
  }

  /** The options of both players, Left's first. */
  public List<GameForm> options() {
    if (value != null) {
      return new Leaves(value.options());
    }
    List<GameForm> both = new ArrayList<>(left);
    both.addAll(right);
    return both;
  }

  /** The value of this form. */
  public ShortGame canonicalForm() {
    ShortGame known = canonicalForm;
    return known != null
        ? known
        : Postorder.<GameForm, ShortGame>evaluate(
            this,
            form -> form.canonicalForm != null ? List.of() : form.options(),
            GameForm::canonicalForm);
  }

  private ShortGame canonicalForm(Function<GameForm, ShortGame> known) {
    ShortGame result = canonicalForm;
    if (result == null) {
      result = ShortGame.of(left.stream().map(known).toList(), right.stream().map(known).toList());
      canonicalForm = result;
    }
    return result;
  }

  /** The birthday of the form: its height. For that of its value see {@link Birthday}. */
  public BigInteger birthday() {
    return Postorder.<GameForm, BigInteger>evaluate(
        this,
        form -> form.value != null ? List.of() : form.options(),
        (form, known) ->
            form.value != null
                ? Birthday.of(form.value)
                : form.options().stream()
                    .map(known)
                    .map(BigInteger.ONE::add)
                    .reduce(BigInteger.ZERO, BigInteger::max));
  }

  /**
   * Whether both forms have the same option sets, hereditarily; repetitions and order do not count.
   */
  public boolean isIdentical(GameForm other) {
    IdentityClasses classes = new IdentityClasses();
    return equals(other) || classes.of(this).equals(classes.of(other));
  }

  /** The form of -G: Left and Right exchanged, hereditarily. */
  public GameForm negate() {
    return Postorder.<GameForm, GameForm>evaluate(
        this,
        form -> form.value != null ? List.of() : form.options(),
        (form, known) ->
            form.value != null
                ? of(form.value.negate())
                : of(
                    form.right.stream().map(known).toList(),
                    form.left.stream().map(known).toList()));
  }

  /**
   * The form of G + H, {G^L + H, G + H^L | G^R + H, G + H^R}. It has as many distinct subforms as
   * there are pairs of followers; where only the value is wanted, add the values.
   */
  public GameForm plus(GameForm other) {
    return Postorder.<Sum, GameForm>evaluate(
        new Sum(this, other),
        sum -> {
          List<Sum> moves = sum.moves(Player.LEFT);
          moves.addAll(sum.moves(Player.RIGHT));
          return moves;
        },
        (sum, known) ->
            sum.isTrivial()
                ? sum.other()
                : of(
                    sum.moves(Player.LEFT).stream().map(known).toList(),
                    sum.moves(Player.RIGHT).stream().map(known).toList()));
  }

  private record Sum(GameForm g, GameForm h) {
    boolean isTrivial() {
      return g == ZERO || h == ZERO;
    }

    GameForm other() {
      return g == ZERO ? h : g;
    }

    List<Sum> moves(Player player) {
      List<Sum> moves = new ArrayList<>();
      if (!isTrivial()) {
        g.options(player).forEach(option -> moves.add(new Sum(option, h)));
        h.options(player).forEach(option -> moves.add(new Sum(g, option)));
      }
      return moves;
    }
  }

  /** One object, or leaves of one value. */
  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || (value != null && other instanceof GameForm that && value == that.value);
  }

  @Override
  public int hashCode() {
    return value != null ? value.hashCode() : System.identityHashCode(this);
  }

  /** {@code '{a,b|c}'}: the options in written order, the values among them in exact notation. */
  @Override
  public String toString() {
    return value != null ? Objects.toString(value) : "'{" + join(left) + "|" + join(right) + "}'";
  }

  private static String join(List<GameForm> options) {
    return String.join(",", options.stream().map(GameForm::shortText).toList());
  }

  /** Nested forms are only hinted at here, since their text can be very long. */
  private String shortText() {
    return value != null ? value.toString() : "'{..|..}'";
  }

  /** Canonical options as leaves. */
  private static final class Leaves extends AbstractList<GameForm> {
    private final List<ShortGame> options;

    Leaves(List<ShortGame> options) {
      this.options = options;
    }

    @Override
    public GameForm get(int index) {
      return of(options.get(index));
    }

    @Override
    public int size() {
      return options.size();
    }
  }
}
