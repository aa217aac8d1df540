package org.gamester.web.security;

import io.javalin.http.Context;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gamester.web.answers.RefusedRequest;

/**
 * Lets in requests that a page of this server made, or a person's own program.
 *
 * <p>A page of another site can make a browser send requests to a server on the same machine. It
 * can neither read the answers nor choose the field {@code Host} of the request freely, unless a
 * name of its own has come to mean this machine (DNS rebinding): therefore {@code Host} must be one
 * of the server's own names, and {@code Origin}, which browsers set, must be the server itself.
 */
public final class RequestGuard {
  /** A longer body is refused. */
  public static final int MOST_BODY_BYTES = 1 << 18;

  private static final int LONGEST_SHOWN = 100;
  private static final Pattern CHARSET = Pattern.compile(";\\s*charset\\s*=\\s*\"?([^\";\\s]*)");

  private final Set<String> names;

  private final boolean isOpen;

  private RequestGuard(Set<String> names, boolean isOpen) {
    this.names = names;
    this.isOpen = isOpen;
  }

  /**
   * Of a server that others can reach by names that it does not know. It must ask for a token,
   * which a page of another name cannot know.
   */
  public static RequestGuard open() {
    return new RequestGuard(Set.of(), true);
  }

  /** Of a server that is bound to this address or name; it has the names of the machine too. */
  public static RequestGuard of(String host) {
    Set<String> names = new HashSet<>(Set.of("127.0.0.1", "localhost", "[::1]"));
    names.add(host.toLowerCase(Locale.ROOT));
    return new RequestGuard(names, false);
  }

  /**
   * Looks at a request before anything is done with it.
   *
   * @throws RefusedRequest if it is not let in
   * @throws InterruptedException if the calling thread is interrupted
   */
  public void check(Context context) throws InterruptedException {
    String host = header(context, "Host");
    if (!isOpen && !isOwn(host, context.port())) {
      throw new RefusedRequest(
          421, "this server does not answer for the host '" + shown(host) + "'");
    }
    String origin = header(context, "Origin");
    if (!origin.isEmpty() && !isOrigin(origin, host)) {
      throw new RefusedRequest(403, "requests of the site '" + shown(origin) + "' are refused");
    }
    String length = header(context, "Content-Length");
    if (!length.isEmpty() && isLonger(length, MOST_BODY_BYTES)) {
      if (header(context, "Expect").isEmpty() && !isLonger(length, RequestBody.MOST_DISCARDED)) {
        RequestBody.discard(context);
      }
      throw bodyTooLong();
    }
    refuseOtherCharsets(header(context, "Content-Type"));
    FormText.decoded(context.req().getRequestURI());
    String query = context.queryString();
    if (query != null) {
      FormText.read(query);
    }
    boolean isPage = asksOnly(context) && !context.path().startsWith("/api");
    String site = header(context, "Sec-Fetch-Site");
    if (!isPage && (site.equals("cross-site") || site.equals("same-site"))) {
      throw new RefusedRequest(403, "requests of other sites are refused");
    }
  }

  private static boolean isLonger(String length, int bytes) {
    return length.length() > 9 || Long.parseLong(length) > bytes;
  }

  /** Whether a request changes nothing and has no body: GET, or HEAD for the header of it. */
  static boolean asksOnly(Context context) {
    return context.method().name().matches("GET|HEAD");
  }

  /** All texts are read as UTF-8, of which ASCII is a part. */
  private static void refuseOtherCharsets(String type) {
    Matcher charset = CHARSET.matcher(type);
    if (charset.find() && !charset.group(1).matches("utf-?8|us-ascii|ascii")) {
      throw new RefusedRequest(
          415, "the body must be text in UTF-8, not in " + shown(charset.group(1)));
    }
  }

  /** The refusal of a body that is too long. */
  public static RefusedRequest bodyTooLong() {
    return new RefusedRequest(
        413, "the body of a request has at most " + (MOST_BODY_BYTES >> 10) + " kB");
  }

  /** A proxy may speak TLS for a server that others can reach. */
  private boolean isOrigin(String origin, String host) {
    return origin.equals("http://" + host) || (isOpen && origin.equals("https://" + host));
  }

  private boolean isOwn(String host, int port) {
    String suffix = ":" + port;
    return host.endsWith(suffix)
        && names.contains(host.substring(0, host.length() - suffix.length()));
  }

  private static String header(Context context, String name) {
    String value = context.header(name);
    return value == null ? "" : value.toLowerCase(Locale.ROOT);
  }

  private static String shown(String text) {
    return text.length() > LONGEST_SHOWN ? text.substring(0, LONGEST_SHOWN) + "..." : text;
  }
}
