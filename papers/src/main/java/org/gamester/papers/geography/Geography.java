package org.gamester.papers.geography;

import java.util.List;
import org.gamester.analysis.Evaluator;
import org.gamester.analysis.MoveAnalysis;
import org.gamester.analysis.MoveAnalysis.AnalysedMove;
import org.gamester.lab.claims.Paper;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Rules;
import org.gamester.rulesets.coordinates.GeographyTriple.Triple;
import org.gamester.values.Dyadic;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.notation.GameReader;
import org.gamester.values.thermography.Thermography;

/** The paper, and the positions of the game with their values. */
final class Geography {

  static final Paper PAPER =
      new Paper(
          "geography",
          "R. J. Nowakowski and A. A. Siegel, Partizan Geography on K_n x K_2, Integers"
              + " 7(2) (2007), #A29",
          "The token is in the bottom row. In x columns only the bottom cell is open, in y columns"
              + " both cells, in z columns only the top cell. In B(x,y,z) the token is in one of"
              + " the x columns, in A(x,y,z) in one of the y columns, so A requires y >= 1 and B"
              + " requires x >= 1; x = 0 and z = 0 are allowed.",
          "The temperature of a number m/2^j in lowest terms is -1/2^j; that of an integer is -1.",
          "<a+i, <g> | c+i> for i = 0..k is g nested in k+1 layers; for k = -1 it is g.");

  private static final Evaluator EVALUATOR = new Evaluator();
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

  /** The value of B(x,y,z). */
  static ShortGame b(int x, int y, int z) {
    return value(positionB(x, y, z));
  }

  /** Parses a value. */
  static ShortGame game(String text) {
    return GameReader.exact().read(text);
  }

  /** {left | right} of integers. */
  static ShortGame switchOf(int left, int right) {
    return ShortGame.of(ShortGame.integer(left), ShortGame.integer(right));
  }

  /** n/2. */
  static ShortGame half(int n) {
    return ShortGame.number(Dyadic.of(n, 1));
  }

  /** n + *. */
  static ShortGame star(int n) {
    return ShortGame.numberUpStar(Dyadic.of(n), 0, 1);
  }

  /** 1 - m/2^k. */
  static Dyadic below1(int m, int k) {
    return Dyadic.ONE.minus(Dyadic.of(m, k));
  }

  /** Mean and temperature. */
  static List<Dyadic> meanAndTemperature(ShortGame game) {
    return List.of(Thermography.mean(game), Thermography.temperature(game));
  }

  /** The positions to which the best moves of {@code player} lead, in order. */
  static List<String> bestMoves(Position position, Player player) {
    return texts(MoveAnalysis.of(EVALUATOR, position, player).best());
  }

  /** The positions to which the winning moves of {@code player} lead, in order. */
  static List<String> winningMoves(Position position, Player player) {
    return texts(MoveAnalysis.of(EVALUATOR, position, player).winning());
  }

  private static List<String> texts(List<AnalysedMove> moves) {
    return moves.stream().map(move -> move.move().to().text()).toList();
  }

  /** The positions to which the moves of {@code player} lead, in alphabetical order. */
  static List<String> options(Position position, Player player) {
    return position.options(player).stream().map(Position::text).sorted().toList();
  }
}
