package org.gamester.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.gamester.values.Dyadic;
import org.gamester.values.Outcome;
import org.gamester.values.Player;
import org.gamester.values.Relation;
import org.gamester.values.ShortGame;
import org.gamester.values.enumeration.BornByDay;
import org.gamester.values.notation.GameReader;
import org.gamester.values.structure.Birthday;
import org.gamester.values.thermography.Thermography;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The general statements of the book about games, each checked on all small cases. */
final class BookTheorems {

  private BookTheorems() {}

  static void check(String ask, String position, String expected) {
    switch (position) {
      case "G = H iff G - H in P" -> {
        for (ShortGame one : BornByDay.values(2)) {
          for (ShortGame two : BornByDay.values(2)) {
            boolean isEqual = one.minus(two).outcome() == Outcome.P;
            assertThat(one.equals(two)).isEqualTo(isEqual);
          }
        }
        assertThat(expected).isEqualTo("true");
      }
      case "left option H of any G" -> {
        assertThat(expected).isEqualTo("H <| G");
        for (ShortGame game : BornByDay.values(3)) {
          for (ShortGame option : game.leftOptions()) {
            assertThat(option.relationTo(game)).isIn(Relation.LESS, Relation.CONFUSED);
          }
        }
      }
      case "{0|x}, x > 0" -> {
        for (long n = 1; n <= 64; n++) {
          ShortGame x = ShortGame.number(Dyadic.of(n, 4));
          ShortGame between = GameReader.exact().read("{0|" + x + "}");
          assertThat(between.relationTo(ShortGame.ZERO)).isEqualTo(Relation.GREATER);
          assertThat(between.relationTo(x)).isEqualTo(Relation.LESS);
        }
      }
      case "G infinitesimal or 0" -> {
        for (ShortGame game : BornByDay.values(3)) {
          boolean hasZeroStops = game.leftStop().isZero() && game.rightStop().isZero();
          assertThat(isInfinitesimal(game)).isEqualTo(hasZeroStops);
        }
      }
      case "G > 0 with birthday n" -> {
        for (ShortGame game : BornByDay.values(3)) {
          if (game.outcome() == Outcome.L) {
            ShortGame tiny = GameReader.exact().read("Tiny(" + Birthday.of(game) + ")");
            assertThat(tiny.relationTo(ShortGame.ZERO)).isEqualTo(Relation.GREATER);
            assertThat(tiny.relationTo(game)).isEqualTo(Relation.LESS);
          }
        }
      }
      case "t(G) = max(LS - m, m - RS)" -> {
        boolean holds = true;
        for (int i = 0; i < 7 * 7 * 7 * 7; i++) {
          int[] stops = {i % 7, i / 7 % 7, i / 49 % 7, i / 343};
          ShortGame game =
              GameReader.exact()
                  .read("{%d|%d||%d|%d}".formatted(stops[0], stops[1], stops[2], stops[3]));
          Dyadic mean = Thermography.mean(game);
          Dyadic most = game.leftStop().minus(mean).max(mean.minus(game.rightStop()));
          holds &= game.isNumber() || Thermography.temperature(game).equals(most);
        }
        assertThat(holds ? "yes" : "no").isEqualTo(expected);
      }
      default -> checkKind(ask, position, expected);
    }
  }

  private static void checkKind(String ask, String position, String expected) {
    if (ask.equals("outcome") || ask.endsWith("outcome-rule")) {
      checkOutcomeRule(position, expected);
    } else if (ask.equals("outcome of -G")) {
      Outcome outcome = Outcome.valueOf(position.substring(position.length() - 1));
      for (ShortGame game : BornByDay.values(3)) {
        if (game.outcome() == outcome) {
          assertThat(game.negate().outcome()).hasToString(expected);
        }
      }
    } else if (ask.equals("rewrite") || ask.equals("relation-to-zero")) {
      String rewritten = expected.startsWith("G") ? expected : "G " + expected + " 0";
      for (ShortGame game : BornByDay.values(2)) {
        assertThat(isTrue(position, game)).isEqualTo(isTrue(rewritten, game));
      }
    } else if (ask.equals("returns")) {
      checkFunction(position, expected);
    } else if (ask.contains("solve-for-x")) {
      checkSumOfSwitches(position, expected);
    } else {
      throw new IllegalArgumentException("nothing checks " + ask + ": " + position);
    }
  }

  private static boolean isInfinitesimal(ShortGame game) {
    Dyadic small = Dyadic.of(1, 10);
    return game.relationTo(ShortGame.number(small)) == Relation.LESS
        && game.relationTo(ShortGame.number(small.negate())) == Relation.GREATER;
  }

  /** Whether a statement such as "G in R or N" or {@code G <| 0} is true of a game. */
  private static boolean isTrue(String statement, ShortGame game) {
    if (statement.startsWith("G in ")) {
      return List.of(statement.substring(5).split(" or ", -1)).contains(game.outcome().toString());
    }
    Relation toZero = game.relationTo(ShortGame.ZERO);
    return switch (statement.split(" ", -1)[1]) {
      case ">" -> toZero == Relation.GREATER;
      case "<" -> toZero == Relation.LESS;
      case "=" -> toZero == Relation.EQUAL;
      case "||" -> toZero == Relation.CONFUSED;
      case ">=" -> toZero == Relation.GREATER || toZero == Relation.EQUAL;
      case "<=" -> toZero == Relation.LESS || toZero == Relation.EQUAL;
      case "|>" -> toZero == Relation.GREATER || toZero == Relation.CONFUSED;
      case "<|" -> toZero == Relation.LESS || toZero == Relation.CONFUSED;
      default -> throw new IllegalArgumentException(statement);
    };
  }

  /** By the outcomes of the options alone; or for sums of switches, on a grid of numbers. */
  private static void checkOutcomeRule(String position, String expected) {
    if (position.equals("no options")) {
      assertThat(outcome(List.of(), List.of())).hasToString(expected);
    } else if (position.startsWith("options ")) {
      List<Outcome> options = outcomes(position.substring(8));
      assertThat(outcome(options, options)).hasToString(expected);
    } else if (position.startsWith("left ")) {
      Matcher sides = Pattern.compile("left \\[(.*)], right \\[(.*)]").matcher(position);
      assertThat(sides.matches()).isTrue();
      assertThat(outcome(outcomes(sides.group(1)), outcomes(sides.group(2)))).hasToString(expected);
    } else if (position.startsWith("faulty loop")) {
      // The code of the exercise decides by the last option alone: P after N, N after P.
      String list = position.substring(position.indexOf('[') + 1, position.indexOf(']'));
      assertThat(outcomes(list).getLast() == Outcome.N ? "P" : "N").isEqualTo(expected);
    } else {
      checkSwitches(position);
    }
  }

  private static List<Outcome> outcomes(String list) {
    List<Outcome> outcomes = new ArrayList<>();
    for (String outcome : list.split(",", -1)) {
      if (!outcome.isBlank()) {
        outcomes.add(Outcome.valueOf(outcome.strip()));
      }
    }
    return outcomes;
  }

  private static Outcome outcome(List<Outcome> left, List<Outcome> right) {
    return Outcome.of(
        left.stream().anyMatch(option -> !option.winsStarting(Player.RIGHT)),
        right.stream().anyMatch(option -> !option.winsStarting(Player.LEFT)));
  }

  /** x plus switches, and a multiple of up and a nimber where the rule speaks of them. */
  private static void checkSwitches(String position) {
    int most = position.contains("s2") ? 2 : position.contains("sn") ? 3 : 1;
    boolean isOdd = position.contains("n odd");
    boolean hasUps = position.contains("a^");
    List<List<Integer>> heats = new ArrayList<>(List.of(List.of()));
    for (int i = 0; i < heats.size(); i++) {
      if (heats.get(i).size() < most) {
        for (int next = heats.get(i).isEmpty() ? 4 : heats.get(i).getLast(); next >= 1; next--) {
          List<Integer> longer = new ArrayList<>(heats.get(i));
          longer.add(next);
          heats.add(longer);
        }
      }
    }
    for (List<Integer> switches : heats) {
      boolean fits = isOdd ? switches.size() % 2 == 1 : hasUps || switches.size() == most;
      for (int x = -10; x <= 10 && fits; x++) {
        for (int ups = hasUps ? -3 : 0; ups <= (hasUps ? 3 : 0); ups++) {
          for (int star = 0; star <= (hasUps ? 3 : 0); star++) {
            checkSum(Dyadic.of(x, 1), switches, ups, star);
          }
        }
      }
    }
  }

  /** The switches are played hottest first; then the number, or the ups, decide. */
  private static void checkSum(Dyadic x, List<Integer> switches, int ups, int star) {
    ShortGame sum = ShortGame.numberUpStar(x, ups, star);
    long alternating = 0;
    for (int i = 0; i < switches.size(); i++) {
      int heat = switches.get(i);
      sum = sum.plus(GameReader.exact().read("{" + heat + "|-" + heat + "}"));
      alternating += i % 2 == 0 ? heat : -heat;
    }
    ShortGame ifLeft = ShortGame.numberUpStar(x.plus(Dyadic.of(alternating)), ups, star);
    ShortGame ifRight = ShortGame.numberUpStar(x.minus(Dyadic.of(alternating)), ups, star);
    boolean isOdd = switches.size() % 2 == 1;
    Player afterLeft = isOdd ? Player.RIGHT : Player.LEFT;
    boolean leftWins = ifLeft.outcome().winner(afterLeft).orElseThrow() == Player.LEFT;
    boolean rightWins =
        ifRight.outcome().winner(afterLeft.opponent()).orElseThrow() == Player.RIGHT;
    assertThat(sum.outcome()).isEqualTo(Outcome.of(leftWins, rightWins));
  }

  /** The heats of switches in falling order, added and subtracted in turn, with the number. */
  static Dyadic alternatingSum(List<ShortGame> terms) {
    Dyadic sum = Dyadic.ZERO;
    List<Dyadic> heats = new ArrayList<>();
    for (ShortGame term : terms) {
      if (term.isNumber()) {
        sum = sum.plus(term.leftStop());
      } else {
        heats.add(Thermography.temperature(term));
      }
    }
    heats.sort(Comparator.reverseOrder());
    Dyadic alternating = Dyadic.ZERO;
    for (int i = 0; i < heats.size(); i++) {
      alternating = i % 2 == 0 ? alternating.plus(heats.get(i)) : alternating.minus(heats.get(i));
    }
    return alternating;
  }

  private static void checkFunction(String call, String expected) {
    Matcher between = Pattern.compile("simplest_integer\\((-?\\d+), (-?\\d+)\\)").matcher(call);
    if (between.matches()) {
      ShortGame value =
          GameReader.exact().read("{" + between.group(1) + "|" + between.group(2) + "}");
      assertThat(value.isInteger() ? value.toString() : "None").isEqualTo(expected);
    } else if (call.startsWith("evaluate_position(")) {
      String tree = call.substring("evaluate_position(".length(), call.length() - 1);
      assertThat(value(JsonMapper.shared().readTree(tree))).hasToString(expected);
    } else if (call.startsWith("one right option of integer value v <= 0")) {
      for (long v = -20; v <= 0; v++) {
        assertThat(GameReader.exact().read("{|" + v + "}")).isEqualTo(ShortGame.integer(v - 1));
      }
      assertThat(expected).isEqualTo("v - 1");
    } else {
      throw new IllegalArgumentException(call);
    }
  }

  /** The value of a position as the book's code holds it: the list of its two lists of options. */
  private static ShortGame value(JsonNode position) {
    List<String> sides = new ArrayList<>();
    for (JsonNode side : position) {
      List<String> options = new ArrayList<>();
      side.forEach(option -> options.add(value(option).toString()));
      sides.add(String.join(",", options));
    }
    return GameReader.exact().read("{" + String.join("|", sides) + "}");
  }

  /** For which x a switch of switches is the sum of a number and two switches. */
  private static void checkSumOfSwitches(String position, String expected) {
    List<Long> found = new ArrayList<>();
    for (long x = -20; x <= 20; x++) {
      ShortGame game = BookValues.read(position.replace("x", Long.toString(x)));
      for (long hot = 1; hot <= 20; hot++) {
        for (long cool = 0; cool < hot; cool++) {
          ShortGame sum =
              ShortGame.number(Thermography.mean(game))
                  .plus(BookValues.read("±" + hot))
                  .plus(BookValues.read("±" + cool));
          if (sum.equals(game)) {
            found.add(x);
          }
        }
      }
    }
    assertThat(found.stream().map(String::valueOf).collect(Collectors.joining(",")))
        .isEqualTo(expected);
  }
}
