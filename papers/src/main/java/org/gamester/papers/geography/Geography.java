package org.gamester.papers.geography;

import java.util.List;
import org.gamester.analysis.Evaluator;
import org.gamester.analysis.MoveAnalysis;
import org.gamester.analysis.MoveAnalysis.AnalysedMove;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Rules;
import org.gamester.rulesets.coordinates.GeographyTriple.Triple;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.notation.GameReader;

/** The positions of the game with their values. */
final class Geography {

  static final Evaluator EVALUATOR = new Evaluator();
  private static final Rules TRIPLES = Catalogue.standard().rules("geography-triple");

  private Geography() {}

  /** The position A(x,y,z). */
  static Position positionA(int x, int y, int z) {
    return new Triple(true, x, y, z);
  }

  /** The position B(x,y,z). */
  static Position positionB(int x, int y, int z) {
    return new Triple(false, x, y, z);
  }

  /** Parses a sum or difference of triples such as {@code A(3,2,1)-A(1,1,1)}. */
  static Position sum(String text) {
    return TRIPLES.read(text);
  }

  static ShortGame value(Position position) {
    return EVALUATOR.value(position);
  }

  /** The value of A(x,y,z). */
  static ShortGame a(int x, int y, int z) {
    return value(positionA(x, y, z));
  }

  /** Parses a value. */
  static ShortGame game(String text) {
    return GameReader.exact().read(text);
  }

  /** The positions to which the best moves of {@code player} lead, in order. */
  static List<String> bestMoves(Position position, Player player) {
    return texts(MoveAnalysis.of(EVALUATOR, position, player).undominated());
  }

  /** The positions to which the winning moves of {@code player} lead, in order. */
  static List<String> winningMoves(Position position, Player player) {
    return texts(MoveAnalysis.of(EVALUATOR, position, player).winning());
  }

  private static List<String> texts(List<AnalysedMove> moves) {
    return moves.stream().map(move -> move.move().to().text()).toList();
  }
}
