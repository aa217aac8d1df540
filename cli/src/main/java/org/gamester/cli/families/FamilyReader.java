package org.gamester.cli.families;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.gamester.analysis.Evaluator;
import org.gamester.analysis.LoopyEvaluator;
import org.gamester.analysis.LoopyNimber;
import org.gamester.analysis.LoopyNimbers;
import org.gamester.analysis.Outcomes;
import org.gamester.cli.command.PositionArguments;
import org.gamester.lab.Variable;
import org.gamester.lab.tables.Family;
import org.gamester.lab.tables.Member;
import org.gamester.lab.tables.NoGameException;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.TextException;
import org.gamester.values.ComputationStopped;
import org.gamester.values.Outcome;
import org.gamester.values.Problem;
import org.gamester.values.ShortGame;
import org.gamester.values.loopy.LoopyValue;
import org.jspecify.annotations.Nullable;

/** Families of positions as the words of a command name them. */
public final class FamilyReader {
  /** How many positions are listed for the Grundy value of one. */
  private static final int MOST_LOOPY = 1 << 18;

  private final PositionArguments positions;
  private final List<String> words;
  private final Evaluator evaluator;
  private final LoopyEvaluator loopyEvaluator;
  private final Outcomes outcomes;

  public FamilyReader(PositionArguments positions, List<String> words, Evaluator evaluator) {
    this.positions = positions;
    this.words = words;
    this.evaluator = evaluator;
    this.loopyEvaluator = new LoopyEvaluator(evaluator);
    this.outcomes = new Outcomes(evaluator);
  }

  /**
   * The family.
   *
   * @throws IllegalArgumentException if the words name none, or its variables are not those with
   *     ranges
   */
  public FamilyText family(List<Variable> variables) {
    FamilyText family = read(variables);
    family.requireVariables(variables, this::isReadable);
    return family;
  }

  private FamilyText read(List<Variable> variables) {
    List<String> texts = words.stream().filter(word -> !FamilyText.isRange(word)).toList();
    return switch (texts.size()) {
      case 0 -> throw new IllegalArgumentException("expected a family of positions");
      case 1 ->
          positions.isRules(texts.getFirst())
              ? ofRuleset(texts.getFirst(), variables)
              : familyText(texts.getFirst());
      case 2 -> familyText(texts.getFirst() + "(" + texts.getLast() + ")");
      default ->
          throw new IllegalArgumentException(
              "expected one family, or a ruleset and a position; found " + texts.size());
    };
  }

  /** The positions that consist of the variables: {@code (m,n)}, or boards of m rows, n columns. */
  private FamilyText ofRuleset(String rules, List<Variable> variables) {
    String names = variables.stream().map(Variable::name).collect(Collectors.joining(","));
    FamilyText numbers = familyText(rules + "(" + names + ")");
    if (variables.size() != 2) {
      return numbers;
    }
    String sizes =
        variables.stream().map(v -> "{" + v.name() + "}").collect(Collectors.joining("x"));
    FamilyText boards = familyText(rules + "(" + sizes + ")");
    Map<String, Integer> least =
        Map.of(
            variables.getFirst().name(), variables.getFirst().low(),
            variables.getLast().name(), variables.getLast().low());
    return !isPosition(numbers.at(least)) && isPosition(boards.at(least)) ? boards : numbers;
  }

  private boolean isPosition(String text) {
    try {
      Position _ = positions.catalogue().readSum(text);
      return true;
    } catch (TextException e) {
      return false;
    }
  }

  private FamilyText familyText(String text) {
    return new FamilyText(text, positions.catalogue()::has);
  }

  private boolean isReadable(String text) {
    try {
      Position _ = positions.read(text, evaluator);
      return true;
    } catch (ComputationStopped e) {
      throw e;
    } catch (RuntimeException e) {
      Problem _ = Problem.of(e);
      return false;
    }
  }

  /**
   * The games of a family.
   *
   * @param games the value of each is added to these when it is found, if it is a short game
   * @param needsValues whether it is found in any case
   */
  public Family remembering(FamilyText family, List<ShortGame> games, boolean needsValues) {
    return assignment -> {
      Position position = orNoGame(() -> positions.read(family.at(assignment.values()), evaluator));
      ReadMember member = new ReadMember(position, games);
      if (needsValues) {
        var _ = member.worth();
      }
      return member;
    };
  }

  private static <T> T orNoGame(Supplier<T> body) {
    try {
      return body.get();
    } catch (ComputationStopped e) {
      throw e;
    } catch (RuntimeException e) {
      throw new NoGameException(Problem.of(e).line(), e);
    }
  }

  /** A position of a family, whose value and outcome are found when they are asked for. */
  private final class ReadMember implements Member {
    private final Position position;
    private final List<ShortGame> games;

    /** A short game or a loopy value. */
    private @Nullable Object worth;

    ReadMember(Position position, List<ShortGame> games) {
      this.position = position;
      this.games = games;
    }

    private Object worth() {
      Object known = worth;
      if (known == null) {
        known = orNoGame(this::evaluated);
        worth = known;
        if (known instanceof ShortGame game) {
          games.add(game);
        }
      }
      return known;
    }

    private Object evaluated() {
      Optional<ShortGame> game = evaluator.shortValue(position);
      return game.isPresent() ? game.get() : loopyEvaluator.shortOrLoopy(position);
    }

    @Override
    public ShortGame value() {
      if (worth() instanceof ShortGame game) {
        return game;
      }
      throw new IllegalStateException("a loopy game");
    }

    @Override
    public Optional<LoopyValue> loopyValue() {
      return worth() instanceof LoopyValue value ? Optional.of(value) : Optional.empty();
    }

    @Override
    public Optional<LoopyNimber> loopyNimber() {
      return position.isImpartial()
          ? Optional.of(orNoGame(() -> new LoopyNimbers(MOST_LOOPY).of(position)))
          : Optional.empty();
    }

    @Override
    public Outcome outcome() {
      return switch (worth) {
        case ShortGame game -> game.outcome();
        case LoopyValue value -> value.outcome();
        case null, default -> orNoGame(() -> outcomes.of(position));
      };
    }
  }
}
