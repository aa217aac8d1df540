package org.gamester.values.products;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.gamester.values.Computation;
import org.gamester.values.GameTooLargeException;
import org.gamester.values.NumberUpStar;
import org.gamester.values.Player;
import org.gamester.values.Postorder;
import org.gamester.values.ShortGame;
import org.gamester.values.forms.GameForm;

/**
 * The ordinal sum G : H = {G^L, G : H^L | G^R, G : H^R}: a move in G annihilates H.
 *
 * <p>The value depends on the form of G and only on the value of H (colon principle, law 57;
 * Siegel, <i>Combinatorial Game Theory</i>, II.3). Of the form of G only the values of its options
 * matter. Cost: one construction for each distinct follower of H.
 */
public final class OrdinalSum {

  private OrdinalSum() {}

  /** G : H with the canonical form of G as the base. */
  public static ShortGame of(ShortGame base, ShortGame subordinate) {
    if (base.isZero()) {
      return subordinate;
    }
    if (base instanceof NumberUpStar g
        && subordinate instanceof NumberUpStar h
        && base.isNimber()
        && subordinate.isNimber()) {
      if (g.star() > Long.MAX_VALUE - h.star()) {
        throw new GameTooLargeException(
            "*" + g.star() + ":*" + h.star() + " is too large a nimber to be held");
      }
      return ShortGame.nimber(g.star() + h.star());
    }
    if (base.isInteger()
        && subordinate.isInteger()
        && base.leftStop().signum() == subordinate.leftStop().signum()) {
      return base.plus(subordinate);
    }
    return of(Base.of(base), subordinate);
  }

  /** G : H with a literal form as the base. */
  public static ShortGame of(GameForm base, ShortGame subordinate) {
    return of(Base.of(base), subordinate);
  }

  static ShortGame of(Base base, ShortGame subordinate) {
    return Postorder.<ShortGame, ShortGame>evaluate(
        subordinate,
        ShortGame::options,
        (h, known) ->
            h.isZero()
                ? base.value
                : ShortGame.of(
                    with(base.left, h.leftOptions(), known),
                    with(base.right, h.rightOptions(), known)));
  }

  private static List<ShortGame> with(
      Collection<ShortGame> base, List<ShortGame> options, Function<ShortGame, ShortGame> known) {
    List<ShortGame> all = new ArrayList<>(base);
    for (ShortGame option : options) {
      Computation.poll();
      all.add(known.apply(option));
    }
    return all;
  }

  /** G subordinated to a base: the H with base : H = G; empty if there is none. */
  public static Optional<ShortGame> subordinate(ShortGame game, ShortGame base) {
    return subordinate(game, GameForm.of(base));
  }

  /**
   * G subordinated to a literal form: the H with base : H = G. Options of G that are options of the
   * base are left to the base, all others must be base : H^L or base : H^R. Empty if there is none.
   */
  public static Optional<ShortGame> subordinate(ShortGame game, GameForm base) {
    Base options = Base.of(base);
    ShortGame result =
        Postorder.<ShortGame, ShortGame>evaluate(
            game,
            g -> g == options.value ? List.of() : beyond(g, options),
            (g, known) ->
                g == options.value
                    ? ShortGame.ZERO
                    : ShortGame.of(
                        subordinated(g.leftOptions(), options.left, known),
                        subordinated(g.rightOptions(), options.right, known)));
    return of(options, result) == game ? Optional.of(result) : Optional.empty();
  }

  private static List<ShortGame> beyond(ShortGame game, Base base) {
    List<ShortGame> options = new ArrayList<>(without(game.leftOptions(), base.left));
    options.addAll(without(game.rightOptions(), base.right));
    return options;
  }

  private static List<ShortGame> subordinated(
      List<ShortGame> options, Set<ShortGame> base, Function<ShortGame, ShortGame> known) {
    return without(options, base).stream().map(known).toList();
  }

  private static List<ShortGame> without(List<ShortGame> options, Set<ShortGame> base) {
    List<ShortGame> rest = new ArrayList<>();
    for (ShortGame option : options) {
      Computation.poll();
      if (!base.contains(option)) {
        rest.add(option);
      }
    }
    return rest;
  }

  /** What counts of the form of a base: its value and those of its options. */
  record Base(ShortGame value, Set<ShortGame> left, Set<ShortGame> right) {

    static Base of(ShortGame canonical) {
      return new Base(canonical, setOf(canonical.leftOptions()), setOf(canonical.rightOptions()));
    }

    static Base of(GameForm form) {
      return new Base(
          form.canonicalForm(),
          values(form.options(Player.LEFT)),
          values(form.options(Player.RIGHT)));
    }

    static Base of(Set<ShortGame> left, Set<ShortGame> right) {
      return new Base(ShortGame.of(left, right), left, right);
    }

    private static Set<ShortGame> setOf(List<ShortGame> options) {
      Set<ShortGame> set = new HashSet<>();
      for (ShortGame option : options) {
        Computation.poll();
        set.add(option);
      }
      return set;
    }

    private static Set<ShortGame> values(List<GameForm> options) {
      Set<ShortGame> values = new HashSet<>();
      options.forEach(option -> values.add(option.canonicalForm()));
      return values;
    }
  }
}
