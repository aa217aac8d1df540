package org.gamester.values;

/**
 * How {@link ShortGame#toString} writes values.
 *
 * <p>The algebra finds its notation as a service, and so does not depend on the package that reads
 * and writes values.
 */
public interface Notation {

  /** The text of {@code game}. */
  String write(ShortGame game);
}
