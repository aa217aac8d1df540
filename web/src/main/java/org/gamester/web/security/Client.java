package org.gamester.web.security;

import io.javalin.http.Context;

/** Who asks, for an order that is fair to all. */
public final class Client {
  private static final int LONGEST_NAME = 64;

  private Client() {}

  /** What a page calls itself, else its address. */
  public static String of(Context context) {
    String named = context.header("X-Gamester-Client");
    return named == null || named.isEmpty() || named.length() > LONGEST_NAME ? context.ip() : named;
  }
}
