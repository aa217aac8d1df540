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
        OpenApi.both(
            "What a position looks like, to be shown.", List.of(position, ApiQuestion.OWN)));
    paths.put(
        "/api/look",
        OpenApi.both(
            "What a position looks like, and what of its value and its moves is known at once.",
            List.of(position, Field.flag("misere", "under misere play"), ApiQuestion.OWN)));
    paths.put(
        "/api/line",
        OpenApi.both(
            "The positions that moves lead to, one after another.",
            List.of(
                position,
                Field.texts("via", "the moves, each after L: or R: for its player"),
                ApiQuestion.OWN)));
    paths.put(
        "/api/picture",
        OpenApi.both(
            "A picture as SVG.",
            List.of(
                Field.required("p", "a position or a value"),
                Field.required("kind", "position or thermograph"),
                Field.flag("small", "a small thermograph with letters of the same size"),
                Field.flag("alone", "a file of its own"),
                ApiQuestion.OWN)));
    paths.put(
        "/api/typeset",
        OpenApi.both(
            "Values as MathML and LaTeX.", List.of(Field.texts("v", "the texts of values"))));
    paths.put(
        "/api/statements",
        OpenApi.both(
            "Statements of papers as HTML.",
            List.of(Field.texts("s", "statements as they are typed"))));
    paths.put(
        "/api/suggest",
        Map.of(
            "get",
            OpenApi.get(
                "What the command bar offers for what is typed, the best first.",
                List.of(Field.required("q", "what has been typed")),
                Statuses.OF_A_QUESTION)));
    paths.put(
        "/api/text",
        OpenApi.both(
            "Texts in Markdown as HTML and LaTeX.",
            List.of(Field.texts("t", "the texts, with formulas between dollar signs"))));
    paths.put(
        "/api/topics",
        Map.of("get", OpenApi.get("All topics of help.", List.<Field>of(), List.of())));
  }
}
