package org.gamester.web.security;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.gamester.web.answers.RefusedRequest;

/** Fields as addresses and forms write them: text in UTF-8. Nothing is repaired. */
final class FormText {
  private FormText() {}

  /**
   * The values of the fields by their names, in the order in which they are given.
   *
   * @throws RefusedRequest if something in it cannot be read
   */
  static Map<String, List<String>> read(String text) {
    Map<String, List<String>> fields = new LinkedHashMap<>();
    for (String pair : text.split("&", -1)) {
      if (!pair.isEmpty()) {
        int equals = pair.indexOf('=');
        String name = decoded(equals < 0 ? pair : pair.substring(0, equals));
        String value = equals < 0 ? "" : decoded(pair.substring(equals + 1));
        fields.computeIfAbsent(name, key -> new ArrayList<>()).add(value);
      }
    }
    return fields;
  }

  /**
   * Text without its percent signs and plus signs.
   *
   * @throws RefusedRequest if it cannot be read
   */
  static String decoded(String text) {
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

  /**
   * @throws RefusedRequest if the bytes are not text in UTF-8
   */
  static String utf8(byte[] bytes) {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      throw new RefusedRequest(400, "the request is not text in UTF-8");
    }
  }
}
