package org.gamester.lab.tables;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.gamester.values.NumberUpStar;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.infinitesimals.AtomicWeight;
import org.gamester.values.infinitesimals.ReducedCanonicalForm;
import org.gamester.values.loopy.LoopyValue;
import org.gamester.values.loopy.Stops;
import org.gamester.values.stops.StopCount;
import org.gamester.values.structure.Birthday;
import org.gamester.values.thermography.Thermography;
import org.jspecify.annotations.Nullable;

/** The named columns of tables. */
public final class Columns {

  private static final List<Column> ALL =
      List.of(
          Column.ofValue("value", game -> game, value -> value),
          new Column("outcome", Member::outcome),
          new Column("score", Member::score),
          Column.ofValue("mean", Thermography::mean),
          Column.ofValue("temperature", Thermography::temperature),
          new Column("nimber", Columns::nimber),
          Column.ofValue("left-stop", ShortGame::leftStop, value -> stop(value, Player.LEFT)),
          Column.ofValue("right-stop", ShortGame::rightStop, value -> stop(value, Player.RIGHT)),
          Column.ofValue("stops", StopPair::of, value -> StopPair.of(value).orElse(null)),
          Column.ofValue("stop-count", StopCount::of),
          Column.ofValue("atomic-weight", game -> AtomicWeight.of(game).orElse(null)),
          Column.ofValue("rcf", ReducedCanonicalForm::of),
          Column.ofValue("birthday", Birthday::of),
          options("left-options", Player.LEFT),
          options("right-options", Player.RIGHT));

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

  private static @Nullable Object nimber(Member member) {
    Optional<OptionalInt> entailed = member.entailedNimber();
    if (entailed.isPresent()) {
      OptionalInt nimber = entailed.get();
      return nimber.isPresent() ? (Object) (long) nimber.getAsInt() : "loony";
    }
    if (member.loopyValue().isPresent()) {
      return member.loopyNimber().orElse(null);
    }
    return member.value() instanceof NumberUpStar game && game.isNimber() ? game.star() : null;
  }

  /** The stop of a stopper; a value whose sides differ has none. */
  private static @Nullable Object stop(LoopyValue value, Player starter) {
    return value.stopper().map(stopper -> Stops.of(stopper, starter)).orElse(null);
  }

  private static Column options(String name, Player player) {
    return Column.ofValue(
        name,
        game -> game.optionCount(player),
        value -> value.stopper().map(stopper -> stopper.options(player).size()).orElse(null));
  }
}
