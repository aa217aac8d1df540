package org.gamester.web.security;

import io.javalin.http.Context;
import org.gamester.web.jobs.Client;

/** Who sends a request. */
public final class Clients {
  private Clients() {}

  /** The connection and the address that a request comes from. */
  public static Client of(Context context) {
    return new Client(
        context.req().getRemoteAddr(), context.req().getServletConnection().getConnectionId());
  }
}
