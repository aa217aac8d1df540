package org.gamester.values.thermography;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.gamester.values.SampleGames.game;
import static org.gamester.values.SampleGames.integer;
import static org.gamester.values.SampleGames.number;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.gamester.values.Dyadic;
import org.gamester.values.Player;
import org.gamester.values.SampleGames;
import org.gamester.values.ShortGame;
import org.junit.jupiter.api.Test;

class ThermographTest {

  private static final int GRID = 3;

  private static void assertThermograph(ShortGame game, String fields) {
    assertThat(Thermography.of(game)).hasToString("Thermograph(" + fields + ")");
  }

  @Test
  void wallsAreTheirStretches() {
    List<Dyadic> points = List.of(Dyadic.of(3, 2), Dyadic.HALF);
    Wall wall = Wall.of(Dyadic.of(9, 2), points, List.of(0, 1, 0));
    assertThat(wall.criticalPoints()).isEqualTo(points);
    assertThat(wall.slopes()).containsExactly(0, 1, 0);
    assertThat(wall).isEqualTo(Wall.of(Dyadic.of(9, 2), points, List.of(0, 1, 0)));
    for (Wall other :
        List.of(
            Wall.of(Dyadic.of(5, 2), points, List.of(0, 1, 0)),
            Wall.of(Dyadic.of(9, 2), points, List.of(0, -1, 0)),
            Wall.of(Dyadic.of(9, 2), List.of(Dyadic.ONE, Dyadic.HALF), List.of(0, 1, 0)),
            Wall.constant(Dyadic.of(9, 2)))) {
      assertThat(wall).isNotEqualTo(other);
    }
    assertThatThrownBy(() -> Wall.of(Dyadic.ONE, List.of(Dyadic.MINUS_ONE), List.of(0, 1)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Wall.of(Dyadic.ONE, List.of(Dyadic.ONE, Dyadic.ONE), List.of(0, 1, 0)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThat(Wall.of(Dyadic.ONE, List.of(Dyadic.ONE), List.of(0, -1)).slopes())
        .containsExactly(0, -1);
  }

  @Test
  void referenceThermographs() {
    assertThermograph(
        game(integer(3), game(integer(2), integer(1))), "9/4,[3/4],[0,-1],9/4,[3/4,1/2],[0,1,0]");
    assertThermograph(
        number(25, 4), "25/16,[-1/16,-1/2],[0,-1,0],25/16,[-1/16,-1/8,-1/2],[0,1,0,1]");
    assertThermograph(ShortGame.numberUpStar(Dyadic.of(6), 1, 1), "6,[0],[0,-1],6,[0],[0,1]");
    assertThermograph(ShortGame.numberUpStar(Dyadic.ZERO, 1, 6), "0,[0],[0,-1],0,[],[0]");
    assertThermograph(game(ShortGame.ups(3), ShortGame.ups(-2)), "0,[0],[0,-1],0,[0],[0,1]");
    assertThermograph(
        game(game(integer(1), ShortGame.ups(3)), ShortGame.UP), "0,[0],[0,-1],0,[],[0]");
    assertThermograph(
        SampleGames.manifold(),
        "-5/16,[21/16,1/2,-1/2],[0,-1,0,-1],-5/16,[21/16,7/8,1/4,0],[0,1,0,1,0]");
    assertThermograph(integer(7), "7,[],[0],7,[],[0]");
    assertThermograph(number(1, 1), "1/2,[-1/2],[0,-1],1/2,[-1/2],[0,1]");
  }

  @Test
  void largeNumberUpStarsCostNothing() {
    assertThat(Thermography.temperature(integer(1_000_000))).isEqualTo(Dyadic.MINUS_ONE);
    assertThermograph(ShortGame.nimber(60_000), "0,[0],[0,-1],0,[0],[0,1]");
    assertThermograph(ShortGame.ups(5_000), "0,[0],[0,-1],0,[],[0]");
    Dyadic fine = Dyadic.of(BigInteger.ONE.shiftLeft(3000).subtract(BigInteger.TWO.pow(77)), 4000);
    assertThat(Thermography.of(ShortGame.number(fine)).temperature())
        .isEqualTo(Dyadic.of(-1, 3923));
  }

  @Test
  void closedFormsAgreeWithTheOptions() {
    for (ShortGame x :
        List.of(integer(0), integer(-2), number(1, 1), number(-11, 3), number(9, 4))) {
      for (int ups = -3; ups <= 3; ups++) {
        for (int star = 0; star <= 4; star++) {
          ShortGame game = x.plus(ShortGame.numberUpStar(Dyadic.ZERO, ups, star));
          if (!game.isInteger()) {
            assertThat(Thermography.of(game))
                .isEqualTo(
                    Thermograph.ofOptions(
                        game.leftOptions().stream().map(Thermography::of).toList(),
                        game.rightOptions().stream().map(Thermography::of).toList()));
          }
        }
      }
    }
  }

  /** Walls straight from the definition: stops of the games cooled by each multiple of 1/8. */
  @Test
  void wallsAreTheStopsOfTheCooledGames() {
    DefinitionOfCooling cooling = new DefinitionOfCooling();
    List<ShortGame> games = SampleGames.day3();
    for (ShortGame game : games) {
      Thermograph thermograph = Thermography.of(game);
      for (int i = -7; i <= 18; i++) {
        Dyadic t = Dyadic.of(i, GRID);
        ShortGame cooled = cooling.cool(game, t);
        assertThat(thermograph.left().valueAt(t))
            .as("left %s %s", game, t)
            .isEqualTo(cooled.leftStop());
        assertThat(thermograph.right().valueAt(t))
            .as("right %s %s", game, t)
            .isEqualTo(cooled.rightStop());
      }
    }
  }

  @Test
  void slopesAndMirror() {
    for (ShortGame game : SampleGames.all()) {
      Thermograph thermograph = Thermography.of(game);
      assertThat(thermograph.left().slopes()).isSubsetOf(0, -1);
      assertThat(thermograph.right().slopes()).isSubsetOf(0, 1);
      assertThat(Thermography.of(game.negate())).isEqualTo(thermograph.negate());
      assertThat(thermograph.left().valueAt(Dyadic.ZERO)).isEqualTo(game.leftStop());
      assertThat(thermograph.right().valueAt(Dyadic.ZERO)).isEqualTo(game.rightStop());
    }
  }

  @Test
  void meanIsAdditiveAndBetweenTheStops() {
    SampleGames.pairs(
        2000,
        (g, h) -> {
          assertThat(Thermography.mean(g.plus(h)))
              .isEqualTo(Thermography.mean(g).plus(Thermography.mean(h)));
          assertThat(Thermography.mean(g)).isBetween(g.rightStop(), g.leftStop());
        });
    for (ShortGame g : SampleGames.day3().subList(0, 150)) {
      Dyadic mean = Thermography.mean(g);
      assertThat(Thermography.mean(g.negate())).isEqualTo(mean.negate());
      ShortGame triple = g.times(3);
      assertThat(triple.leftStop().minus(mean.times(Dyadic.of(3))))
          .as("nG stays within its temperature of n.m(G)")
          .isBetween(Dyadic.ZERO, Thermography.temperature(g).max(Dyadic.ZERO));
    }
  }

  @Test
  void temperatureOfASum() {
    SampleGames.pairs(
        2000,
        (g, h) -> {
          Dyadic tg = Thermography.temperature(g);
          Dyadic th = Thermography.temperature(h);
          Dyadic sum = Thermography.temperature(g.plus(h));
          assertThat(sum).isLessThanOrEqualTo(tg.max(th));
          if (!tg.equals(th)) {
            assertThat(sum).isEqualTo(tg.max(th));
          }
        });
  }

  /** Law 51, what it says of single games. */
  @Test
  void temperaturesOfNumbersInfinitesimalsAndSwitches() {
    for (int k = 0; k <= 6; k++) {
      for (int m = -33; m <= 33; m++) {
        Dyadic x = Dyadic.of(m, k);
        assertThat(Thermography.temperature(ShortGame.number(x)))
            .isEqualTo(Dyadic.of(-1, x.exponent()));
        if (x.signum() > 0) {
          assertThat(Thermography.temperature(ShortGame.switchOf(ShortGame.number(x))))
              .isEqualTo(x);
        }
      }
    }
    int infinitesimals = 0;
    for (ShortGame g : SampleGames.all()) {
      Dyadic temperature = Thermography.temperature(g);
      assertThat(Thermography.temperature(g.negate())).isEqualTo(temperature);
      if (g.isNumberish() && !g.isNumber()) {
        assertThat(temperature).as("%s", g).isEqualTo(Dyadic.ZERO);
        infinitesimals++;
      }
    }
    assertThat(infinitesimals).isGreaterThan(100);
  }

  @Test
  void orthodoxOptionsReachTheScaffold() {
    ShortGame game =
        ShortGame.of(List.of(game(integer(5), integer(0)), integer(1)), List.of(integer(-4)));
    assertThat(Thermography.orthodoxOptions(game, Player.LEFT, Dyadic.ZERO))
        .containsExactly(integer(1));
    assertThat(Thermography.orthodoxOptions(game, Player.LEFT, Dyadic.of(2)))
        .containsExactly(game(integer(5), integer(0)));
    assertThat(Thermography.orthodoxOptions(game, Player.LEFT, Dyadic.ONE)).hasSize(2);
    assertThat(Thermography.orthodoxOptions(integer(3), Player.RIGHT, Dyadic.ZERO)).isEmpty();
  }

  @Test
  void wallsAreChecked() {
    Wall wall = Wall.of(Dyadic.of(9, 2), List.of(Dyadic.of(3, 2), Dyadic.HALF), List.of(0, 1, 0));
    assertThat(wall)
        .isEqualTo(Thermography.of(game(integer(3), game(integer(2), integer(1)))).right());
    assertThat(wall.hashCode()).isEqualTo(wall.negate().negate().hashCode());
    assertThat(wall).hasToString("Wall(9/4,[3/4,1/2],[0,1,0])");
    assertThat(wall.plus(Dyadic.ONE).valueAt(Dyadic.MINUS_ONE)).isEqualTo(Dyadic.of(3));
    assertThat(wall.valueAt(Dyadic.of(9))).isEqualTo(Dyadic.of(9, 2));
    assertThatThrownBy(() -> wall.valueAt(Dyadic.of(-2)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Wall.of(Dyadic.ONE, List.of(), List.of(0, 1)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Wall.of(Dyadic.ONE, List.of(), List.of(1)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Wall.of(Dyadic.ONE, List.of(Dyadic.ZERO), List.of(0, 2)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(
            () -> Wall.of(Dyadic.ONE, List.of(Dyadic.ZERO, Dyadic.ONE), List.of(0, 1, 0)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(
            () ->
                Thermograph.ofOptions(
                    List.of(Thermography.of(integer(0))), List.of(Thermography.of(integer(5)))))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Thermograph(wall, Wall.constant(Dyadic.ZERO)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  /// Cooling as Siegel defines it for t >= -1: an integer stays; G_t is the number x if at some
  /// lower temperature the taxed game is infinitesimally near to x; else the taxed game.
  private static final class DefinitionOfCooling {
    private record Key(ShortGame game, Dyadic t) {}

    private final Map<Key, ShortGame> known = new HashMap<>();
    private final Map<Key, ShortGame> knownTaxed = new HashMap<>();

    ShortGame cool(ShortGame game, Dyadic t) {
      if (game.isInteger()) {
        return game;
      }
      Key key = new Key(game, t);
      ShortGame result = known.get(key);
      if (result == null) {
        result = fromDefinition(game, t);
        known.put(key, result);
      }
      return result;
    }

    private ShortGame fromDefinition(ShortGame game, Dyadic t) {
      Dyadic step = Dyadic.of(1, GRID);
      for (Dyadic lower = Dyadic.MINUS_ONE.plus(step);
          lower.compareTo(t) < 0;
          lower = lower.plus(step)) {
        ShortGame taxed = taxed(game, lower);
        if (taxed.isNumberish()) {
          return ShortGame.number(taxed.leftStop());
        }
      }
      return taxed(game, t);
    }

    private ShortGame taxed(ShortGame game, Dyadic t) {
      Key key = new Key(game, t);
      ShortGame result = knownTaxed.get(key);
      if (result == null) {
        result = taxedOptions(game, t);
        knownTaxed.put(key, result);
      }
      return result;
    }

    private ShortGame taxedOptions(ShortGame game, Dyadic t) {
      ShortGame tax = ShortGame.number(t);
      return ShortGame.of(
          game.leftOptions().stream().map(option -> cool(option, t).minus(tax)).toList(),
          game.rightOptions().stream().map(option -> cool(option, t).plus(tax)).toList());
    }
  }
}
