package org.gamester.web.answers;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.gamester.values.Player;

/**
 * Something that can be asked: there is nothing else that a request can reach. The components of a
 * record are the fields of the request, with these types:
 *
 * <ul>
 *   <li>{@code String}: a text that must be given; {@code Optional<String>}: one that may be
 *   <li>an optional constant of an enum: one of the words for them
 *   <li>{@code List<String>}: any number of texts
 *   <li>{@code OptionalLong}: a whole number that is not negative
 *   <li>{@code boolean}: true or false, which it is if it is not given
 * </ul>
 */
public sealed interface Question {

  /** What a question is about. */
  @Target(ElementType.TYPE)
  @Retention(RetentionPolicy.RUNTIME)
  @interface Asks {
    /** What it answers, in a sentence. */
    String value();

    /** Whether the answer is a list of objects. */
    boolean isList() default false;

    /** Whether a job with it has all the time that somebody watches it. */
    boolean isUnhurried() default false;
  }

  /** What a field says. */
  @Target(ElementType.RECORD_COMPONENT)
  @Retention(RetentionPolicy.RUNTIME)
  @interface Says {
    String value();
  }

  /** What fields of several questions say. */
  final class Meaning {
    static final String POSITION = "a position, or a sum with positions";
    static final String FAMILY = "a position with variables, as in domineering({m}x{n})";
    static final String RANGE = "the range of a variable, as in m=1..6; once for each variable";
    static final String COLUMNS = "columns joined by commas, as in value,mean,temperature";
    static final String MISERE = "under misere play: a player to move who has no move wins";
    static final String SIGNS = "the signs of values";

    /** Of the field that every question may have besides. */
    public static final String OWN =
        "the text of a ruleset of your own, as in a file .rules or .cgs; once for each";

    private Meaning() {}
  }

  /** For which reader the signs of values are chosen. */
  enum Format {
    /** ASCII, as it is typed. */
    PLAIN,
    /** The signs of print: arrows, stars, fractions. */
    UNICODE,
    /** Source text for LaTeX's mathematics. */
    LATEX
  }

  /** What is drawn of a family. */
  enum Picture {
    TABLE,
    SERIES
  }

  /** How a program chooses its moves. */
  enum Level {
    PERFECT,
    RANDOM,
    TEACHING
  }

  @Asks("The value of an expression or a position, with what is known of it.")
  record Value(
      @Says("an expression or a position") String p,
      @Says(Meaning.SIGNS) Optional<Format> format,
      @Says("of an impartial game, the canonical form and the genus under misere play")
          boolean misere)
      implements Question {
    public Value(String p) {
      this(p, Optional.empty(), false);
    }
  }

  @Asks("The moves of both players, with what they lead to.")
  record Moves(
      @Says(Meaning.POSITION) String p,
      @Says(Meaning.SIGNS) Optional<Format> format,
      @Says(Meaning.MISERE) boolean misere,
      @Says("the moves alone, without what they are worth") boolean list)
      implements Question {
    public Moves(String p) {
      this(p, Optional.empty(), false, false);
    }
  }

  @Asks("Who wins, and by which moves.")
  record Solve(
      @Says(Meaning.POSITION) String p,
      @Says("all winning moves, not one") boolean all,
      @Says("a line of play") boolean line,
      @Says(Meaning.MISERE) boolean misere,
      @Says("only if this player moves first") Optional<Player> first)
      implements Question {}

  @Asks("Why a player wins, by an argument that a reader can follow.")
  record Explain(
      @Says(Meaning.POSITION) String p,
      @Says("every argument that applies") boolean all,
      @Says(Meaning.MISERE) boolean misere)
      implements Question {}

  @Asks("The steps from a form to its canonical form.")
  record Simplify(@Says("a form, as in {0,*|*}, or a position") String p) implements Question {}

  @Asks("A proof of an outcome, a value or a relation of games.")
  record Prove(
      @Says("a position, or a relation such as G >= H") String p,
      @Says("prove the value") boolean value,
      @Says(Meaning.MISERE) boolean misere,
      @Says("the whole strategy") boolean tree,
      @Says("check a strategy instead, of who is said to win: first, second, left or right")
          Optional<String> claim,
      @Says(
              "its kind: table, pairing, nim-sum, symmetry, strategy-stealing or parity; table if not"
                  + " given")
          Optional<String> by,
      @Says("the symmetry that is kept, as in half-turn; all are tried if not given")
          Optional<String> symmetry,
      @Says("a line of the strategy, as in nim(3) -> take 3; once for each line")
          List<String> strategy,
      @Says("the certificate too, if the strategy is accepted") boolean certificate)
      implements Question {
    public Prove {
      strategy = List.copyOf(strategy);
    }
  }

  /** A family of positions over ranges of its variables. */
  sealed interface OfFamily extends Question {
    /** A position with variables. */
    String of();

    /** The range of each variable. */
    List<String> range();

    /** The columns, joined by commas. */
    Optional<String> show();
  }

  @Asks(
      value = "A family of positions over ranges of its variables, a row for each.",
      isList = true)
  record Table(
      @Says(Meaning.FAMILY) String of,
      @Says(Meaning.RANGE) List<String> range,
      @Says(Meaning.COLUMNS) Optional<String> show)
      implements OfFamily {
    public Table {
      range = ranges(range);
    }
  }

  @Asks(value = "A family over the range of one variable, a row for each.", isList = true)
  record Series(
      @Says(Meaning.FAMILY) String of,
      @Says(Meaning.RANGE) List<String> range,
      @Says(Meaning.COLUMNS) Optional<String> show,
      @Says("a period or a formula too") boolean patterns)
      implements OfFamily {
    public Series {
      range = ranges(range);
    }
  }

  @Asks("A family over ranges of one or two variables as a picture.")
  record Draw(
      @Says(Meaning.FAMILY) String of,
      @Says(Meaning.RANGE) List<String> range,
      @Says(Meaning.COLUMNS) Optional<String> show,
      @Says("a coloured table, or a plot") Optional<Picture> kind)
      implements OfFamily {
    public Draw {
      range = ranges(range);
    }
  }

  @Asks("The Grundy values of the heaps, or pairs of numbers, of a ruleset.")
  record Nim(
      @Says("a ruleset, as in kayles or 0.77") String rules,
      @Says("a range, as in 0..20") String first,
      @Says("the range of the second number") Optional<String> second)
      implements Question {}

  @Asks("The Grundy values of a game on heaps: records, rare values, period.")
  record Octal(
      @Says("a code such as 0.007, or a ruleset on heaps") String code,
      @Says("the largest heap") OptionalLong to)
      implements Question {}

  @Asks("The misere quotient of a game on heaps, or of a position and all that it leads to.")
  record Misere(
      @Says("a code such as 0.123, a ruleset on heaps, or a position") String game,
      @Says("the largest heap") OptionalLong to,
      @Says("the most elements of a quotient") OptionalLong elements)
      implements Question {}

  @Asks(value = "The rulesets of the catalogue.", isList = true)
  record Rulesets(@Says("only those on this board") Optional<String> board) implements Question {}

  @Asks(
      value = "The rulesets of your own in a question: what each is, or what is wrong and where.",
      isList = true)
  record Own() implements Question {}

  @Asks("One ruleset of the catalogue.")
  record Ruleset(@Says("the name of a ruleset or of a game") String name) implements Question {}

  @Asks(value = "The papers; or the claims of a paper, checked.", isList = true, isUnhurried = true)
  record Claims(
      @Says("a paper, or the beginning of a number as in PAPER:Theorem 2") Optional<String> of,
      @Says("check this range instead, as in n=1..9") List<String> range,
      @Says("drop a hypothesis") List<String> without,
      @Says("how many counterexamples to list") OptionalLong counterexamples,
      @Says("the statements alone, none of which is checked") boolean list,
      @Says("the text of a file .claims, instead of the papers") Optional<String> text)
      implements Question {
    public Claims {
      range = List.copyOf(range);
      without = List.copyOf(without);
    }

    /** The papers. */
    public Claims() {
      this(Optional.empty(), List.of(), List.of(), OptionalLong.empty(), false, Optional.empty());
    }

    /** The statements of a paper, none of which is checked. */
    public static Claims statements(String paper) {
      return new Claims(
          Optional.of(paper), List.of(), List.of(), OptionalLong.empty(), true, Optional.empty());
    }
  }

  @Asks("How a play stands after some moves; the program's move or a hint if asked for.")
  record Turn(
      @Says("the position at the start") String p,
      @Says("the moves made, in order") List<String> move,
      @Says("who makes the first move") Optional<Player> first,
      @Says("choose a move at this level") Optional<Level> level,
      @Says("decides between equally good moves") OptionalLong seed,
      @Says(Meaning.MISERE) boolean misere,
      @Says("a hint, step by step") boolean hint)
      implements Question {
    public Turn {
      move = List.copyOf(move);
    }
  }

  @Asks(value = "The cells of a worksheet, evaluated in order in one session.", isList = true)
  record Sheet(
      @Says("the cells in order") List<String> cell, @Says(Meaning.SIGNS) Optional<Format> format)
      implements Question {
    public Sheet {
      cell = List.copyOf(cell);
    }
  }

  /**
   * A question whose positions may be those of rulesets that it brings. It has no fields of its
   * own: every question can be asked so.
   *
   * @param rulesets their texts, each of which is what a file .rules or .cgs would hold
   * @param question is not of this kind itself
   */
  record WithRulesets(List<String> rulesets, Question question) implements Question {
    /** The field of a request that has them. */
    public static final String FIELD = "own";

    private static final int MOST = 32;
    private static final int LONGEST = 1 << 16;

    public WithRulesets {
      rulesets = List.copyOf(rulesets);
    }

    /**
     * The rulesets that a request brings.
     *
     * @param fields the texts of its fields
     * @throws RefusedRequest if there are too many, or one is too long
     */
    public static List<String> texts(Map<String, List<String>> fields) {
      List<String> texts = fields.getOrDefault(FIELD, List.of());
      if (texts.size() > MOST) {
        throw new RefusedRequest(400, "a question has at most " + MOST + " rulesets of its own");
      }
      if (texts.stream().anyMatch(text -> text.length() > LONGEST)) {
        throw new RefusedRequest(
            400, "a ruleset in a question has at most %,d characters".formatted(LONGEST));
      }
      return texts;
    }
  }

  private static List<String> ranges(List<String> given) {
    for (String range : given) {
      if (!range.matches("[A-Za-z]\\w{0,30}=[0-9.-]{1,40}")) {
        throw new RefusedRequest(400, "a range is written as in m=1..6");
      }
    }
    return List.copyOf(given);
  }
}
