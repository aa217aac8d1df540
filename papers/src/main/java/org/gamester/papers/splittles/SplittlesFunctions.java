package org.gamester.papers.splittles;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.gamester.analysis.Evaluator;
import org.gamester.rulesets.TextReader;
import org.gamester.rulesets.heap.SubtractionSet;
import org.gamester.script.claims.JavaFunctions;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.enumeration.BornByDay;
import org.gamester.values.infinitesimals.OrderModuloInfinitesimals;

/**
 * What {@code splittles.claims} does not say itself: sets encoded in binary, the moves in one heap,
 * encodings of the game, orthodox moves, and products of forms.
 */
final class SplittlesFunctions {

  static final Evaluator EVALUATOR = new Evaluator();

  private static final Map<String, SplittlesGame> GAMES = new ConcurrentHashMap<>();

  private SplittlesFunctions() {}

  static JavaFunctions all() {
    JavaFunctions functions =
        new JavaFunctions()
            .of1("maskSet", mask -> Sets.ofMask(mask).toString())
            .of1("oddSet", mask -> Sets.oddsOfMask(mask).toString())
            .of1("isFirstOdds", Sets::isFirstOdds)
            .of1("bitCount", Integer::bitCount)
            .of4("extended", SplittlesFunctions::extended)
            .of1("bornByDay", BornByDay::values)
            .objects("name", 2, of -> game(of[0]).name(integer(of[1])))
            .objects("sets", 1, of -> game(of[0]).setsText())
            .objects("rests", 3, of -> rests(game(of[0]), (Player) of[1], integer(of[2])))
            .objects("takes", 3, of -> set(game(of[0]), (Player) of[1]).contains(integer(of[2])))
            .objects(
                "areClose",
                2,
                of -> OrderModuloInfinitesimals.areClose((ShortGame) of[0], (ShortGame) of[1]))
            .objects(
                "isAtMostUpToInfinitesimals",
                2,
                of -> OrderModuloInfinitesimals.lessOrEqual((ShortGame) of[0], (ShortGame) of[1]));
    new Encodings(EVALUATOR).addTo(functions);
    new OneVersusOneNumber(EVALUATOR).addTo(functions);
    new EvenSplit(EVALUATOR).addTo(functions);
    new OrthodoxMoves(EVALUATOR).addTo(functions);
    new UpToInfinitesimals().addTo(functions);
    new NortonMultiplication().addTo(functions);
    return functions;
  }

  private static SplittlesGame game(Object sets) {
    return GAMES.computeIfAbsent((String) sets, SplittlesFunctions::read);
  }

  private static SplittlesGame read(String sets) {
    int bar = sets.indexOf('|');
    return new SplittlesGame(
        SubtractionSet.read(new TextReader(sets.substring(0, bar))),
        SubtractionSet.read(new TextReader(sets.substring(bar + 1))),
        EVALUATOR);
  }

  private static SubtractionSet set(SplittlesGame game, Player player) {
    return player == Player.LEFT ? game.left() : game.right();
  }

  private static List<List<Integer>> rests(SplittlesGame game, Player player, int n) {
    return game.rests(player, n).stream()
        .map(rest -> List.of(rest.larger(), rest.smaller()))
        .toList();
  }

  /** {1, 2k} versus {1, 2k+1}; Left also has odd numbers and numbers above 2k, Right odd ones. */
  private static String extended(int k, int a, int b, int c) {
    return Sets.union(
            new long[] {1, 2L * k}, Sets.elements(a, 3, 2), Sets.elements(b, 2 * k + 1, 1))
        + "|"
        + Sets.union(new long[] {1, 2L * k + 1}, Sets.elements(c, 3, 2));
  }

  private static int integer(Object object) {
    return Math.toIntExact(((ShortGame) object).leftStop().longValueExact());
  }
}
