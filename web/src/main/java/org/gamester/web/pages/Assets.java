package org.gamester.web.pages;

import io.javalin.config.RoutesConfig;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.stream.Stream;

/**
 * The files that pages need, each with a route of its own: no part of a request ever becomes the
 * name of a file.
 */
final class Assets {
  private static final String FOLDER = "/org/gamester/web/assets/";

  /** The names of the files in the folder of assets. */
  private static final List<String> NAMES =
      Stream.of(
              Stream.of("base.css", "board.css", "views.css", "sheet.css", "icon.svg"),
              Stream.of(
                      "address",
                      "api",
                      "argument",
                      "board",
                      "catalogue",
                      "edit",
                      "examples",
                      "explore",
                      "explore-state",
                      "explore-view",
                      "families",
                      "families-plot",
                      "families-rows",
                      "families-state",
                      "families-view",
                      "graph",
                      "graph-pen",
                      "graph-view",
                      "help",
                      "moves-view",
                      "papers",
                      "parameters",
                      "play",
                      "play-board",
                      "play-room",
                      "play-state",
                      "play-view",
                      "plot",
                      "positions",
                      "prove",
                      "prove-state",
                      "prove-view",
                      "quotient",
                      "sheet",
                      "sheet-cell",
                      "sheet-export",
                      "sheet-order",
                      "sheet-output",
                      "sheet-run",
                      "sheet-store",
                      "shell",
                      "start",
                      "states",
                      "studies",
                      "studies-view",
                      "theme",
                      "typeset",
                      "words")
                  .map("js/%s.js"::formatted),
              Stream.of("lit-html.js", "directive.js", "directives/unsafe-html.js")
                  .map("lib/lit/"::concat),
              Stream.of("codemirror.js", "codemirror.css", "show-hint.js", "show-hint.css")
                  .map("lib/codemirror/"::concat),
              Stream.of("lib/codemirror/matchbrackets.js"))
          .flatMap(names -> names)
          .toList();

  private Assets() {}

  static void addRoutes(RoutesConfig routes) {
    for (String name : NAMES) {
      byte[] content = read(name);
      routes.get(
          "/assets/" + name,
          context -> {
            context.contentType(type(name));
            context.header("Cache-Control", "no-cache");
            context.result(content);
          });
    }
  }

  private static String type(String name) {
    return switch (name.substring(name.lastIndexOf('.') + 1)) {
      case "css" -> "text/css; charset=utf-8";
      case "js" -> "text/javascript; charset=utf-8";
      case "svg" -> "image/svg+xml";
      case "json" -> "application/json";
      default -> throw new IllegalArgumentException("no type is known for " + name);
    };
  }

  private static byte[] read(String name) {
    try (InputStream file = Assets.class.getResourceAsStream(FOLDER + name)) {
      if (file == null) {
        throw new IllegalStateException("there is no resource " + FOLDER + name);
      }
      return file.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
