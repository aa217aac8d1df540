package org.gamester.web.api;

import io.javalin.http.Context;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.gamester.web.security.RefusedRequest;
import org.gamester.web.security.RequestGuard;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;

/**
 * What a request says: the fields of its address and of its body, which is JSON or a form. All of
 * it is text in UTF-8; nothing is repaired.
 */
final class RequestText {
  private static final JsonFactory JSON =
      JsonFactory.builder()
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxNestingDepth(4)
                  .maxStringLength(RequestGuard.MOST_BODY_BYTES)
                  .build())
          .build();

  private RequestText() {}

  /**
   * The fields of a request by their names, in the order in which they are given.
   *
   * @throws RefusedRequest if something in it cannot be read
   */
  static Map<String, List<String>> fields(Context context) {
    Map<String, List<String>> fields = new LinkedHashMap<>();
    String query = context.queryString();
    if (query != null) {
      readForm(query, fields);
    }
    if (!context.method().name().equals("GET")) {
      readBody(context, fields);
    }
    return fields;
  }

  private static void readBody(Context context, Map<String, List<String>> fields) {
    String type = context.contentType();
    String kind = type == null ? "" : type.toLowerCase(Locale.ROOT).split(";", -1)[0].strip();
    byte[] body = body(context);
    switch (kind) {
      case "application/json" -> readJson(body, fields);
      case "application/x-www-form-urlencoded" ->
          readForm(new String(body, StandardCharsets.ISO_8859_1), fields);
      default ->
          throw new RefusedRequest(
              415, "the body must be application/json or application/x-www-form-urlencoded");
    }
  }

  private static byte[] body(Context context) {
    try (InputStream stream = context.bodyInputStream()) {
      byte[] body = stream.readNBytes(RequestGuard.MOST_BODY_BYTES + 1);
      if (body.length > RequestGuard.MOST_BODY_BYTES) {
        throw RequestGuard.bodyTooLong();
      }
      return body;
    } catch (IOException e) {
      throw new RefusedRequest(400, "the body of the request could not be read");
    }
  }

  private static void readForm(String text, Map<String, List<String>> fields) {
    for (String pair : text.split("&", -1)) {
      if (!pair.isEmpty()) {
        int equals = pair.indexOf('=');
        String name = decoded(equals < 0 ? pair : pair.substring(0, equals));
        String value = equals < 0 ? "" : decoded(pair.substring(equals + 1));
        fields.computeIfAbsent(name, key -> new ArrayList<>()).add(value);
      }
    }
  }

  private static String decoded(String text) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '%') {
        int high = i + 2 < text.length() ? Character.digit(text.charAt(i + 1), 16) : -1;
        int low = i + 2 < text.length() ? Character.digit(text.charAt(i + 2), 16) : -1;
        if (high < 0 || low < 0) {
          throw new RefusedRequest(400, "a percent sign is not followed by two hexadecimal digits");
        }
        bytes.write(high << 4 | low);
        i += 2;
      } else {
        bytes.write(c == '+' ? ' ' : c);
      }
    }
    return utf8(bytes.toByteArray());
  }

  private static String utf8(byte[] bytes) {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      throw new RefusedRequest(400, "the request is not text in UTF-8");
    }
  }

  private static void readJson(byte[] body, Map<String, List<String>> fields) {
    String text = utf8(body);
    try (JsonParser parser = JSON.createParser(ObjectReadContext.empty(), text)) {
      expect(parser.nextToken() == JsonToken.START_OBJECT);
      while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
        String name = parser.currentName();
        expect(!fields.containsKey(name));
        List<String> values = fields.computeIfAbsent(name, key -> new ArrayList<>());
        if (parser.nextToken() == JsonToken.START_ARRAY) {
          while (parser.nextToken() != JsonToken.END_ARRAY) {
            values.add(scalar(parser));
          }
        } else {
          values.add(scalar(parser));
        }
      }
      expect(parser.currentToken() == JsonToken.END_OBJECT && parser.nextToken() == null);
    } catch (JacksonException e) { // no JSON, or longer numbers and names than are read
      throw notAnObject();
    }
  }

  private static String scalar(JsonParser parser) {
    JsonToken token = parser.currentToken();
    expect(token != null && token.isScalarValue() && token != JsonToken.VALUE_NULL);
    return parser.getString();
  }

  private static void expect(boolean isAsExpected) {
    if (!isAsExpected) {
      throw notAnObject();
    }
  }

  private static RefusedRequest notAnObject() {
    return new RefusedRequest(
        400,
        "the body must be one JSON object whose fields are texts, numbers, truth values or lists of"
            + " these");
  }
}
