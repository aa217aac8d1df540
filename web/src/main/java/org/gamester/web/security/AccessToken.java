package org.gamester.web.security;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.HttpStatus;
import io.javalin.http.SameSite;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gamester.web.answers.RefusedRequest;
import org.jspecify.annotations.Nullable;

/**
 * Lets in those who know a token. A program says it in the field {@code Authorization}; a person
 * opens an address that contains it, and the browser remembers it in a cookie that it sends to this
 * server alone.
 */
public final class AccessToken {
  private static final int RANDOM_BYTES = 16;
  private static final String PARAMETER = "token";
  private static final String COOKIE = "gamester-token";
  private static final String BEARER = "Bearer ";

  private final byte[] token;

  public AccessToken(String token) {
    this.token = bytes(token);
  }

  /** A token that nobody can guess. */
  public static String random() {
    byte[] bytes = new byte[RANDOM_BYTES];
    new SecureRandom().nextBytes(bytes);
    return HexFormat.of().formatHex(bytes);
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  /**
   * Looks at a request before anything is done with it. One whose address contains the token is
   * sent on to the same address without it.
   *
   * @throws RefusedRequest if it does not know the token
   */
  public void check(Context context) {
    String said = context.queryParam(PARAMETER);
    if (said != null && isToken(said)) {
      Cookie cookie = new Cookie(COOKIE, said);
      cookie.setHttpOnly(true);
      cookie.setSameSite(SameSite.STRICT);
      context.cookie(cookie);
      context.redirect(withoutToken(context), HttpStatus.SEE_OTHER);
      context.skipRemainingHandlers();
      return;
    }
    String authorization = context.header("Authorization");
    boolean isKnown =
        authorization != null
            && authorization.startsWith(BEARER)
            && isToken(authorization.substring(BEARER.length()));
    if (!isKnown && !isToken(context.cookie(COOKIE))) {
      throw new RefusedRequest(
          401, "this server needs its token: open the address that it has printed");
    }
  }

  /** The same address, without the token. */
  private static String withoutToken(Context context) {
    String query = context.queryString();
    String rest =
        Stream.of((query == null ? "" : query).split("&", -1))
            .filter(field -> !field.isEmpty() && !field.startsWith(PARAMETER + "="))
            .collect(Collectors.joining("&"));
    return context.path() + (rest.isEmpty() ? "" : "?" + rest);
  }

  /** Compares in a time that does not depend on where the texts differ. */
  private boolean isToken(@Nullable String said) {
    return said != null && MessageDigest.isEqual(token, bytes(said));
  }
}
