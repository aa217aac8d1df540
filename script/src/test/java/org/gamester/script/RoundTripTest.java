package org.gamester.script;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.stream.Stream;
import org.gamester.script.classes.Classes;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.classes.StandardClasses;
import org.gamester.script.output.Style;
import org.gamester.script.output.ValueWriter;
import org.gamester.script.syntax.Parser;
import org.gamester.values.Limits;
import org.gamester.values.ShortGame;
import org.gamester.values.enumeration.RandomGames;
import org.gamester.values.infinitesimals.TinyOrMiny;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is written can be read back as the same value. */
final class RoundTripTest {

  private static Stream<Object> values() {
    Stream<String> inputs =
        Stream.concat(
            Cases.all().stream().map(Cases.Case::input),
            ExamplesTest.examples().map(ExamplesTest.Example::input));
    return inputs
        .map(input -> new Worksheet().evaluate(input))
        .filter(Result.Value.class::isInstance)
        .map(result -> ((Result.Value) result).object())
        .filter(object -> !isPicture(object));
  }

  /** Functions have no equality, a table prints as a drawing, a vertex as a part of its graph. */
  private static boolean isPicture(Object object) {
    LanguageClass type = Classes.of(object);
    return type == StandardClasses.FUNCTION
        || type == StandardClasses.TABLE
        || type == StandardClasses.VERTEX;
  }

  private static Object read(String text, Worksheet worksheet) {
    Result result = worksheet.evaluate(text);
    assertThat(result).as("reading %s", text).isInstanceOf(Result.Value.class);
    return ((Result.Value) result).object();
  }

  @Test
  void exactTextReadsBack() {
    values()
        .forEach(
            object -> {
              String text = ValueWriter.EXACT.write(object);
              Object back = read(text, new Worksheet());
              assertThat(back).as("%s", text).isEqualTo(object);
              assertThat(Classes.of(back)).isEqualTo(Classes.of(object));
            });
  }

  @Test
  void classicTextOfGamesReadsBackInItsDialect() {
    values()
        .filter(object -> Classes.is(object, StandardClasses.CANONICAL_SHORT_GAME))
        .forEach(
            object -> {
              String text = ValueWriter.CLASSIC.write(object);
              Worksheet classic =
                  new Worksheet(Style.CLASSIC, Limits.NONE, Parser.Dialect.CLASSIC_OUTPUT);
              assertThat(read(text, classic)).as("%s", text).isEqualTo(object);
            });
  }

  /** Ups, downs, stars and the other signs that books use. */
  @Test
  void unicodeTextOfGamesReadsBack() {
    RandomGames games = new RandomGames(20261129);
    Random random = new Random(20261129);
    Worksheet worksheet = new Worksheet();
    for (int i = 0; i < 1_000; i++) {
      ShortGame game =
          i % 2 == 0
              ? games.ofSize(4 + random.nextInt(8))
              : ShortGame.numberUpStar(games.number(4), random.nextInt(9) - 4, random.nextInt(5));
      ShortGame value = i % 7 == 0 ? TinyOrMiny.tiny(ShortGame.integer(1).plus(game)) : game;
      String text = ValueWriter.of(Style.UNICODE).write(value);
      assertThat(read(text, worksheet)).as("%s", text).isEqualTo(value);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "↑↑, ^^",
    "↑↑★, ^^*",
    "2↑↑, 2^^",
    "↓↓, vv",
    "-1/2↓↓★2, -1/2vv*2",
    "⇑↑, ^+^+^",
    "⇓⇓, v4",
    "⇓★, vv*",
    "^↑, ^^",
    "v↓, vv",
    "↓v, vv",
    "↑3★2, ^3*2",
    "↑[2]+↓<3>, ^[2]+v<3>",
    "±(↑↑), +-{^^}",
    "{0|↓↓}, {0|vv}",
  })
  void arrowsOfAnySignsAreTheUpsAndDownsOfTheLanguage(String arrows, String language) {
    Worksheet worksheet = new Worksheet();
    assertThat(read(arrows, worksheet)).isEqualTo(read(language, worksheet));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(x, y as Integer ? 2, z...) -> (x + 1) * 2 - (3 - x)",
        "x -> if x > 2 then 1 elseif x == 3 then 4; 5 else 6 end",
        "x -> begin var y := x; y := y + 1; [y..5..2, {y | -y}, '{y|-y}', \"a\\\"b\"] end",
        "x -> for y from 1 to x by 2 while y < 7 where y != 3 do z := y end",
        "x -> {y => -y^2 for y in x}",
        "() -> -(2^3)^2 Max *3",
        "f -> f(1, k => 2)[3].Mean + ^3*2 - v[2]",
        "x -> not (x is game.Integer and true or false)",
      })
  void exactTextOfFunctionsIsStable(String source) {
    String once = text(source);
    assertThat(text(once)).isEqualTo(once);
  }

  private static String text(String source) {
    return Resources.text(new Worksheet().evaluate(source));
  }
}
