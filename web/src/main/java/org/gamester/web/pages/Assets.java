package org.gamester.web.pages;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.CRC32C;

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
                      "claims",
                      "claims-view",
                      "edit",
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
                      "own",
                      "own-view",
                      "packed",
                      "papers",
                      "parameters",
                      "play",
                      "play-board",
                      "play-room",
                      "play-state",
                      "play-view",
                      "plot",
                      "positions",
                      "preview",
                      "prove",
                      "prove-state",
                      "prove-view",
                      "quotient",
                      "rulesets",
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
                      "text-editor",
                      "theme",
                      "typeset",
                      "value-tree",
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
      String tag = tag(content);
      routes.get("/assets/" + name, context -> send(context, type(name), content, tag));
    }
  }

  /** What is different for files that are. */
  static String tag(byte[] content) {
    CRC32C sum = new CRC32C();
    sum.update(content);
    return "\"%08x-%x\"".formatted(sum.getValue(), content.length);
  }

  /** Sends a file, unless the browser has it already. */
  static void send(Context context, String type, byte[] content, String tag) {
    context.header("Cache-Control", "no-cache");
    context.header("ETag", tag);
    if (tag.equals(context.header("If-None-Match"))) {
      context.status(304);
    } else {
      context.contentType(type).result(content);
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
