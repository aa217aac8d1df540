package org.gamester.cli.session;

/** What can be typed in a session. */
public final class SessionHelp {
  private SessionHelp() {}

  /** The kinds of inputs, the keys and the commands. */
  public static String text() {
    return """
        An input is an expression or statements of the language; it goes on over several lines as
        long as it is not complete. A semicolon at the end keeps its value from being shown.

          {2|1} + ^          x := domineering(4x4)      x.Temperature

        ?NAME or help NAME explains a name: ?Thermograph, ?nim, help atomic-weight.
        Tab completes names and, after a point, members. Ctrl-C stops an evaluation or clears
        the line, Ctrl-R searches the inputs before, Ctrl-D ends.

        """
        + SessionCommand.overview();
  }

  /** Whether somebody asks for help on help itself, or on a command of a session. */
  public static boolean isAbout(String topic) {
    return topic.matches("\\?*") || topic.startsWith(":");
  }
}
