package org.gamester.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The program with little memory, and under other locales. */
class SmallProcessTest {
  @TempDir private Path folder = Path.of("");

  private String output(List<String> options, String input, String... words) throws Exception {
    List<String> program = new ArrayList<>(ProgramProcess.program());
    program.addAll(1, options);
    Path file = Files.writeString(folder.resolve("input.txt"), input);
    ProgramProcess started = ProgramProcess.start(program, List.of(words), file, folder);
    started.await();
    assertThat(Files.readString(started.err())).doesNotContain("internal error", "Exception");
    return Files.readString(started.out());
  }

  /** As {@code ./gamester eval --memory 50M} starts it. */
  @Test
  void aLineWithoutMemoryIsAnsweredAndSoAreThoseAfterIt() throws Exception {
    List<String> answers =
        output(
                List.of("-Xmx69m"),
                """
                begin var s:="x"; for i from 1 to 24 do s:=s+s end; System.Print(s) end
                1+1
                begin var s:="x"; for i from 1 to 24 do s:=s+s end; s end
                [n for n from 1 to 3000000]
                {n for n from 1 to 3000000}
                begin for i from 1 to 3000000 do System.Print("aaaaaaaaaaaaaaaaaaaaaaaa") end end
                2+2
                """,
                "eval",
                "--memory",
                "50M",
                "--json")
            .lines()
            .toList();
    assertThat(answers).hasSize(7);
    assertThat(answers.get(1)).contains("\"value\":\"2\"");
    assertThat(answers.getLast()).contains("\"value\":\"4\"");
  }

  /** Each command answers in every locale as it does in English, letter for letter. */
  @ParameterizedTest
  @MethodSource("commands")
  void theLocaleChangesNothing(List<String> command) throws Exception {
    String input = "(7/8).Mean\n[1000000, 1/3]\ndomineering(3x3).Thermograph\n";
    String[] words = command.toArray(String[]::new);
    String english = output(List.of("-Duser.language=en"), input, words);
    assertThat(english).isNotBlank();
    for (String language : List.of("de", "fa", "tr", "ar", "hi")) {
      List<String> locale = List.of("-Duser.language=" + language, "-Duser.country=IR");
      assertThat(output(locale, input, words)).as(language).isEqualTo(english);
    }
  }

  static List<List<String>> commands() {
    return List.of(
        List.of("eval"),
        List.of("value", "domineering(3x3) + 1/8"),
        List.of("octal", "0.77", "--to", "3000"),
        List.of("nim", "kayles", "0..40"),
        List.of("draw", "thermograph", "{2|-1/2}"),
        List.of("claims", "splittles:Theorem 1"));
  }
}
