package org.gamester.studies.runs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.gamester.analysis.Evaluator;
import org.gamester.lab.Variable;
import org.gamester.lab.tables.Columns;
import org.gamester.lab.tables.Table;
import org.gamester.studies.Entry;
import org.gamester.studies.PositionSource;
import org.gamester.studies.Question;
import org.gamester.studies.StandardPositions;
import org.gamester.studies.StudySpec;
import org.gamester.studies.families.FamilyReader;
import org.gamester.studies.families.FamilyText;
import org.gamester.studies.files.RowCondition;
import org.gamester.studies.files.StudyFile;
import org.gamester.studies.questions.QuestionReader;
import org.gamester.values.Limits;
import org.gamester.values.Watchdog;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class StudyRunTest {
  private static final PositionSource POSITIONS = new StandardPositions();

  @TempDir private Path folder = Path.of("");
  private int files;

  private static StudySpec spec(
      String question, List<String> ranges, String show, Map<String, String> options) {
    List<String> columns = show.isEmpty() ? List.of() : List.of(show.split(",", -1));
    return QuestionReader.complete(new StudySpec(question, ranges, columns, options));
  }

  private Path made(StudySpec spec, List<String> listed) {
    Path path = folder.resolve(files++ + ".study");
    Question question = new QuestionReader(spec, POSITIONS, listed).read();
    StudyFile.create(
        path, spec, question.variables().stream().map(Variable::name).toList(), listed, "test");
    return path;
  }

  private static StudyRun.Summary run(Path path, int threads, @Nullable Duration itemTime) {
    return run(path, threads, itemTime, false);
  }

  private static StudyRun.Summary run(
      Path path, int threads, @Nullable Duration itemTime, boolean retries) {
    try (StudyFile study = StudyFile.write(path)) {
      Question question = new QuestionReader(study.spec(), POSITIONS, study.items()).read();
      return StudyRun.run(
          study,
          question,
          new StudyRun.Settings(threads, Limits.NONE, itemTime, (rows, givenUp, nanos) -> {}),
          "test",
          retries);
    }
  }

  private static List<String> rows(Path path) {
    List<String> rows = new ArrayList<>();
    try (StudyFile study = StudyFile.read(path)) {
      study.rows(
          List.of(),
          row ->
              rows.add(
                  row.item().number()
                      + " "
                      + row.item().position()
                      + " "
                      + row.entries().stream().map(Entry::text).toList()));
    }
    return rows;
  }

  private List<String> rows(StudySpec spec, int threads) {
    Path path = made(spec, List.of());
    assertThat(run(path, threads, null).stop()).isNull();
    return rows(path);
  }

  @Test
  void theRowsOfAFamilyAreThoseOfItsTable() {
    String columns = "value,outcome,mean,temperature,stops,birthday,atomic-weight,left-options";
    Path path =
        made(
            spec("domineering({m}x{n})", List.of("m=1..3", "n=1..5"), columns, Map.of()),
            List.of());
    assertThat(run(path, 2, null).rows()).isEqualTo(15);
    List<Variable> variables =
        List.of(FamilyText.variable("m=1..3"), FamilyText.variable("n=1..5"));
    FamilyReader reader =
        new FamilyReader(POSITIONS, List.of("domineering({m}x{n})"), new Evaluator());
    Table table =
        Table.of(
            reader.remembering(reader.family(variables), new ArrayList<>(), false),
            variables,
            Columns.parse(columns));
    List<String> expected =
        table.rows().stream()
            .map(row -> row.point() + " " + row.cells().stream().map(Entry::stored).toList())
            .toList();
    List<String> actual = new ArrayList<>();
    try (StudyFile study = StudyFile.read(path)) {
      study.rows(List.of("m", "n"), row -> actual.add(row.item().point() + " " + row.entries()));
    }
    assertThat(actual).isEqualTo(expected);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "positions clobber 2x3",
        "positions toads-and-frogs 5",
        "graphs node-kayles 1..5",
        "posets poset-game 1..5",
        "trees snort 6"
      })
  void theRowsDoNotDependOnTheThreads(String question) {
    StudySpec spec = spec(question, List.of(), "value,outcome,nodes", Map.of());
    assertThat(rows(spec, 1)).isNotEmpty().isEqualTo(rows(spec, 3));
  }

  @ParameterizedTest
  @ValueSource(strings = {"random", "genetic"})
  void theSameSeedGivesTheSameRows(String method) {
    Map<String, String> options =
        Map.of("maximize", "temperature", "method", method, "seed", "7", "evaluations", "300");
    StudySpec spec = spec("search konane 1x7", List.of(), "", options);
    List<String> rows = rows(spec, 2);
    assertThat(rows).hasSize(300).isEqualTo(rows(spec, 1));
    StudySpec other =
        spec(
            "search konane 1x7",
            List.of(),
            "",
            Map.of("maximize", "temperature", "method", method, "seed", "8", "evaluations", "300"));
    assertThat(rows(other, 2)).isNotEqualTo(rows);
  }

  /** There are 25 boards of temperature 2 among 266,085, and none is hotter. */
  @ParameterizedTest
  @ValueSource(strings = {"exhaustive", "random", "genetic"})
  void eachMethodFindsAHottestRowOfKonane(String method) {
    Map<String, String> options =
        method.equals("exhaustive")
            ? Map.of("maximize", "temperature")
            : Map.of("maximize", "temperature", "method", method, "seed", "7");
    Path path = made(spec("search konane 1x12", List.of(), "", options), List.of());
    assertThat(run(path, 2, null).stop()).isNull();
    List<String> hottest = new ArrayList<>();
    try (StudyFile study = StudyFile.read(path)) {
      study.rows(
          List.of("-temperature"), row -> !hottest.add(Entry.text(row.entries().getFirst())));
    }
    assertThat(hottest).containsExactly("2");
  }

  @Test
  void aSearchEndsWithTheFirstThatIsFound() {
    Map<String, String> options = Map.of("find", "{1|0}");
    StudySpec spec = spec("search konane 1x6", List.of(), "", options);
    List<String> rows = rows(spec, 2);
    assertThat(rows.getLast()).endsWith("[{1|0}]");
    assertThat(rows.subList(0, rows.size() - 1)).noneMatch(row -> row.endsWith("[{1|0}]"));
    for (int i = 0; i < rows.size(); i++) {
      assertThat(rows.get(i)).startsWith(i + " ");
    }
    assertThat(rows(spec, 1)).isEqualTo(rows);
  }

  @Test
  void aCounterexampleIsTheFirstForWhichTheExpressionIsFalse() {
    Map<String, String> options = Map.of("counterexample", "g.Temperature <= 0");
    List<String> rows = rows(spec("search konane 1x6", List.of(), "", options), 2);
    assertThat(rows.getLast()).endsWith("[false]");
    assertThat(rows.subList(0, rows.size() - 1)).allMatch(row -> row.endsWith("[true]"));
  }

  @Test
  void whatIsStoppedIsTriedAgainAndWhatIsWrongIsNot() {
    List<String> listed = List.of("nim(3)", "nim(", "domineering(7x7)", "clobber(xo)");
    Path path = made(spec("file some.txt", List.of(), "value", Map.of()), listed);
    StudyRun.Summary first = run(path, 2, Duration.ofMillis(50));
    assertThat(first.rows()).isEqualTo(2);
    assertThat(first.givenUp()).isEqualTo(2);
    assertThat(run(path, 2, Duration.ofMillis(50)).givenUp()).isZero();
    assertThat(run(path, 2, Duration.ofMillis(60), true).givenUp()).isEqualTo(1);
    assertThat(rows(path)).containsExactly("0 nim(3) [*3]", "3 clobber(xo) [*]");
    try (StudyFile study = StudyFile.read(path)) {
      assertThat(study.surrenders())
          .extracting(StudyFile.Surrender::first, StudyFile.Surrender::stoppedBy)
          .containsExactlyInAnyOrder(
              org.assertj.core.groups.Tuple.tuple("nim(", ""),
              org.assertj.core.groups.Tuple.tuple("domineering(7x7)", "time"));
      assertThat(study.runs()).hasSize(3).allMatch(run -> run.ending().equals("complete"));
    }
  }

  @Test
  void aFullDiskEndsTheRunAndKeepsWhatWasCommitted() {
    StudySpec spec = spec("nim({n})", List.of("n=0..49999"), "nimber,outcome", Map.of());
    Path path = made(spec, List.of());
    try (StudyFile study = StudyFile.write(path)) {
      Question question = new QuestionReader(study.spec(), POSITIONS, study.items()).read();
      study.limitPages();
      assertThatThrownBy(
              () ->
                  StudyRun.run(
                      study,
                      question,
                      new StudyRun.Settings(2, Limits.NONE, null, (rows, givenUp, nanos) -> {}),
                      "test"))
          .hasMessageContaining("the disk is full");
    }
    assertThat(run(path, 2, null).stop()).isNull();
    assertThat(rows(path)).hasSize(50_000).endsWith("49999 nim(49999) [49999, N]");
  }

  @Test
  void gamesOnHeapsHaveTheirPeriods() {
    StudySpec spec =
        spec("octal codes 0.70..0.77", List.of(), "period,preperiod,proved,max", Map.of());
    assertThat(rows(spec, 2)).hasSize(8).endsWith("7 0.77 [12, 71, true, 8]");
    StudySpec sets = spec("subtraction sets 1..3", List.of(), "period", Map.of("to", "200"));
    assertThat(rows(sets, 2)).hasSize(7).endsWith("6 subtraction{1,2,3} [4]");
  }

  @Test
  void rowsAreChosenByExpressionsAndSortedAsNumbers() throws Exception {
    Path path =
        made(
            spec(
                "domineering({m}x{n})", List.of("m=1..3", "n=1..4"), "value,temperature", Map.of()),
            List.of());
    run(path, 2, null);
    List<String> chosen = new ArrayList<>();
    Watchdog.call(
        Limits.NONE,
        () -> {
          try (StudyFile study = StudyFile.read(path)) {
            RowCondition condition =
                RowCondition.of("temperature > 0 and value > -1", study, POSITIONS.catalogue());
            study.rows(
                List.of("-temperature"),
                row ->
                    condition.holdsFor(row)
                        ? chosen.add(Entry.text(row.entries().getLast()))
                        : true);
          }
          return "";
        });
    assertThat(chosen)
        .isNotEmpty()
        .isSortedAccordingTo(
            (one, other) ->
                Entry.number(other).isPresent()
                    ? org.gamester.lab.fitting.Fraction.parse(other)
                        .compareTo(org.gamester.lab.fitting.Fraction.parse(one))
                    : 0);
  }

  private List<Long> chosen(Path path, String condition) {
    List<Long> chosen = new ArrayList<>();
    try (StudyFile study = StudyFile.read(path)) {
      RowCondition holds = RowCondition.of(condition, study, POSITIONS.catalogue());
      study.rows(List.of(), row -> !holds.holdsFor(row) || chosen.add(row.item().number()));
    }
    return chosen;
  }

  /** A text beside a column is an entry of it; what cannot be one is refused. */
  @Test
  void textsAreComparedWithColumns() {
    List<String> listed = List.of("nim(3)", "domineering(2x2)", "nim(1)+nim(1)", "clobber(xox)");
    Path path = made(spec("file some.txt", List.of(), "value,outcome,stops", Map.of()), listed);
    run(path, 1, null);
    for (String[] same :
        new String[][] {
          {"outcome == \"N\"", "outcome == N"},
          {"\"P\" == outcome", "outcome == P"},
          {"outcome != \"N\"", "outcome != N"},
          {"value == \"+-1\"", "value == +-1"},
          {"value == \"0\" or value == \"*3\"", "value == 0 or value == *3"},
          {"value >= \"0\"", "value >= 0"},
          {"item == \"2\"", "item == 2"},
          {"position == \"nim(3)\"", "item == 0"},
          {"position == \"outcome == \\\"N\\\"\"", "item == 9"}
        }) {
      assertThat(chosen(path, same[0])).as(same[0]).isEqualTo(chosen(path, same[1]));
    }
    assertThat(chosen(path, "outcome == \"N\"")).contains(0L, 1L);
    assertThatThrownBy(() -> chosen(path, "outcome == \"Left\""))
        .hasMessageContaining("\"Left\" cannot be compared with outcome, which is the outcome N");
    assertThatThrownBy(() -> chosen(path, "value == \"hot\""))
        .hasMessageContaining("\"hot\" cannot be compared with value, which is the game *3");
    assertThatThrownBy(() -> chosen(path, "outcom == N"))
        .hasMessageContaining("did you mean `outcome`?")
        .hasMessageContaining("item, position, value, outcome, stops");
  }

  @Test
  void loopyValuesAreComparedToo() {
    String loop = "backsliding(x.o)";
    Path path = made(spec("file some.txt", List.of(), "value", Map.of()), List.of(loop, "nim(2)"));
    run(path, 1, null);
    List<String> values = new ArrayList<>();
    try (StudyFile study = StudyFile.read(path)) {
      study.rows(List.of(), row -> values.add(Entry.text(row.entries().getFirst())));
    }
    assertThat(values).hasSize(2).endsWith("*2");
    assertThat(chosen(path, "value == \"" + values.getFirst() + "\"")).containsExactly(0L);
    assertThat(chosen(path, "value == " + values.getFirst())).containsExactly(0L);
  }

  @Test
  void theCasesOfClaimsAreItems() {
    List<String> lines =
        List.of(
            "paper \"Notes\", A. Author",
            "claim \"Lemma: 3\" for x in 0..3, y in 0..x where x > y:",
            "  chessfights(x,y) < 1",
            "claim \"Lemma 4\" : nim(2) == *2");
    StudySpec asked =
        spec("claims notes.claims", List.of("x=0..4"), "holds,printed,computed", Map.of());
    Path path = made(asked, lines);
    assertThat(run(path, 2, null).givenUp()).isZero();
    List<String> rows = rows(path);
    assertThat(rows)
        .hasSize(5 * 5 + 1)
        .contains("0 Lemma: 3: x=0, y=0 [, , ]", "1 Lemma: 3: x=0, y=1 [, , ]")
        .endsWith("25 Lemma 4 [true, , ]");
    org.gamester.lab.claims.ClaimResult whole =
        org.gamester.lab.claims.ClaimRun.DEFAULT
            .withRanges(org.gamester.lab.Ranges.parse(List.of("x=0..4")))
            .run(
                org.gamester.script.claims.ClaimFile.read(
                        org.gamester.script.syntax.Source.nameless(String.join("\n", lines)), "n")
                    .claims())
            .getFirst();
    assertThat(rows.stream().filter(row -> row.contains("[false")))
        .hasSize((int) whole.print().failures());
    assertThat(
            rows.stream()
                .filter(row -> row.startsWith("Lemma: 3", row.indexOf(' ') + 1))
                .filter(row -> row.contains("[true")))
        .hasSize((int) (whole.print().cases() - whole.print().failures()));
    assertThatThrownBy(() -> made(spec("claims n.claims", List.of("z=0..4"), "", Map.of()), lines))
        .hasMessageContaining("there is no variable of these claims 'z'; there are: x, y");
  }

  /** The first rows of the tables of docs/discoveries.md. */
  @ParameterizedTest
  @CsvSource({
    "posets poset-game 4, 5 0 5 3 3",
    "posets poset-game 5, 1 18 9 16 11 8",
    "graphs node-kayles 4, 5 3 2 1",
    "graphs node-kayles 6, 44 30 29 53"
  })
  void theTablesOfTheDiscoveriesAreThose(String question, String counts) {
    Map<String, Long> byNimber = new TreeMap<>();
    for (String row : rows(spec(question, List.of(), "nimber", Map.of()), 2)) {
      byNimber.merge(row.substring(row.lastIndexOf('[')), 1L, Long::sum);
    }
    Map<String, Long> expected = new TreeMap<>();
    String[] numbers = counts.split(" ", -1);
    for (int i = 0; i < numbers.length; i++) {
      if (!numbers[i].equals("0")) {
        expected.put("[" + i + "]", Long.parseLong(numbers[i]));
      }
    }
    assertThat(byNimber).isEqualTo(expected);
  }

  @Test
  void questionsThatAreNoneSayWhichThereAre() {
    assertThatThrownBy(() -> spec("octals codes 0.0..0.7", List.of(), "", Map.of()))
        .hasMessageContaining("is no question")
        .hasMessageContaining("'octal codes 0.000..0.777'");
    assertThatThrownBy(() -> spec("something else", List.of(), "", Map.of()))
        .hasMessageContaining("'posets poset-game 1..5'");
    assertThatThrownBy(
            () -> spec("positions clobber 2x2", List.of(), "", Map.of("maximize", "temperature")))
        .hasMessageContaining("takes no --maximize")
        .hasMessageContaining("'search konane 1x12'");
    assertThatThrownBy(
            () ->
                spec(
                    "search clobber 2x2",
                    List.of(),
                    "",
                    Map.of("maximize", "temperature", "seed", "3")))
        .hasMessageContaining("--method random or genetic");
    assertThatThrownBy(
            () -> made(spec("octal codes 0.08..0.09", List.of(), "", Map.of()), List.of()))
        .hasMessageContaining("the digits of an octal code go from 0 to 7");
    assertThatThrownBy(
            () -> made(spec("octal codes 0.00..0.07", List.of(), "perod", Map.of()), List.of()))
        .hasMessageContaining("did you mean 'period'?");
    assertThatThrownBy(
            () -> made(spec("positions clobber 2x2", List.of(), "nodez", Map.of()), List.of()))
        .hasMessageContaining("did you mean 'nodes'?");
    assertThatThrownBy(
            () -> made(spec("positions clobber 2x2", List.of(), "Birthdy", Map.of()), List.of()))
        .hasMessageContaining("did you mean 'Birthday'?");
  }

  /** Kayles has rare values; in 0.07 and a code of period 2 none stand out, or there are none. */
  @Test
  void rareValuesAreCountedWhereTheyStandOut() {
    StudySpec spec = spec("octal codes 0.70..0.77", List.of(), "rare", Map.of("to", "1000"));
    assertThat(rows(spec, 1)).contains("7 0.77 [9]").anyMatch(row -> row.endsWith("[]"));
  }

  @Test
  void readingLeavesNoFilesBehind() throws java.io.IOException {
    Path path = made(spec("positions clobber 2x2", List.of(), "", Map.of()), List.of());
    run(path, 1, null);
    assertThat(rows(path)).hasSize(21);
    try (java.util.stream.Stream<Path> files = java.nio.file.Files.list(folder)) {
      assertThat(files).containsExactly(path);
    }
  }

  @Test
  void columnsThatAreNoneAreRefusedAtOnce() {
    assertThatThrownBy(
            () -> made(spec("positions clobber 2x2", List.of(), "temprature", Map.of()), List.of()))
        .hasMessageContaining("there is no column 'temprature'");
    assertThatThrownBy(
            () -> made(spec("positions clobber 2x2", List.of(), "h + 1", Map.of()), List.of()))
        .hasMessageContaining("`h`");
    assertThatThrownBy(
            () -> made(spec("positions clobber 2x2", List.of("n=1..2"), "", Map.of()), List.of()))
        .hasMessageContaining("has no variables");
    assertThatThrownBy(() -> made(spec("search clobber 2x2", List.of(), "", Map.of()), List.of()))
        .hasMessageContaining("a search needs one goal");
  }
}
