package org.gamester.web;

import java.util.Optional;
import org.gamester.web.jobs.RequestLimits;
import org.gamester.web.security.AccessToken;

/**
 * How the server is to be reached and what a request may take.
 *
 * @param host the address or name that it is bound to
 * @param port its port, or 0 for a free one
 * @param token what every request must know; empty if none is asked for
 * @param limits of each request
 */
public record ServerSettings(String host, int port, Optional<String> token, RequestLimits limits) {

  /** A token that nobody can guess. */
  public static String randomToken() {
    return AccessToken.random();
  }
}
