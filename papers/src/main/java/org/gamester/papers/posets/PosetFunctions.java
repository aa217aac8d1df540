package org.gamester.papers.posets;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.gamester.script.claims.JavaFunctions;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/**
 * What {@code posets.claims} does not say itself: which box of a row to remove, posets and trees
 * encoded by numbers, values found without any theorem, and play.
 */
final class PosetFunctions {

  private PosetFunctions() {}

  static JavaFunctions all() {
    JavaFunctions functions = new JavaFunctions();
    addGreatestBoxes(functions);
    addEncodings(functions);
    addPlainValues(functions);
    new GameTheoryFunctions().addTo(functions);
    IntroductionFunctions.addTo(functions);
    NumberFunctions.addTo(functions);
    PosetTheoremFunctions.addTo(functions);
    DiagramFunctions.addTo(functions);
    RowsOfTwoFunctions.addTo(functions);
    return functions
        .of2("limitOfSquares", ConclusionFunctions::limitOfSquares)
        .of2("square", ConclusionFunctions::square);
  }

  private static void addGreatestBoxes(JavaFunctions functions) {
    functions
        .objects("isBest", 2, of -> PosetGames.isBest(integer(of[0]), rows(of[1])))
        .objects(
            "isBestFor", 3, of -> PosetGames.isBest((Player) of[0], integer(of[1]), rows(of[2])))
        .objects(
            "isAtLeastAsGood",
            3,
            of -> PosetGames.isAtLeastAsGood(integer(of[0]), integer(of[1]), rows(of[2])))
        .objects("options", 1, of -> PosetGames.options(rows(of[0])))
        .objects("greatestBoxOptions", 1, of -> PosetGames.greatestBoxOptions(rows(of[0])))
        .objects(
            "greatestBoxOptionsOf",
            2,
            of -> PosetGames.greatestBoxOptions((Player) of[0], rows(of[1])))
        .objects(
            "greatestBoxOption",
            3,
            of -> PosetGames.greatestBoxOption((Player) of[0], integer(of[1]), rows(of[2])))
        .objects(
            "greatestBoxOptionsIn",
            2,
            of -> PosetGames.greatestBoxOptionsIn(integers(of[0]), rows(of[1])))
        .objects(
            "diagrams",
            1,
            of ->
                PosetGames.diagrams(
                    ((Collection<?>) of[0])
                        .stream().map(PosetFunctions::rows).toArray(int[][]::new)));
  }

  private static void addEncodings(JavaFunctions functions) {
    functions
        .of4("encodesPoset", SmallPosets::exists)
        .of4("posetText", SmallPosets::text)
        .of3("onWhite", SmallPosets::onWhite)
        .of3("hasBlackMinimals", SmallPosets::hasBlackMinimals)
        .of2("isBlackAndWhite", SmallPosets::isBlackAndWhite)
        .of3("colouredRows", PosetTheoremFunctions::colouredRows)
        .of2("stalk", NumberFunctions::stalk)
        .of1("smallTree", NumberFunctions::tree);
  }

  private static void addPlainValues(JavaFunctions functions) {
    functions
        .objects("plain", 1, of -> PosetGames.plainValue(PosetGames.diagram(rows(of[0]))))
        .objects("plainPoset", 1, of -> PosetGames.plainValue(PosetGames.poset((String) of[0])))
        .objects("plainPomax", 1, of -> PosetGames.plainValue(PosetGames.pomax((String) of[0])))
        .of3(
            "pomaxDiagram",
            (x, y, z) -> PosetGames.plainValue(PosetGames.pomax(x + "," + y + "," + z)))
        .objects(
            "plainHackenbush",
            1,
            of -> PosetGames.plainValue(NumberFunctions.hackenbush((String) of[0])));
  }

  private static int integer(Object object) {
    return Math.toIntExact(((ShortGame) object).leftStop().longValueExact());
  }

  private static Set<Integer> integers(Object collection) {
    return ((Collection<?>) collection)
        .stream().map(PosetFunctions::integer).collect(Collectors.toSet());
  }

  private static int[] rows(Object list) {
    return ((List<?>) list).stream().mapToInt(PosetFunctions::integer).toArray();
  }
}
