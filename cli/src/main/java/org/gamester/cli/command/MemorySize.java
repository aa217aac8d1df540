package org.gamester.cli.command;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a memory size as people write it, in bytes: {@code 300M}, {@code 2G}. */
public final class MemorySize implements ITypeConverter<Long> {
  private static final Pattern FORM =
      Pattern.compile("(\\d{1,9})([KMGT])(?:i?B)?", Pattern.CASE_INSENSITIVE);

  @Override
  public Long convert(String text) {
    Matcher form = FORM.matcher(text);
    if (!form.matches()) {
      throw new TypeConversionException(
          "'" + text + "' is not a valid memory size; expected for example 300M or 2G");
    }
    int shift = 10 * (1 + "KMGT".indexOf(form.group(2).toUpperCase(Locale.ROOT)));
    long bytes = Long.parseLong(form.group(1)) << shift;
    if (bytes < 1 << 20) {
      throw new TypeConversionException("'" + text + "' is too small; the smallest size is 1M");
    }
    return bytes;
  }
}
