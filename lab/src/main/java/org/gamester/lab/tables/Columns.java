package org.gamester.lab.tables;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.gamester.values.NumberUpStar;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.infinitesimals.AtomicWeight;
import org.gamester.values.infinitesimals.ReducedCanonicalForm;
import org.gamester.values.stops.StopCount;
import org.gamester.values.structure.Birthday;
import org.gamester.values.thermography.Thermography;
import org.jspecify.annotations.Nullable;

/** The named columns of tables. */
public final class Columns {

  private static final List<Column> ALL =
      List.of(
          new Column("value", game -> game),
          new Column("outcome", ShortGame::outcome),
          new Column("mean", Thermography::mean),
          new Column("temperature", Thermography::temperature),
          new Column("nimber", Columns::nimber),
          new Column("left-stop", ShortGame::leftStop),
          new Column("right-stop", ShortGame::rightStop),
          new Column("stops", Stops::of),
          new Column("stop-count", StopCount::of),
          new Column("atomic-weight", game -> AtomicWeight.of(game).orElse(null)),
          new Column("rcf", ReducedCanonicalForm::of),
          new Column("birthday", Birthday::of),
          new Column("left-options", game -> game.optionCount(Player.LEFT)),
          new Column("right-options", game -> game.optionCount(Player.RIGHT)));

  private Columns() {}

  /** All columns. */
  public static List<Column> all() {
    return ALL;
  }

  /**
   * The columns with these names, separated by commas, in the order given.
   *
   * @throws IllegalArgumentException if there is no column with such a name; the message lists the
   *     columns
   */
  public static List<Column> parse(String names) {
    List<Column> columns = new ArrayList<>();
    for (String part : Arrays.asList(names.split(",", -1))) {
      String name = part.strip();
      columns.add(
          ALL.stream()
              .filter(column -> column.name().equals(name))
              .findFirst()
              .orElseThrow(
                  () ->
                      new IllegalArgumentException(
                          "there is no column '%s'; there are: %s"
                              .formatted(
                                  name,
                                  ALL.stream()
                                      .map(Column::name)
                                      .collect(Collectors.joining(", "))))));
    }
    return columns;
  }

  private static @Nullable Object nimber(ShortGame game) {
    return game.isNimber() && game instanceof NumberUpStar nimber ? nimber.star() : null;
  }
}
