package org.gamester.cli;

import java.io.PrintWriter;
import java.io.Writer;
import java.util.List;

/**
 * Runs what is commonly asked of the program, to be watched by Java while it makes its cache of
 * loaded and linked classes (JEP 483, 514). The launcher starts it once for each build; nothing is
 * printed and nothing depends on the outcome.
 */
public final class Rehearsal {
  private static final List<String[]> COMMANDS =
      List.of(
          new String[] {"value", "{2|1} + ^ - 3*2"},
          new String[] {"value", "--json", "{3||2|1}.Thermograph"},
          new String[] {"value", "splittles{1,3 | 2,4}(9)"},
          new String[] {"moves", "splittles{1,3 | 2,4}(9)"},
          new String[] {"--help"},
          new String[] {"--version"},
          new String[] {"no-such-command"});

  private Rehearsal() {}

  public static void main(String[] args) {
    PrintWriter nowhere = new PrintWriter(Writer.nullWriter());
    COMMANDS.forEach(command -> Gamester.run(nowhere, nowhere, command));
  }
}
