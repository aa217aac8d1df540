package org.gamester.web.api;

import java.util.List;
import java.util.Map;

/** The routes that pages ask for what they show, for the description of the API. */
final class PageQuestions {
  private PageQuestions() {}

  static void addTo(Map<String, Object> paths) {
    Field position = Field.required("p", "a position, or a sum of positions");
    paths.put("/api/position", both("What a position looks like, to be shown.", List.of(position)));
    paths.put(
        "/api/line",
        both(
            "The positions that moves lead to, one after another.",
            List.of(
                position, Field.texts("via", "the moves, each after L: or R: for its player"))));
    paths.put(
        "/api/picture",
        both(
            "A picture as SVG.",
            List.of(
                Field.required("p", "a position or a value"),
                Field.required("kind", "position or thermograph"),
                Field.flag("small", "a small thermograph with letters of the same size"),
                Field.flag("alone", "a file of its own"))));
    paths.put(
        "/api/typeset",
        both("Values as MathML and LaTeX.", List.of(Field.texts("v", "the texts of values"))));
    paths.put(
        "/api/topics",
        Map.of("get", OpenApi.get("All topics of help.", List.<Field>of(), List.of())));
  }

  /** A route that takes its fields in the address, or in the body. */
  private static Map<String, Object> both(String meaning, List<Field> fields) {
    return Map.of(
        "get", OpenApi.get(meaning, fields, Statuses.OF_A_QUESTION),
        "post", OpenApi.post(meaning, fields, "200", Statuses.OF_A_QUESTION));
  }
}
