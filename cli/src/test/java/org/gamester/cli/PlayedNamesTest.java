package org.gamester.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gamester.values.Limits;
import org.gamester.values.Player;
import org.gamester.web.answers.Question;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every name that is printed as a move is one that a play takes. */
class PlayedNamesTest {
  private static final Pattern HINT =
      Pattern.compile("(?:Play |No move wins; )(.*?)(?: resists.*| leaves.*)?\\.");

  private static Map<?, ?> json(String... words) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int status = Gamester.run(new PrintWriter(out, true), new PrintWriter(err, true), words);
    assertThat(status).as(String.join(" ", words) + "\n" + err + out).isZero();
    return JsonTree.object(out.toString());
  }

  /** How a play stands after moves, which must be legal. */
  private static Map<?, ?> turn(String position, String first, List<String> moves, boolean hint) {
    Question question =
        new Question.Turn(
            position,
            moves,
            Optional.of(Player.valueOf(first.toUpperCase(Locale.ROOT))),
            Optional.empty(),
            OptionalLong.empty(),
            false,
            hint);
    StringWriter out = new StringWriter();
    boolean isComplete =
        new ServedCommands().answer(question, Limits.NONE, new RecordedAnswer.Lines(out, out));
    assertThat(isComplete).as(question + ": " + out).isTrue();
    return JsonTree.object(out.toString());
  }

  private static List<?> list(Map<?, ?> object, String field) {
    return (List<?>) Objects.requireNonNull(object.get(field), field);
  }

  private static List<String> texts(List<?> list) {
    return list.stream().map(String::valueOf).toList();
  }

  private static List<String> moves(Map<?, ?> object, String field) {
    return list(object, field).stream()
        .map(move -> String.valueOf(((Map<?, ?>) move).get("move")))
        .toList();
  }

  private static void assertLegal(String position, String first, List<String> names) {
    for (String name : names) {
      assertThat(list(turn(position, first, List.of(name), false), "played")).hasSize(1);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "nim(5)",
        "nim(3+5+7)",
        "nim(5+5+5)",
        "nim(3+5) + *3 + *3",
        "kayles(5+5)",
        "kayles(4) + nim(2)",
        "cram(2x3)",
        "clobber(xo|ox) + clobber(xo|ox)",
        "domineering(2x3) - hackenbush(xo) + ^",
        "{3|1} + {2|-2} - {1|0} + 1/2",
        "toads-and-frogs(xx..oo)",
        "hackenbush(xo) + hackenbush(xo) - hackenbush(xoo)"
      })
  void everyNameIsPlayed(String position) {
    Map<?, ?> listed = json("moves", "--list", "--json", position);
    for (String first : List.of("left", "right")) {
      List<String> names = moves(listed, first);
      assertLegal(position, first, names);
      Object solved =
          json("solve", "--all", "--line", "--first", first, "--json", position)
              .get(first + "First");
      if (solved instanceof Map<?, ?> of) {
        assertThat(names).containsAll(texts(list(of, "winningMoves")));
        List<String> line = texts(list(of, "line"));
        assertThat(list(turn(position, first, line, false), "played")).hasSize(line.size());
      }
      assertHintIsPlayed(position, first, names);
    }
    for (Object winning : list(json("explain", "--json", position), "winning")) {
      Map<?, ?> of = (Map<?, ?>) winning;
      String first = String.valueOf(of.get("player")).toLowerCase(Locale.ROOT);
      assertThat(moves(listed, first)).containsAll(texts(list(of, "moves")));
      assertThat(of.get("complete")).isEqualTo(true);
    }
  }

  private static void assertHintIsPlayed(String position, String first, List<String> names) {
    Map<?, ?> stand = turn(position, first, List.of(), true);
    if (stand.get("hint") instanceof List<?> hint) {
      List<String> said = new ArrayList<>();
      for (String sentence : texts(hint)) {
        Matcher name = HINT.matcher(sentence);
        if (name.matches()) {
          said.add(name.group(1));
        }
      }
      assertThat(said).as(hint.toString()).hasSize(1);
      assertThat(names).containsAll(said);
    }
  }

  /** The words of the explanation, which has named moves that a play refused. */
  @ParameterizedTest
  @ValueSource(strings = {"nim(5+5+5)"})
  void severalWinningMovesAreSeveral(String position) {
    StringWriter out = new StringWriter();
    assertThat(
            Gamester.run(
                new PrintWriter(out, true), new PrintWriter(out, true), "explain", position))
        .isZero();
    assertThat(out.toString())
        .contains(
            "Winning moves: [1] 5: take 5; [2] 5: take 5; [3] 5: take 5. Each leaves nim sum 0");
  }
}
