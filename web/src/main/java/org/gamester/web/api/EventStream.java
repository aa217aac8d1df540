package org.gamester.web.api;

import io.javalin.http.Context;
import io.javalin.http.sse.SseClient;
import jakarta.servlet.http.HttpServletResponse;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.gamester.web.answers.RefusedRequest;
import org.gamester.web.connections.Connections;

/**
 * A stream of server-sent events, for whoever takes it. What a request takes its field {@code
 * Accept} says (RFC 9110, section 12.5.1): the type itself, a range with the type in it, or, if
 * there is no such field, anything.
 */
final class EventStream {
  private static final String TYPE = "text/event-stream";

  /** The ranges that the type is in; of those that are given the first of these counts. */
  private static final List<String> RANGES = List.of(TYPE, "text/*", "*/*");

  private EventStream() {}

  /** What sends the events, until there are no more or the thread is interrupted. */
  @FunctionalInterface
  interface Watch {
    void send(SseClient client) throws InterruptedException;
  }

  /**
   * Looks whether a request takes the stream; one that has begun cannot be refused any more.
   *
   * @throws RefusedRequest if it does not
   */
  static void requireAccepted(Context context) {
    List<String> fields = Collections.list(context.req().getHeaders("Accept"));
    if (!isAccepted(fields)) {
      throw new RefusedRequest(406, "the events are sent as text/event-stream only");
    }
  }

  private static boolean isAccepted(List<String> fields) {
    List<String> given =
        fields.stream()
            .flatMap(field -> Stream.of(field.toLowerCase(Locale.ROOT).split(",", -1)))
            .map(String::strip)
            .filter(range -> !range.isEmpty())
            .toList();
    for (String range : RANGES) {
      List<String> such = given.stream().filter(each -> type(each).equals(range)).toList();
      if (!such.isEmpty()) {
        return !such.stream().allMatch(EventStream::isExcluded);
      }
    }
    return given.isEmpty();
  }

  private static String type(String range) {
    return range.split(";", 2)[0].strip();
  }

  /** Whether the weight of a range is 0. */
  private static boolean isExcluded(String range) {
    return Stream.of(range.split(";", -1))
        .skip(1)
        .anyMatch(parameter -> parameter.strip().matches("q\\s*=\\s*0(\\.0{0,3})?"));
  }

  /**
   * Sends the stream on this thread, which is one of the connection's own, until {@code watch}
   * returns or nobody reads it any more.
   *
   * @throws Exception if the connection fails
   */
  static void send(Context context, Connections connections, Watch watch) throws Exception {
    HttpServletResponse response = context.res();
    response.setStatus(200);
    response.setCharacterEncoding("UTF-8");
    response.setContentType(TYPE);
    response.addHeader("Connection", "close");
    response.addHeader("Cache-Control", "no-cache");
    response.addHeader("X-Accel-Buffering", "no"); // for a proxy that would keep events back
    response.flushBuffer();
    SseClient client = new SseClient(context);
    connections.whileOpen(context, () -> watch.send(client));
  }
}
