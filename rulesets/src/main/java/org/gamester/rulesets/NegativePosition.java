package org.gamester.rulesets;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/** The negative -G of a position G of rules that have no text for it: the players exchanged. */
public record NegativePosition(Position base) implements IntegerCombination {

  /** The value is minus that of G, which is found once for both. */
  @Override
  public List<Term> terms() {
    return List.of(new Term(BigInteger.ONE.negate(), base));
  }

  @Override
  public Rules rules() {
    return base.rules();
  }

  @Override
  public List<Move> moves(Player player) {
    List<Move> moves = new ArrayList<>();
    for (Move move : base.moves(player.opponent())) {
      moves.add(move.as(move.to().negative(), move::name));
    }
    return moves;
  }

  @Override
  public List<Position> candidates(Player player) {
    return Negatives.of(base.candidates(player.opponent()));
  }

  @Override
  public List<? extends Position> components() {
    List<? extends Position> parts = base.components();
    return parts.size() == 1 && parts.getFirst().equals(base) ? List.of(this) : Negatives.of(parts);
  }

  @Override
  public Position normalForm() {
    Position form = base.normalForm();
    return form.equals(base) ? this : form.negative();
  }

  @Override
  public Position negative() {
    return base;
  }

  @Override
  public Optional<ShortGame> knownValue() {
    return base.knownValue().map(ShortGame::negate);
  }

  @Override
  public boolean isNumber() {
    return base.isNumber();
  }

  @Override
  public int score(Player player) {
    return base.score(player.opponent());
  }

  @Override
  public Optional<CoinGraph> coinGraph() {
    return base.coinGraph();
  }

  @Override
  public Optional<Ending> ending(Player mover) {
    return base.ending(mover.opponent()).map(Ending::negate);
  }

  @Override
  public String text() {
    String text = base.text();
    boolean named = Character.isLetter(text.charAt(0)) && text.indexOf('(') == 1;
    return named ? "-" + text : "-(" + text + ")";
  }

  @Override
  public String picture() {
    return "the negative of\n" + base.picture();
  }

  @Override
  public Appearance appearance() {
    return new Appearance.Negative(base);
  }

  @Override
  public String toString() {
    return text();
  }
}
