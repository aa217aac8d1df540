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
          Column.ofValue("value", game -> game),
          new Column("outcome", Member::outcome),
          Column.ofValue("mean", Thermography::mean),
          Column.ofValue("temperature", Thermography::temperature),
          Column.ofValue("nimber", Columns::nimber),
          Column.ofValue("left-stop", ShortGame::leftStop),
          Column.ofValue("right-stop", ShortGame::rightStop),
          Column.ofValue("stops", Stops::of),
          Column.ofValue("stop-count", StopCount::of),
          Column.ofValue("atomic-weight", game -> AtomicWeight.of(game).orElse(null)),
          Column.ofValue("rcf", ReducedCanonicalForm::of),
          Column.ofValue("birthday", Birthday::of),
          Column.ofValue("left-options", game -> game.optionCount(Player.LEFT)),
          Column.ofValue("right-options", game -> game.optionCount(Player.RIGHT)));

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
