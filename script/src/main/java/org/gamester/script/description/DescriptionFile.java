package org.gamester.script.description;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A table of descriptions, as the resources beside this class hold them: sections with one or
 * several headings, {@code [game.Game]}, and in them entries of these lines.
 *
 * <pre>
 * Name -- What it means, which may
 *   go on here.
 *   &gt; an example
 *   &#64; a reference
 * </pre>
 */
final class DescriptionFile {
  private static final String BETWEEN = " -- ";
  private static final String CONTINUATION = "  ";
  private static final String EXAMPLE = "  > ";
  private static final String REFERENCE = "  @ ";

  private final Map<String, Map<String, Description>> sections = new LinkedHashMap<>();
  private List<String> headings = List.of();
  private @Nullable String name;
  private String text = "";
  private String example = "";
  private String reference = "";

  private DescriptionFile() {}

  /** The table of a resource. */
  static DescriptionFile read(String resource) {
    DescriptionFile file = new DescriptionFile();
    InputStream bytes =
        Objects.requireNonNull(DescriptionFile.class.getResourceAsStream(resource), resource);
    try (BufferedReader lines = new BufferedReader(new InputStreamReader(bytes, UTF_8))) {
      lines.lines().forEach(file::add);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    file.finishEntry();
    return file;
  }

  private void add(String line) {
    if (line.startsWith(EXAMPLE)) {
      example = line.substring(EXAMPLE.length());
    } else if (line.startsWith(REFERENCE)) {
      reference = line.substring(REFERENCE.length());
    } else if (line.startsWith(CONTINUATION)) {
      text += " " + line.strip();
    } else if (line.startsWith("[") && line.endsWith("]")) {
      finishEntry();
      headings = List.of(line.substring(1, line.length() - 1).split(" "));
    } else if (!line.isEmpty()) {
      finishEntry();
      int end = line.indexOf(BETWEEN);
      name = line.substring(0, end);
      text = line.substring(end + BETWEEN.length());
    }
  }

  private void finishEntry() {
    if (name != null) {
      for (String heading : headings) {
        sections
            .computeIfAbsent(heading, key -> new LinkedHashMap<>())
            .put(name, new Description(text, example, reference));
      }
    }
    name = null;
    text = "";
    example = "";
    reference = "";
  }

  /** The entries below a heading, by their names. */
  Map<String, Description> section(String heading) {
    return sections.getOrDefault(heading, Map.of());
  }

  /** All headings. */
  List<String> headings() {
    return new ArrayList<>(sections.keySet());
  }
}
