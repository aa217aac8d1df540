/**
 * The server of the workbench. {@link org.gamester.web.WebServer} puts its parts together:
 *
 * <ul>
 *   <li>{@code answers}: what the server asks of the program, and how a question is written
 *   <li>{@code jobs}: who is answered when; long work, progress and stop
 *   <li>{@code security}: which requests are let in, and the header fields of every response
 *   <li>{@code api}: the routes {@code /api/...}
 *   <li>{@code pages}: the pages and the files that they need
 * </ul>
 *
 * <p>A page gets its route in {@link org.gamester.web.pages.Pages#addRoutes}, by {@code
 * routes.get("/explore", context -> ...)}; a file of a page (a style sheet, a script) gets a line
 * in {@link org.gamester.web.pages.Assets}. Every response carries the content security policy, so
 * that a page has no script or style of its own, only those of {@code /assets/}. What a page shows
 * of a position it asks from the {@link org.gamester.web.jobs.Scheduler}, as the routes of the API
 * do.
 */
package org.gamester.web;
