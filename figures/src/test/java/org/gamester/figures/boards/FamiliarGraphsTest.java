package org.gamester.figures.boards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.gamester.figures.drawing.Canvas;
import org.gamester.figures.drawing.Point;
import org.gamester.rulesets.Appearance;
import org.gamester.rulesets.Catalogue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Graphs that everybody draws in the same way. */
class FamiliarGraphsTest {
  private static final double NEAR = 0.1;

  private static Appearance.Network network(String graph) {
    return (Appearance.Network) Catalogue.standard().readSum("snort(" + graph + ")").appearance();
  }

  private static List<Point> places(String graph) {
    return GraphLayout.of(network(graph));
  }

  private static double distance(Point one, Point other) {
    return Math.hypot(
        Canvas.approximately(one.x()) - Canvas.approximately(other.x()),
        Canvas.approximately(one.y()) - Canvas.approximately(other.y()));
  }

  private static Point middle(List<Point> points) {
    return Point.near(
        points.stream().mapToDouble(p -> Canvas.approximately(p.x())).average().orElseThrow(),
        points.stream().mapToDouble(p -> Canvas.approximately(p.y())).average().orElseThrow());
  }

  private static void assertOnCircle(List<Point> points, Point centre) {
    double radius = distance(points.getFirst(), centre);
    double side = distance(points.get(0), points.get(1));
    for (int i = 0; i < points.size(); i++) {
      assertThat(distance(points.get(i), centre)).isCloseTo(radius, within(NEAR));
      assertThat(distance(points.get(i), points.get((i + 1) % points.size())))
          .isCloseTo(side, within(NEAR));
    }
  }

  /** The pentagon outside, the star inside: its edges are longer than the sides of a pentagon. */
  @Test
  void petersensGraphIsAPentagonAroundAStar() {
    List<Point> places = places("petersen");
    List<Point> pentagon = places.subList(0, 5);
    List<Point> star = places.subList(5, 10);
    Point centre = middle(pentagon);
    assertOnCircle(pentagon, centre);
    assertOnCircle(star, centre);
    assertThat(distance(star.getFirst(), centre)).isLessThan(distance(pentagon.getFirst(), centre));
    for (int i = 0; i < 5; i++) {
      double spoke = distance(pentagon.get(i), star.get(i));
      assertThat(spoke + distance(star.get(i), centre))
          .isCloseTo(distance(pentagon.get(i), centre), within(NEAR));
    }
    List<Appearance.Edge> inner =
        network("petersen").edges().stream().filter(edge -> edge.from() > 4).toList();
    assertThat(inner).hasSize(5);
    assertThat(inner)
        .allSatisfy(
            edge ->
                assertThat(distance(places.get(edge.from()), places.get(edge.to())))
                    .isGreaterThan(1.5 * distance(star.get(0), star.get(1))));
  }

  @ParameterizedTest
  @ValueSource(strings = {"star 6", "wheel 6"})
  void starsAndWheelsHaveACentre(String graph) {
    List<Point> places = places(graph);
    assertOnCircle(places.subList(1, 7), places.getFirst());
  }

  @Test
  void bipartiteGraphsStandInTwoRows() {
    List<Point> places = places("K3,4");
    assertThat(places.subList(0, 3)).extracting(Point::y).containsOnly(places.get(0).y());
    assertThat(places.subList(3, 7)).extracting(Point::y).containsOnly(places.get(3).y());
    assertThat(places.get(0).y()).isNotEqualTo(places.get(3).y());
  }

  /** Edges of one direction are parallel and of one length. */
  @ParameterizedTest
  @ValueSource(ints = {3, 4})
  void cubesAreProjected(int dimension) {
    List<Point> places = places("cube " + dimension);
    for (int bit = 0; bit < dimension; bit++) {
      Point step = minus(places.get(1 << bit), places.getFirst());
      for (int v = 0; v < places.size(); v++) {
        if ((v >>> bit & 1) == 0) {
          Point other = minus(places.get(v | 1 << bit), places.get(v));
          assertThat(distance(other, step)).isLessThan(NEAR);
        }
      }
    }
  }

  private static Point minus(Point one, Point other) {
    return Point.near(
        Canvas.approximately(one.x()) - Canvas.approximately(other.x()),
        Canvas.approximately(one.y()) - Canvas.approximately(other.y()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "petersen",
        "petersen 7 2",
        "petersen 12 5",
        "star 5",
        "star 30",
        "wheel 4",
        "wheel 20",
        "K2,3",
        "K6,9",
        "cube 3",
        "cube 4"
      })
  void noTwoVerticesMeet(String graph) {
    List<Point> seen = new ArrayList<>();
    for (Point place : places(graph)) {
      assertThat(seen).noneMatch(other -> distance(place, other) < 30);
      seen.add(place);
    }
  }
}
