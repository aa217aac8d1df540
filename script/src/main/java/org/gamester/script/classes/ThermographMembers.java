package org.gamester.script.classes;

import java.util.ArrayList;
import java.util.List;
import org.gamester.script.objects.ScriptException;
import org.gamester.values.Dyadic;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.thermography.Thermograph;
import org.gamester.values.thermography.Wall;

/** Members of thermographs and of their walls. */
final class ThermographMembers {

  private ThermographMembers() {}

  static void thermograph(MemberTable table) {
    table.constructor(
        "leftMast as DyadicRational, leftPoints as List, leftSlopes as List, "
            + "rightMast as DyadicRational, rightPoints as List, rightSlopes as List",
        (self, x, context) ->
            new Thermograph(trajectory(x[0], x[1], x[2]), trajectory(x[3], x[4], x[5])));
    table
        .of(Thermograph.class)
        .method("Wall", "p as Player", (self, p) -> self.wall((Player) p[0]))
        .auto("Mean", Thermograph::mean)
        .auto("Temperature", Thermograph::temperature);
  }

  static void trajectory(MemberTable table) {
    table.constructor(
        "mast as DyadicRational, points as List, slopes as List",
        (self, x, context) -> trajectory(x[0], x[1], x[2]));
    table
        .of(Wall.class)
        .auto("MastValue", Wall::mastValue)
        .auto(
            "CriticalPoints",
            self -> self.criticalPoints().stream().<Object>map(ShortGame::number).toList())
        .auto("Slopes", self -> self.slopes().stream().<Object>map(ShortGame::integer).toList())
        .method("Eval", "t as DyadicRational", (self, t) -> self.valueAt(Conversion.dyadic(t[0])));
  }

  private static Wall trajectory(Object mast, Object points, Object slopes) {
    List<Dyadic> pointValues = new ArrayList<>();
    for (Object point : Classes.elements(points)) {
      pointValues.add(Conversion.dyadic(Classes.require(Classes.DYADIC_RATIONAL, point)));
    }
    List<Integer> slopeValues = new ArrayList<>();
    for (Object slope : Classes.elements(slopes)) {
      slopeValues.add(Conversion.smallInteger(Classes.require(Classes.INTEGER, slope)));
    }
    try {
      return Wall.of(Conversion.dyadic(mast), pointValues, slopeValues);
    } catch (IllegalArgumentException e) {
      throw new ScriptException(String.valueOf(e.getMessage()));
    }
  }
}
