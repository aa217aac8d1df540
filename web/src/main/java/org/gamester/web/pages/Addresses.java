package org.gamester.web.pages;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;

/** What stands in addresses. */
final class Addresses {
  private Addresses() {}

  /** A text as the value of a parameter. */
  static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }

  /** A text as a part of a path. */
  static String segment(String text) {
    return encoded(text).replace("+", "%20");
  }
}
