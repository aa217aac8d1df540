package org.gamester.cli.output;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gamester.rulesets.Appearance;
import org.gamester.rulesets.Position;
import org.gamester.values.Player;

/** A board of squares in characters, with the coordinates by which moves name its cells. */
public final class BoardText {
  private static final Pattern NAME = Pattern.compile("([a-z]+)(\\d+)");

  private final Appearance.Cells cells;

  private BoardText(Appearance.Cells cells) {
    this.cells = cells;
  }

  /** The board of a position whose cells are squares that all have coordinates. */
  public static Optional<BoardText> of(Position position) {
    return position.appearance() instanceof Appearance.Cells cells
            && cells.tiling() == Appearance.Tiling.SQUARES
            && !cells.cells().isEmpty()
            && cells.cells().stream().allMatch(cell -> NAME.matcher(cell.name()).matches())
        ? Optional.of(new BoardText(cells))
        : Optional.empty();
  }

  /** What stands in each cell, by its name. */
  public Map<String, String> states() {
    Map<String, String> states = new LinkedHashMap<>();
    cells.cells().forEach(cell -> states.put(cell.name(), cell.state()));
    return states;
  }

  /**
   * The lines: each row after its number, and the letters of the columns below.
   *
   * @param placed the cells in which a player has placed something, to be shown as L or R
   */
  public List<String> lines(Map<String, Player> placed) {
    String[][] shown = new String[cells.rows()][cells.columns()];
    String[] rows = new String[cells.rows()];
    String[] columns = new String[cells.columns()];
    int width = 1;
    int label = 1;
    for (Appearance.Cell cell : cells.cells()) {
      Matcher name = NAME.matcher(cell.name());
      if (name.matches()) {
        columns[cell.column()] = name.group(1);
        rows[cell.row()] = name.group(2);
        label = Math.max(label, name.group(2).length());
        width = Math.max(width, Math.max(name.group(1).length(), cell.state().length()));
      }
      Player player = placed.get(cell.name());
      shown[cell.row()][cell.column()] =
          player == null ? cell.state() : player == Player.LEFT ? "L" : "R";
    }
    List<String> lines = new ArrayList<>();
    if (!cells.heading().isEmpty()) {
      lines.add(cells.heading());
    }
    for (int row = 0; row < rows.length; row++) {
      lines.add(line(rows[row], label, shown[row], width));
    }
    lines.add(line("", label, columns, width));
    return lines;
  }

  private static String line(
      @org.jspecify.annotations.Nullable String head, int label, String[] entries, int width) {
    StringBuilder line = new StringBuilder(right(head == null ? "" : head, label));
    for (String entry : entries) {
      line.append(' ').append(right(entry == null ? "" : entry, width));
    }
    return line.toString().stripTrailing();
  }

  private static String right(String text, int width) {
    return " ".repeat(Math.max(0, width - text.length())) + text;
  }
}
