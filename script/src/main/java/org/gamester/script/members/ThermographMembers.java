package org.gamester.script.members;

import java.util.ArrayList;
import java.util.List;
import org.gamester.script.classes.Classes;
import org.gamester.script.classes.Conversion;
import org.gamester.script.classes.Elements;
import org.gamester.script.classes.MemberTable;
import org.gamester.script.classes.StandardClasses;
import org.gamester.script.objects.ObjectList;
import org.gamester.script.objects.ScriptException;
import org.gamester.values.Computation;
import org.gamester.values.Dyadic;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.thermography.Thermograph;
import org.gamester.values.thermography.Wall;

/** Members of thermographs and of their walls. */
final class ThermographMembers {

  private static final int BYTES_OF_A_POINT = 40;

  private ThermographMembers() {}

  static void thermograph(MemberTable table) {
    table.constructor(
        "leftMast as DyadicRational, leftPoints as List, leftSlopes as List, "
            + "rightMast as DyadicRational, rightPoints as List, rightSlopes as List",
        (self, x, context) ->
            thermograph(trajectory(x[0], x[1], x[2]), trajectory(x[3], x[4], x[5])));
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
        .method("Eval", "t as DyadicRational", (self, t) -> value(self, t[0]));
  }

  private static Thermograph thermograph(Wall left, Wall right) {
    return Domain.checked(() -> new Thermograph(left, right));
  }

  private static Dyadic value(Wall wall, Object temperature) {
    return Domain.checked(() -> wall.valueAt(Conversion.dyadic(temperature)));
  }

  private static Wall trajectory(Object mast, Object points, Object slopes) {
    ObjectList temperatures = Elements.of(points);
    ObjectList slopesOfStretches = Elements.of(slopes);
    if (slopesOfStretches.size() != temperatures.size() + 1L) {
      throw new ScriptException(
          "a trajectory needs one slope more than critical points: %,d points, %,d slopes"
              .formatted(temperatures.size(), slopesOfStretches.size()));
    }
    Computation.requireRoom(temperatures.size(), BYTES_OF_A_POINT, "points of a trajectory");
    List<Dyadic> pointValues = new ArrayList<>();
    List<Integer> slopeValues = new ArrayList<>();
    for (Object slope : slopesOfStretches) {
      Computation.poll();
      slopeValues.add(Classes.smallInteger(slope));
    }
    for (Object point : temperatures) {
      Computation.poll();
      Dyadic next = Conversion.dyadic(Classes.require(StandardClasses.DYADIC_RATIONAL, point));
      if (!pointValues.isEmpty() && next.compareTo(pointValues.getLast()) >= 0) {
        throw new ScriptException("critical points must fall strictly and lie above -1");
      }
      pointValues.add(next);
    }
    return Domain.checked(() -> Wall.of(Conversion.dyadic(mast), pointValues, slopeValues));
  }
}
