package org.gamester.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.gamester.figures.ThermographText;
import org.gamester.values.Dyadic;
import org.gamester.values.GameTooLargeException;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.infinitesimals.AtomicWeight;
import org.gamester.values.infinitesimals.ReducedCanonicalForm;
import org.gamester.values.notation.GameWriter;
import org.gamester.values.stops.AdornedStop;
import org.gamester.values.stops.ConfusionInterval;
import org.gamester.values.stops.StopCount;
import org.gamester.values.structure.Birthday;
import org.gamester.values.thermography.Thermograph;
import org.gamester.values.thermography.Thermography;
import org.gamester.values.thermography.Wall;
import org.jspecify.annotations.Nullable;

/** The invariants of one value, as text and as a JSON object. */
record ValueCard(ShortGame game, GameWriter writer) {
  private static final int LABEL_WIDTH = 21;
  private static final int LONGEST_VALUE = 2000;

  private String write(ShortGame value) {
    return writer.writeBriefly(value, LONGEST_VALUE);
  }

  /** The invariants: lines, each with a line end. */
  String invariants() {
    List<String> lines = new ArrayList<>();
    line(lines, "value", write(game));
    line(lines, "outcome", game.outcome() + ": " + game.outcome().inWords());
    line(lines, "left stop", stop(Player.LEFT));
    line(lines, "right stop", stop(Player.RIGHT));
    ConfusionInterval confusion = ConfusionInterval.of(game);
    line(lines, "confusion interval", confusion.isEmpty() ? "empty" : confusion.toString());
    line(lines, "mean", Thermography.mean(game).toString());
    line(lines, "temperature", Thermography.temperature(game).toString());
    line(lines, "birthday", Birthday.of(game).toString());
    line(lines, "stop count", Objects.requireNonNullElse(stopCount(), "too large to print"));
    line(lines, "atomic weight", AtomicWeight.of(game).map(this::write).orElse("none: not atomic"));
    line(lines, "reduced form", write(ReducedCanonicalForm.of(game)));
    return String.join("\n", lines) + "\n";
  }

  /** The thermograph, drawn in characters, below its name. */
  String thermograph() {
    return "thermograph\n" + ThermographText.draw(Thermography.of(game)).indent(2);
  }

  private static void line(List<String> lines, String label, String text) {
    lines.add(label + " ".repeat(LABEL_WIDTH - label.length()) + text);
  }

  /** None if it has too many digits. */
  private @Nullable String stopCount() {
    try {
      return StopCount.of(game).toString();
    } catch (GameTooLargeException e) {
      return null;
    }
  }

  private String stop(Player first) {
    AdornedStop stop = AdornedStop.of(game, first);
    return game.isNumber()
        ? stop.number().toString()
        : stop.number() + ", " + stop.lastMover().displayName() + " moved last";
  }

  /** The card as an object; every value is a text that {@code gamester} reads back. */
  Map<String, @Nullable Object> json() {
    Map<String, @Nullable Object> card = new LinkedHashMap<>();
    card.put("canonicalForm", writer.write(game));
    card.put("outcome", game.outcome().name());
    card.put("leftStop", stopJson(Player.LEFT));
    card.put("rightStop", stopJson(Player.RIGHT));
    card.put("confusionInterval", confusionJson());
    card.put("mean", Thermography.mean(game).toString());
    card.put("temperature", Thermography.temperature(game).toString());
    card.put("birthday", Birthday.of(game).toString());
    card.put("stopCount", stopCount());
    card.put("atomicWeight", AtomicWeight.of(game).map(writer::write).orElse(null));
    card.put("reducedCanonicalForm", writer.write(ReducedCanonicalForm.of(game)));
    card.put("thermograph", thermographJson(Thermography.of(game)));
    return card;
  }

  private Map<String, Object> stopJson(Player first) {
    AdornedStop stop = AdornedStop.of(game, first);
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("number", stop.number().toString());
    object.put("lastMover", stop.lastMover().displayName());
    return object;
  }

  private @Nullable Map<String, Object> confusionJson() {
    ConfusionInterval interval = ConfusionInterval.of(game);
    if (interval.isEmpty()) {
      return null;
    }
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("low", interval.low().toString());
    object.put("lowClosed", interval.lowClosed());
    object.put("high", interval.high().toString());
    object.put("highClosed", interval.highClosed());
    return object;
  }

  /** Both walls: the mast's value, the temperatures of the bends from above, and the slopes. */
  static Map<String, Object> thermographJson(Thermograph thermograph) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("leftWall", wallJson(thermograph.wall(Player.LEFT)));
    object.put("rightWall", wallJson(thermograph.wall(Player.RIGHT)));
    return object;
  }

  private static Map<String, Object> wallJson(Wall wall) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("mast", wall.mastValue().toString());
    object.put("bends", wall.criticalPoints().stream().map(Dyadic::toString).toList());
    object.put("slopes", wall.slopes());
    return object;
  }
}
