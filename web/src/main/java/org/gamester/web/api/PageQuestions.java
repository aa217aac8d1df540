package org.gamester.web.api;

import java.util.List;
import java.util.Map;

/** The routes that pages ask for what they show, for the description of the API. */
final class PageQuestions {
  private PageQuestions() {}

  static void addTo(Map<String, Object> paths) {
    Field position = Field.required("p", "a position, or a sum of positions");
    paths.put(
        "/api/position",
        Map.of("get", OpenApi.get("What a position looks like, to be shown.", List.of(position))));
    paths.put(
        "/api/line",
        Map.of(
            "get",
            OpenApi.get(
                "The positions that moves lead to, one after another.",
                List.of(
                    position,
                    Field.texts("via", "the moves, each after L: or R: for its player")))));
    paths.put(
        "/api/picture",
        Map.of(
            "get",
            OpenApi.get(
                "A picture as SVG.",
                List.of(
                    Field.required("p", "a position or a value"),
                    Field.required("kind", "position or thermograph"),
                    Field.flag("small", "a small thermograph with letters of the same size"),
                    Field.flag("alone", "a file of its own")))));
    List<Field> values = List.of(Field.texts("v", "the texts of values"));
    String meaning = "Values as MathML and LaTeX.";
    paths.put(
        "/api/typeset",
        Map.of("get", OpenApi.get(meaning, values), "post", OpenApi.post(meaning, values, "200")));
    paths.put("/api/topics", Map.of("get", OpenApi.get("All topics of help.", List.<Field>of())));
  }
}
