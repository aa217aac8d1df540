package org.gamester.rulesets;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;

/** A value as a position: its moves are the options of its canonical form. */
public record ValuePosition(ShortGame value) implements Position {

  /** The rules of values: the position is its own text. */
  private static final Rules RULES = new ValueRules();

  @Override
  public Rules rules() {
    return RULES;
  }

  @Override
  public List<Move> moves(Player player) {
    List<ShortGame> options = value.options(player);
    return new AbstractList<>() {
      @Override
      public Move get(int index) {
        return moveTo(options.get(index));
      }

      @Override
      public int size() {
        return options.size();
      }
    };
  }

  @Override
  public List<Position> options(Player player) {
    List<Position> options = new ArrayList<>();
    for (ShortGame option : value.options(player)) {
      options.add(new ValuePosition(option));
    }
    return options;
  }

  /** The move to an option. */
  public static Move moveTo(ShortGame option) {
    return Move.of(new ValuePosition(option), option::toString);
  }

  @Override
  public Position negative() {
    return new ValuePosition(value.negate());
  }

  @Override
  public Optional<ShortGame> knownValue() {
    return Optional.of(value);
  }

  @Override
  public boolean isImpartial() {
    return value.isNimber();
  }

  @Override
  public boolean isNumber() {
    return value.isNumber();
  }

  @Override
  public String text() {
    return value.toString();
  }

  /** The value as the first term of a sum. */
  String firstTerm() {
    String text = text();
    return isOneTerm(text) ? text : "(" + text + ")";
  }

  /**
   * The value as a further term of a sum, with its sign: a minus there would be taken for that of
   * the sum, so that the negative is subtracted.
   */
  String furtherTerm() {
    String text = text();
    if (text.startsWith("-")) {
      String negative = value.negate().toString();
      if (isOneTerm(negative) && !negative.startsWith("-")) {
        return " - " + negative;
      }
    }
    return " + " + (isOneTerm(text) && !text.startsWith("-") ? text : "(" + text + ")");
  }

  /** Whether a text has no plus or minus outside brackets but at its start. */
  private static boolean isOneTerm(String text) {
    int depth = 0;
    int start = text.startsWith("+-") ? 2 : text.startsWith("-") ? 1 : 0;
    for (int i = start; i < text.length(); i++) {
      char c = text.charAt(i);
      depth += Brackets.change(c);
      if (depth == 0 && (c == '+' || c == '-')) {
        return false;
      }
    }
    return true;
  }

  @Override
  public String toString() {
    return text();
  }

  private static final class ValueRules extends Game {
    ValueRules() {
      super(Description.of("value", "Move to an option of the canonical form.", "{2|1}"));
    }

    @Override
    public Position read(TextReader text) {
      return SumReader.read(Catalogue.standard(), text);
    }

    /** Signs belong to values: -1^ is the sum of -1 and ^. */
    @Override
    public Position read(String text) {
      return Catalogue.standard().readSum(text);
    }

    /** A value is its own text. */
    @Override
    public String text(Position position) {
      return position.text();
    }
  }
}
