package org.gamester.cli.drawing;

import java.util.ArrayList;
import java.util.List;

/** Pictures in characters side by side, each below its heading, in as many bands as needed. */
public final class PictureRow {
  private static final int GAP = 4;

  private record Picture(List<String> lines, int width) {}

  private final int greatestWidth;
  private final List<String> rows = new ArrayList<>();
  private List<Picture> band = new ArrayList<>();

  /**
   * @param greatestWidth the number of characters in a line, unless one picture alone is wider
   */
  public PictureRow(int greatestWidth) {
    this.greatestWidth = greatestWidth;
  }

  /** Adds a picture on the right of the others, or below them. */
  public void add(String heading, String picture) {
    List<String> lines = new ArrayList<>(List.of(heading));
    picture.lines().forEach(lines::add);
    int width = lines.stream().mapToInt(PictureRow::columns).max().orElse(0);
    int before = band.stream().mapToInt(other -> other.width() + GAP).sum();
    if (!band.isEmpty() && before + width > greatestWidth) {
      finishBand();
    }
    band.add(new Picture(lines, width));
  }

  private static int columns(String line) {
    return line.codePointCount(0, line.length());
  }

  private void finishBand() {
    if (!rows.isEmpty()) {
      rows.add("");
    }
    int height = band.stream().mapToInt(picture -> picture.lines().size()).max().orElse(0);
    for (int i = 0; i < height; i++) {
      StringBuilder row = new StringBuilder();
      for (Picture picture : band) {
        String line = i < picture.lines().size() ? picture.lines().get(i) : "";
        row.append(line).append(" ".repeat(picture.width() - columns(line) + GAP));
      }
      rows.add(row.toString().stripTrailing());
    }
    band = new ArrayList<>();
  }

  /** All bands, with an empty line between them. */
  public List<String> lines() {
    if (!band.isEmpty()) {
      finishBand();
    }
    return rows;
  }
}
