package org.gamester.cli.play;

import java.util.Optional;

/** Where the lines come from that a person says to the program. */
@FunctionalInterface
interface LineSource {

  /**
   * The next line, without its end; empty at the end of the input.
   *
   * @throws InterruptedException if the program is to end
   */
  Optional<String> next() throws InterruptedException;
}
