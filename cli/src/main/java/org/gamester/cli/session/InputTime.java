package org.gamester.cli.session;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.function.Function;
import org.gamester.script.Worksheet;
import org.gamester.values.Limits;

/**
 * How long an input of a worksheet may take, as whoever types it can change it.
 *
 * @param subject what is limited, as a sentence begins: {@code An input}
 * @param duration reads a time; throws IllegalArgumentException for other texts
 */
public record InputTime(String subject, Worksheet worksheet, Function<String, Duration> duration) {

  /**
   * Changes the time, if one is given.
   *
   * @return what holds now, as a sentence
   * @throws IllegalArgumentException if the text is no time
   */
  public String set(String time) {
    Limits limits = worksheet.limits();
    if (!time.isEmpty()) {
      limits = new Limits(duration.apply(time), limits.memoryBytes());
      worksheet.setLimits(limits);
    }
    Duration longest = limits.time();
    return longest == null
        ? subject + " may take any time."
        : subject
            + " may take "
            + BigDecimal.valueOf(longest.toMillis(), 3).stripTrailingZeros().toPlainString()
            + " s.";
  }
}
