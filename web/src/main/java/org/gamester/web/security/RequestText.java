package org.gamester.web.security;

import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.gamester.web.answers.RefusedRequest;
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
public final class RequestText {
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
   * @throws InterruptedException if the calling thread is interrupted while it waits for the body
   */
  public static Map<String, List<String>> fields(Context context) throws InterruptedException {
    Map<String, List<String>> fields = new LinkedHashMap<>();
    String query = context.queryString();
    if (query != null) {
      fields.putAll(FormText.read(query));
    }
    if (!RequestGuard.asksOnly(context)) {
      readBody(context, fields);
    }
    return fields;
  }

  private static void readBody(Context context, Map<String, List<String>> fields)
      throws InterruptedException {
    String type = context.contentType();
    String kind = type == null ? "" : type.toLowerCase(Locale.ROOT).split(";", -1)[0].strip();
    byte[] body = RequestBody.bytes(context);
    switch (kind) {
      case "application/json" -> readJson(body, fields);
      case "application/x-www-form-urlencoded" ->
          FormText.read(new String(body, StandardCharsets.ISO_8859_1))
              .forEach((name, values) -> fields.merge(name, values, RequestText::joined));
      default ->
          throw new RefusedRequest(
              415, "the body must be application/json or application/x-www-form-urlencoded");
    }
  }

  private static List<String> joined(List<String> first, List<String> second) {
    return Stream.concat(first.stream(), second.stream()).toList();
  }

  private static void readJson(byte[] body, Map<String, List<String>> fields) {
    String text = FormText.utf8(body);
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
    String text = parser.getString();
    if (text.codePoints().anyMatch(c -> Character.getType(c) == Character.SURROGATE)) {
      throw new RefusedRequest(400, "a text has half of a pair of surrogates without the other");
    }
    return text;
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
