package org.gamester.web.pages;

import io.javalin.config.RoutesConfig;
import org.gamester.web.jobs.Desk;

/** The routes of the pages. */
public final class Pages {
  private static final String START =
      """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>Gamester</title>
      <link rel="stylesheet" href="/assets/page.css">
      </head>
      <body>
      <main>
      <h1>Gamester</h1>
      <p>Exact values of combinatorial games and of positions.</p>
      <p><a href="/api/value?p=domineering(..%23%7C...)">The value of a Domineering board</a></p>
      </main>
      </body>
      </html>
      """;

  private Pages() {}

  /**
   * Adds the pages and their files to a server.
   *
   * @param desk answers what a page shows of a position
   */
  public static void addRoutes(RoutesConfig routes, Desk desk) {
    Assets.addRoutes(routes);
    routes.get("/", context -> context.html(START));
  }
}
