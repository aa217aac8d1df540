package org.gamester.web;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.gamester.web.answers.JsonText;
import org.jspecify.annotations.Nullable;

/**
 * What is answered to a request that is refused before any route sees it: its line or its header is
 * malformed or too long. It is JSON, as every other refusal.
 */
final class JsonRefusals extends ErrorHandler {
  @Override
  protected void generateResponse(
      Request request,
      Response response,
      int code,
      @Nullable String message,
      @Nullable Throwable cause,
      Callback callback) {
    String reason = HttpStatus.getMessage(code).toLowerCase(Locale.ROOT);
    byte[] json = JsonText.error(reason).getBytes(StandardCharsets.UTF_8);
    response.getHeaders().put(new HttpField(HttpHeader.CONTENT_TYPE, "application/json"));
    response.getHeaders().put(HttpHeader.CONTENT_LENGTH, json.length);
    response.write(true, ByteBuffer.wrap(json), callback);
  }
}
