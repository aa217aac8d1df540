package org.gamester.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.util.List;
import org.gamester.cli.session.SessionRehearsal;

/**
 * Runs what is commonly asked of the program, to be watched by Java while it makes its cache of
 * loaded and linked classes (JEP 483, 514). The launcher starts it once for each build; nothing is
 * printed and nothing depends on the outcome.
 *
 * <p>With the argument {@code work} it also evaluates positions of several kinds of boards and sums
 * of games, for the profiles in the cache that is used for such work (JEP 515). With {@code repl}
 * it also goes through a session of the worksheet, on a terminal that it makes itself; with {@code
 * web} it asks a server of the workbench.
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

  private static final List<String> WORK =
      List.of(
          "domineering(4x5)",
          "clobber(3x4)",
          "amazons(x..|...|..o)",
          "toads-and-frogs(tttt...ffff)",
          "snort(path 11)",
          "cram(3x5)",
          "toppling-dominoes(xoxgox)",
          "hackenbush(xoxxo)",
          "({0,{1|0,*}|-1} + {1/2|v*})*7 + {0,*2|-1/2}*5");

  private static final String SESSION =
      """
      x := {2|1} + ^
      for n from 1 to 2 do
      System.Print(domineering({n}x2))
      end
      x.Temp\t
      ?Thermograph
      "a" + 3
      """;

  private Rehearsal() {}

  /**
   * @throws IOException if the terminal of the session cannot be made, or the server not be asked
   */
  public static void main(String[] args) throws IOException {
    PrintWriter nowhere = new PrintWriter(Writer.nullWriter());
    COMMANDS.forEach(command -> Gamester.run(nowhere, nowhere, command));
    if (args.length > 0 && args[0].equals("repl")) {
      SessionRehearsal.run(SESSION, HelpText::new);
    } else if (args.length > 0 && args[0].equals("web")) {
      WebRehearsal.run();
    } else if (args.length > 0) {
      WORK.forEach(expression -> Gamester.run(nowhere, nowhere, "value", expression));
    }
  }
}
