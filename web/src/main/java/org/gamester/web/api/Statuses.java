package org.gamester.web.api;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The statuses of refusals, for the description of the API. A path that does not answer to a method
 * says 405; no method that is described does.
 */
final class Statuses {
  /** What can happen to every request, before its route sees it or whatever its route does. */
  private static final List<Integer> OF_ALL = List.of(400, 401, 403, 414, 421, 431, 500, 503);

  /** What can happen to a request with a body. */
  static final List<Integer> OF_A_BODY = List.of(408, 413, 415);

  /** What can happen to a question that is answered at once. */
  static final List<Integer> OF_A_QUESTION = List.of(422, 429);

  /** What can happen where many may ask for work. */
  static final List<Integer> OF_A_START = List.of(429);

  /** What can happen to a request that names something. */
  static final List<Integer> OF_A_NAME = List.of(404);

  /** What can happen to a question about a name. */
  static final List<Integer> OF_HELP = List.of(404, 422, 429);

  /** What can happen to a request to a room: a move is checked, a seat or a turn may be taken. */
  static final List<Integer> OF_A_ROOM = List.of(404, 409, 422, 429);

  /** What can happen to a request for a stream of events. */
  static final List<Integer> OF_A_STREAM = List.of(404, 406);

  private static final Map<Integer, String> MEANINGS =
      Map.ofEntries(
          Map.entry(400, "The request cannot be understood"),
          Map.entry(401, "The token is missing or wrong"),
          Map.entry(403, "The request comes from another site, or has not the key that it needs"),
          Map.entry(404, "There is nothing of this name"),
          Map.entry(406, "The request does not take a stream of events"),
          Map.entry(409, "Somebody else was there before"),
          Map.entry(408, "The body was not complete in time"),
          Map.entry(413, "The body is too long"),
          Map.entry(414, "The address is too long"),
          Map.entry(415, "The body is not JSON or a form in UTF-8"),
          Map.entry(421, "The server does not answer for this host"),
          Map.entry(422, "There is no answer, or none within the limits"),
          Map.entry(429, "There are too many questions or jobs; ask again later"),
          Map.entry(431, "The header is too long"),
          Map.entry(500, "The program is at fault"),
          Map.entry(503, "Others hold the memory or the time that is needed; ask again later"));

  private Statuses() {}

  /** The refusals of a route, in the order of their numbers, in the language of OpenAPI. */
  static Map<String, Object> refusals(List<Integer> own) {
    Map<String, Object> refusals = new LinkedHashMap<>();
    Stream.concat(OF_ALL.stream(), own.stream())
        .sorted()
        .distinct()
        .forEach(
            status ->
                refusals.put(
                    status.toString(), Map.of("description", MEANINGS.getOrDefault(status, ""))));
    return refusals;
  }
}
