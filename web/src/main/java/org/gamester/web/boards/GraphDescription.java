package org.gamester.web.boards;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.gamester.figures.boards.GraphLayout;
import org.gamester.figures.drawing.Canvas;
import org.gamester.figures.drawing.Point;
import org.gamester.rulesets.Appearance;
import org.gamester.rulesets.GraphParts;
import org.jspecify.annotations.Nullable;

/**
 * A graph as pages see it: what is on its vertices and edges, where the vertices are put, and what
 * such graphs are made of, if they can be drawn by hand.
 */
record GraphDescription(Appearance.Network network, Optional<GraphParts> parts) {

  Map<String, @Nullable Object> json() {
    List<Point> places = GraphLayout.of(network);
    Map<String, @Nullable Object> json = new LinkedHashMap<>();
    json.put("layout", word(network.layout()));
    json.put(
        "vertices",
        IntStream.range(0, places.size())
            .mapToObj(v -> vertex(network.vertices().get(v), places.get(v)))
            .toList());
    json.put("edges", network.edges().stream().map(GraphDescription::edge).toList());
    json.put("parts", parts.map(GraphDescription::parts).orElse(null));
    return json;
  }

  private static Map<String, Object> vertex(Appearance.Vertex vertex, Point place) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("name", vertex.name());
    json.put("state", vertex.state());
    json.put("mark", word(vertex.mark()));
    json.put("label", vertex.label());
    json.put("x", Math.round(Canvas.approximately(place.x())));
    json.put("y", Math.round(Canvas.approximately(place.y())));
    return json;
  }

  private static Map<String, Object> edge(Appearance.Edge edge) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("from", edge.from());
    json.put("to", edge.to());
    json.put("name", edge.name());
    json.put("directed", edge.directed());
    json.put("mark", word(edge.mark()));
    return json;
  }

  private static Map<String, Object> parts(GraphParts parts) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("notation", word(parts.notation()));
    json.put("vertexLetters", parts.vertexLetters());
    json.put("edgeLetters", parts.edgeLetters());
    json.put("arcs", parts.direction() == GraphParts.Direction.ARCS_AND_EDGES);
    json.put("token", parts.hasToken());
    return json;
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
