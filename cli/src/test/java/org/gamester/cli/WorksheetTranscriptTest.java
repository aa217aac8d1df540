package org.gamester.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.gamester.rulesets.Catalogue;
import org.gamester.script.Result;
import org.gamester.script.Worksheet;
import org.gamester.script.syntax.Completeness;
import org.gamester.script.syntax.Source;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever the pages show of a worksheet, in blocks marked so, is what the worksheet answers. */
class WorksheetTranscriptTest {
  private static final String START = "```worksheet";
  private static final String END = "```";
  private static final String PROMPT = "> ";
  private static final String CONTINUATION = ". ";

  /**
   * A block of inputs and answers.
   *
   * @param place page and line
   */
  record Transcript(String place, List<String> lines) {
    @Override
    public String toString() {
      return place;
    }
  }

  static Stream<Transcript> transcripts() {
    List<Transcript> transcripts = new ArrayList<>();
    for (String page : DocumentedExample.pages()) {
      List<String> lines = DocumentedExample.page(page);
      for (int i = 0; i < lines.size(); i++) {
        if (lines.get(i).equals(START)) {
          List<String> rest = lines.subList(i + 1, lines.size());
          transcripts.add(new Transcript(page + ":" + (i + 1), rest.subList(0, rest.indexOf(END))));
        }
      }
    }
    assertThat(transcripts).isNotEmpty();
    return transcripts.stream();
  }

  @ParameterizedTest
  @MethodSource("transcripts")
  void theWorksheetAnswersAsShown(Transcript transcript) {
    Worksheet worksheet = new Worksheet();
    List<String> answered = new ArrayList<>();
    List<String> lines = transcript.lines();
    int i = 0;
    while (i < lines.size()) {
      assertThat(lines.get(i)).as(transcript.place()).startsWith(PROMPT);
      StringBuilder input = new StringBuilder(lines.get(i).substring(PROMPT.length()));
      answered.add(lines.get(i));
      i++;
      while (i < lines.size() && lines.get(i).startsWith(CONTINUATION)) {
        assertThat(Completeness.isIncomplete(input.toString(), Catalogue.standard(), name -> false))
            .isTrue();
        input.append('\n').append(lines.get(i).substring(CONTINUATION.length()));
        answered.add(lines.get(i));
        i++;
      }
      answer(worksheet, input.toString(), answered);
      while (i < lines.size() && !lines.get(i).startsWith(PROMPT)) {
        i++;
      }
    }
    assertThat(answered).isEqualTo(lines);
  }

  private static void answer(Worksheet worksheet, String input, List<String> answered) {
    assertThat(Completeness.isIncomplete(input, Catalogue.standard(), name -> false))
        .as(input)
        .isFalse();
    Result result =
        worksheet.evaluate(Source.worksheet(input), text -> text.lines().forEach(answered::add));
    String text =
        switch (result) {
          case Result.Value value ->
              value.shown() && !Worksheet.isNothing(value.object()) ? value.text() : "";
          case Result.Failure failure -> failure.display();
        };
    text.lines().forEach(answered::add);
  }
}
