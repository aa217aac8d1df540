package org.gamester.cli.output;

import java.util.List;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.values.Player;

/** How moves and the positions they lead to are named in a list of moves. */
public final class MovesText {
  private static final int LONGEST_POSITION = 60;

  private MovesText() {}

  /** The name of a move; with a number if several moves lead to the same position. */
  public static String name(Move move, int count) {
    return name(move.name(), count);
  }

  /** The same of a move whose name is known. */
  public static String name(String name, int count) {
    return count == 1 ? name : name + " (" + count + " alike)";
  }

  /** A position with its rules. */
  public static String complete(Position position) {
    return position.rules().text(position);
  }

  /** The position that a move leads to, cut where it is too long for a line. */
  public static String target(Move move) {
    String text = complete(move.to());
    return text.length() <= LONGEST_POSITION
        ? text
        : text.substring(0, LONGEST_POSITION - 3) + "...";
  }

  /** Who is to move. */
  public static String player(Position position, Player player) {
    return position.isImpartial() ? "The player" : player.displayName();
  }

  /** The players whose moves are listed: one, if both have the same. */
  public static List<Player> players(Position position) {
    return position.isImpartial() ? List.of(Player.LEFT) : List.of(Player.LEFT, Player.RIGHT);
  }

  /** How many of all moves win, and how many draw. */
  public static String summary(int winning, int drawing, int all) {
    if (winning + drawing == 0) {
      return "every move loses";
    }
    return winning + " of " + all + " moves win" + (drawing == 0 ? "" : ", " + drawing + " draw");
  }

  /** The length of the longest of some texts. */
  public static int longest(List<String> texts) {
    return texts.stream().mapToInt(String::length).max().orElse(1);
  }

  /** The sentence for a player who has no move. */
  public static String noMove(Position position, Player player) {
    return position.isImpartial()
        ? "There is no move."
        : player(position, player) + " has no move.";
  }
}
