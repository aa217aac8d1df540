package org.gamester.script.members;

import org.gamester.script.classes.MemberTable;
import org.gamester.script.objects.Coordinates;

/** Members of coordinates, and the directions. */
final class CoordinatesMembers {

  private CoordinatesMembers() {}

  static void coordinates(MemberTable table) {
    table
        .of(Coordinates.class)
        .auto("Row", Coordinates::row)
        .auto("Col", Coordinates::column)
        .auto("Swap", Coordinates::swap)
        .auto("IsUnit", Coordinates::isUnit);
    table.constant("North", () -> Coordinates.NORTH);
    table.constant("Northeast", () -> Coordinates.NORTHEAST);
    table.constant("East", () -> Coordinates.EAST);
    table.constant("Southeast", () -> Coordinates.SOUTHEAST);
    table.constant("South", () -> Coordinates.SOUTH);
    table.constant("Southwest", () -> Coordinates.SOUTHWEST);
    table.constant("West", () -> Coordinates.WEST);
    table.constant("Northwest", () -> Coordinates.NORTHWEST);
    table.constant("Orthogonal", () -> Coordinates.ORTHOGONAL);
    table.constant("Diagonal", () -> Coordinates.DIAGONAL);
    table.constant("Compass", () -> Coordinates.COMPASS);
    table.constant("Hexagonal", () -> Coordinates.HEXAGONAL);
    table.constant("KnightsMove", () -> Coordinates.KNIGHTS_MOVE);
  }
}
