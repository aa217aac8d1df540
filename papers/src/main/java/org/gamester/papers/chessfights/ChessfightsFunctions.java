package org.gamester.papers.chessfights;

import java.util.Collection;
import java.util.List;
import org.gamester.script.claims.JavaFunctions;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/**
 * What {@code chessfights.claims} does not say itself: moves by the cells that they lead to, play
 * on two boards, the strategy of Lemma 1, and surgery on forms.
 */
final class ChessfightsFunctions {

  private ChessfightsFunctions() {}

  static JavaFunctions all() {
    JavaFunctions functions =
        new JavaFunctions()
            .objects("moves", 2, of -> moves((Player) of[0], cell(of[1])))
            .objects("repliedBy", 2, of -> duel(of[0]).repliedBy(duel(of[1])))
            .objects("answered", 3, of -> duel(of[0]).answered(duel(of[1]), duel(of[2])))
            .objects("leadsTo", 3, of -> duel(of[0]).leadsTo((Player) of[1], duel(of[2])))
            .objects("printed", 1, of -> PrintedForm.value((String) of[0]))
            .objects("isCanonical", 1, of -> PrintedForm.isCanonical((String) of[0]))
            .objects("gameOf", 2, of -> ShortGame.of(games(of[0]), games(of[1])));
    IntroductionFunctions.addTo(functions);
    TerminationFunctions.addTo(functions);
    BorderFunctions.addTo(functions);
    Proposition3Functions.addTo(functions);
    AllSmallFunctions.addTo(functions);
    RecursionFunctions.addTo(functions);
    LeftOptionFunctions.addTo(functions);
    DilationFunctions.addTo(functions);
    return functions;
  }

  private static List<List<Integer>> moves(Player player, Cell cell) {
    return Board.moves(player, cell).stream().map(to -> List.of(to.row(), to.column())).toList();
  }

  private static Cell cell(Object list) {
    List<?> coordinates = (List<?>) list;
    return new Cell(integer(coordinates.getFirst()), integer(coordinates.getLast()));
  }

  private static Duel duel(Object list) {
    List<?> cells = (List<?>) list;
    return new Duel(cell(cells.getFirst()), cell(cells.getLast()));
  }

  private static List<ShortGame> games(Object collection) {
    return ((Collection<?>) collection).stream().map(ShortGame.class::cast).toList();
  }

  private static int integer(Object object) {
    return Math.toIntExact(((ShortGame) object).leftStop().longValueExact());
  }
}
