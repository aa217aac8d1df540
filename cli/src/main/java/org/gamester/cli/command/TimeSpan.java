package org.gamester.cli.command;

import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a duration as people write it: {@code 500ms}, {@code 10s}, {@code 1.5m}. */
public final class TimeSpan implements ITypeConverter<Duration> {
  private static final Pattern FORM = Pattern.compile("(\\d{1,9})(?:\\.(\\d{1,3}))?(ms|s|m|h)?");

  @Override
  public Duration convert(String text) {
    try {
      return read(text);
    } catch (IllegalArgumentException e) {
      throw new TypeConversionException(e.getMessage());
    }
  }

  /**
   * Reads a duration.
   *
   * @throws IllegalArgumentException if the text is none, or is too short a time
   */
  public static Duration read(String text) {
    Matcher form = FORM.matcher(text);
    if (!form.matches()) {
      throw new IllegalArgumentException(
          "'" + text + "' is not a valid duration; expected for example 500ms, 10s, 5m or 2h");
    }
    String unit = form.group(3) == null ? "s" : form.group(3);
    long millis =
        switch (unit) {
          case "ms" -> 1;
          case "s" -> 1_000;
          case "m" -> 60_000;
          default -> 3_600_000;
        };
    String decimals = form.group(2) == null ? "" : form.group(2);
    long thousandths = Long.parseLong(form.group(1) + (decimals + "000").substring(0, 3));
    Duration span = Duration.ofMillis(thousandths * millis / 1_000);
    if (!span.isPositive()) {
      throw new IllegalArgumentException(
          "'" + text + "' is too short; the shortest duration is 1ms");
    }
    return span;
  }
}
