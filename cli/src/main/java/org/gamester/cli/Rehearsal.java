package org.gamester.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.gamester.cli.help.HelpText;
import org.gamester.cli.session.SessionRehearsal;

/**
 * Runs what is commonly asked of the program, to be watched by Java while it makes its cache of
 * loaded and linked classes (JEP 483, 514). The launcher starts it once for each build; nothing is
 * printed and nothing depends on the outcome.
 *
 * <p>With the argument {@code work} it also evaluates positions of several kinds of boards, of
 * rulesets in files, and sums of games, for the profiles in the cache that is used for such work
 * (JEP 515). With {@code repl} it also goes through a session of the worksheet, on a terminal that
 * it makes itself; with {@code web} it asks a server of the workbench.
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

  /** A ruleset of a few lines, and two in the language. */
  private static final Map<String, String> RULESETS =
      Map.of(
          "rehearsed.rules",
          """
          game:   Rehearsed
          board:  grid
          pieces: . x/o
          start:  checkerboard
          each:   xo -> .x in any direction
          """,
          "Written.cgs",
          """
          singleton class Written extends game.grid.GridRuleset
            class Position(grid as Grid) extends GridGame
              override def Options(player as Player) begin
                var step := if player == Left then Coordinates.South else Coordinates.East end;
                [Position(grid.Updated({cell => 1, cell + step => 1}))
                  for cell in grid.FindAll(0) where grid[cell + step] == 0]
              end
              override def Decomposition := [Position(part) for part in grid.Decomposition(1)];
              override def Symmetries := Symmetry.Flip;
            end
            override def CharMap := ".#";
          end
          """,
          "Heaps.cgs",
          """
          singleton class Heaps extends game.heap.HeapRuleset
            override def HeapOptions(n as Integer) := [[m] for m from 0 to n - 1];
          end
          """);

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
   * @throws IOException if the terminal of the session cannot be made, the server not be asked, or
   *     rulesets not be written
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
      evaluateWritten(nowhere);
    }
  }

  /** Evaluates positions of rulesets in files. */
  private static void evaluateWritten(PrintWriter nowhere) throws IOException {
    Path folder = Files.createTempDirectory("gamester-rehearsal");
    try {
      for (Map.Entry<String, String> ruleset : RULESETS.entrySet()) {
        Files.writeString(folder.resolve(ruleset.getKey()), ruleset.getValue());
      }
      for (String position : List.of("rehearsed(3x4)", "written(4x4)", "heaps(5)")) {
        Gamester.run(nowhere, nowhere, "value", "--rulesets", folder.toString(), position);
      }
    } finally {
      for (String name : RULESETS.keySet()) {
        Files.deleteIfExists(folder.resolve(name));
      }
      Files.delete(folder);
    }
  }
}
