package org.gamester.lab.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gamester.lab.Variable;
import org.gamester.lab.periodicity.PeriodTheorem;
import org.gamester.values.GameTooLargeException;
import org.gamester.values.Outcome;
import org.gamester.values.ShortGame;
import org.gamester.values.loopy.LoopyValue;
import org.gamester.values.loopy.Stopper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class TableTest {

  private static final List<Variable> RANGE =
      List.of(Variable.parse("x=0..1"), Variable.parse("y=0..1"));

  private static Table table(String columns) {
    return Table.of(
        Family.ofValues(
            v -> {
              int x = v.get("x");
              int y = v.get("y");
              return x < y ? null : ShortGame.of(ShortGame.integer(x), ShortGame.nimber(y));
            }),
        RANGE,
        Columns.parse(columns));
  }

  @Test
  void text() {
    assertThat(new TableWriter(TableFormat.TEXT).write(table("value,outcome,mean,temperature")))
        .isEqualTo(
            """
            x  y  value  outcome  mean  temperature
            0  0  *      N        0     0
            1  0  {1|0}  N        1/2   1/2
            1  1  {1|*}  L        1/2   1/2
            """);
  }

  @Test
  void columnsOfInvariants() {
    Table table =
        Table.of(
            Family.ofValues(
                v -> v.get("n") == 0 ? ShortGame.UP.plus(ShortGame.STAR) : ShortGame.ONE),
            List.of(Variable.parse("n=0..1")),
            Columns.parse("atomic-weight,rcf,birthday,stop-count,nimber,right-options"));
    assertThat(new TableWriter(TableFormat.TEXT).write(table))
        .isEqualTo(
            """
            n  atomic-weight  rcf  birthday  stop-count  nimber  right-options
            0  1              0    2         4                   1
            1                 1    1         1                   0
            """);
  }

  @Test
  void grid() {
    assertThat(new TableWriter(TableFormat.TEXT).writeGrid(table("value")))
        .isEqualTo("x\\y  0      1\n0    *\n1    {1|0}  {1|*}\n");
    assertThat(new TableWriter(TableFormat.CSV).writeGrid(table("value,nimber")))
        .isEqualTo(
            "value\nx\\y,0,1\r\n0,*,\r\n1,{1|0},{1|*}\r\n\nnimber\nx\\y,0,1\r\n0,1,\r\n1,,\r\n");
  }

  @Test
  void csv() {
    Table table =
        Table.of(
            Family.ofValues(
                v -> ShortGame.of(List.of(ShortGame.ZERO, ShortGame.STAR), List.of(ShortGame.UP))),
            List.of(Variable.parse("n=1")),
            List.of(
                Column.ofValue("value", game -> "{0,*|^}"),
                Column.ofValue("text", game -> "with \"quotes\"")));
    assertThat(new TableWriter(TableFormat.CSV).write(table))
        .isEqualTo("n,value,text,error\r\n1,\"{0,*|^}\",\"with \"\"quotes\"\"\",\r\n");
  }

  @Test
  void json() {
    List<JsonNode> rows = json(table("value,nimber,stops"));
    assertThat(rows).hasSize(3);
    assertThat(rows.get(0).get("schema").asString()).isEqualTo("gamester.row/1");
    assertThat(rows.get(0).get("columns").get("nimber").asInt()).isEqualTo(1);
    assertThat(rows.get(1).get("columns").get("value").asString()).isEqualTo("{1|0}");
    assertThat(rows.get(1).get("columns").get("nimber").isNull()).isTrue();
    assertThat(rows.get(2).get("variables").get("x").asInt()).isEqualTo(1);
    assertThat(rows.get(2).get("columns").get("stops").asString()).isEqualTo("(1, 0)");
  }

  private static List<JsonNode> json(Table table) {
    return new TableWriter(TableFormat.JSON)
        .write(table)
        .lines()
        .map(JsonMapper.shared()::readTree)
        .toList();
  }

  @Test
  void aRowThatCannotBeEvaluatedHasTheReason() {
    Table table =
        Table.of(
            Family.ofValues(
                v -> {
                  if (v.get("n") == 1) {
                    throw new NoGameException("n is odd", new IllegalArgumentException());
                  }
                  return ShortGame.integer(v.get("n"));
                }),
            List.of(Variable.parse("n=0..2")),
            List.of(
                Column.ofValue("value", game -> game),
                Column.ofValue(
                    "small",
                    game -> {
                      if (!game.isZero()) {
                        throw new GameTooLargeException("too large");
                      }
                      return 1;
                    })));
    assertThat(table.problems()).isEqualTo(2);
    assertThat(new TableWriter(TableFormat.TEXT).write(table))
        .isEqualTo(
            """
            n  value  small  error
            0  0      1
            1                n is odd
            2                too large
            """);
    assertThat(new TableWriter(TableFormat.CSV).write(table))
        .isEqualTo("n,value,small,error\r\n0,0,1,\r\n1,,,n is odd\r\n2,,,too large\r\n");
    assertThat(json(table).get(1).get("error").get("message").asString()).isEqualTo("n is odd");
    assertThat(new TableWriter(TableFormat.MARKDOWN).write(table))
        .endsWith("| 0 | 0 | 1 |\n| 1 | *n is odd* |  |\n| 2 | *too large* |  |\n");
    assertThat(new TableWriter(TableFormat.LATEX).write(table))
        .contains("1 & \\multicolumn{2}{l}{\\emph{n is odd}} \\\\\n");
  }

  @ParameterizedTest
  @EnumSource(TableFormat.class)
  void entriesMayBeWrittenWhileTheTableIsEvaluated(TableFormat format) {
    TableWriter writer = new TableWriter(format);
    List<Column> columns = Columns.parse("value,nimber,stops,mean");
    Family family =
        Family.ofValues(v -> ShortGame.of(ShortGame.integer(v.get("n")), ShortGame.STAR));
    List<Variable> range = List.of(Variable.parse("n=0..3"));
    assertThat(
            writer.write(Table.of(family, range, columns.stream().map(writer::writing).toList())))
        .isEqualTo(writer.write(Table.of(family, range, columns)));
  }

  /** What has been taken at any time is the beginning of the table, in whole lines. */
  @ParameterizedTest
  @EnumSource(TableFormat.class)
  void rowsAreWrittenAsTheyBecomeKnown(TableFormat format) {
    TableWriter writer = new TableWriter(format);
    Table table = table("value,outcome,nimber");
    String whole = writer.write(table);
    TableStream stream = TableStream.of(writer, table.variables(), table.columns());
    StringBuilder text = new StringBuilder();
    for (Table.Row row : table.rows()) {
      stream.add(row);
      text.append(stream.take());
      assertThat(text.toString()).endsWith("\n");
      assertThat(words(whole)).startsWith(words(text.toString()));
    }
    assertThat(text.append(stream.end("")).toString())
        .satisfies(written -> assertThat(words(written)).isEqualTo(words(whole)));
  }

  private static String words(String text) {
    return text.replaceAll(" +", " ").replaceAll(" (?=[\\r\\n])", "");
  }

  @Test
  void theLinesOfAGridAreWrittenWhenTheyAreComplete() {
    Table table = table("value");
    TableStream stream =
        TableStream.ofGrids(new TableWriter(TableFormat.CSV), table.variables(), table.columns());
    stream.add(table.rows().get(0));
    assertThat(stream.take()).isEmpty();
    stream.add(table.rows().get(1));
    assertThat(stream.take()).isEqualTo("x\\y,0,1\r\n0,*,\r\n");
    stream.add(table.rows().get(2));
    assertThat(stream.take()).isEmpty();
    assertThat(stream.end("")).isEqualTo("1,{1|0},{1|*}\r\n");
  }

  @Test
  void markdownAndLatex() {
    Table table = table("value,left-options");
    assertThat(new TableWriter(TableFormat.MARKDOWN).write(table))
        .contains("| x | y | value | left-options |\n|---|---|---|---|\n")
        .contains("| 0 | 0 | \\* | 1 |\n")
        .contains("| 1 | 0 | \\{1\\|0\\} | 1 |\n");
    assertThat(new TableWriter(TableFormat.LATEX).write(table))
        .startsWith("\\begin{tabular}{llll}\nx & y & value & left-options \\\\\n\\hline\n")
        .contains("1 & 0 & $\\{1")
        .endsWith("\\end{tabular}\n");
  }

  @Test
  void longGamesAreShortened() {
    ShortGame game = ShortGame.integer(5);
    for (int i = 0; i < 40; i++) {
      game = ShortGame.of(game, ShortGame.integer(-i));
    }
    ShortGame deep = game;
    Table table =
        Table.of(
            Family.ofValues(v -> deep), List.of(Variable.parse("n=0")), Columns.parse("value"));
    String text = new TableWriter(TableFormat.TEXT, 60).write(table);
    assertThat(text).contains("values not shown");
    assertThat(text.length()).isLessThan(300);
  }

  @Test
  void aStoppedTableKeepsItsRows() {
    List<Table.Row> seen = new ArrayList<>();
    Table table =
        Table.of(
            Family.ofValues(v -> ShortGame.integer(v.get("n"))),
            List.of(Variable.parse("n=0..100000")),
            Columns.parse("value"),
            row -> {
              seen.add(row);
              if (seen.size() == 10) {
                Thread.currentThread().interrupt();
              }
            });
    assertThat(Thread.interrupted()).isTrue();
    assertThat(table.rows()).isEqualTo(seen).hasSizeGreaterThanOrEqualTo(10);
    assertThat(new TableWriter(TableFormat.TEXT).write(table))
        .contains("The table is incomplete: ");
  }

  @Test
  void unknownNamesAreRefused() {
    assertThatThrownBy(() -> Columns.parse("value,colour"))
        .hasMessageStartingWith(
            "there is no column 'colour'; there are: value, outcome, score, mean");
    assertThatThrownBy(() -> TableFormat.parse("pdf"))
        .hasMessage("there is no format 'pdf'; there are: text, csv, json, latex, markdown");
    assertThat(TableFormat.parse("LaTeX")).isEqualTo(TableFormat.LATEX);
  }

  @Test
  void aSeriesHasAPeriodAndAFormula() {
    Series nim = Series.of(Variable.parse("n=0..20"), n -> ShortGame.nimber(n % 3));
    assertThat(nim.period(new PeriodTheorem.FiniteSubtraction(2)).orElseThrow())
        .asString()
        .startsWith("period 3 from n = 0 on; proved");
    assertThat(nim.formula(0)).isEmpty();
    assertThat(nim.at(4)).isEqualTo(ShortGame.STAR);
    Series integers = Series.of(Variable.parse("n=1..20"), n -> ShortGame.integer(3L * n - 1));
    assertThat(integers.formula(0).orElseThrow().formula().orElseThrow()).hasToString("-1 + 3 n");
    assertThat(integers.period(new PeriodTheorem.None()).orElseThrow())
        .asString()
        .startsWith("period 1 with saltus 3 from n = 1 on");
    assertThat(integers.table(Columns.parse("value")).rows()).hasSize(20);
  }

  /** over, upon and dud, and 0, as the values 0 to 3 of n. */
  private static Member loopyMember(int n) {
    LoopyValue value =
        switch (n) {
          case 0 -> LoopyValue.of(Stopper.OVER);
          case 1 -> LoopyValue.of(Stopper.UPON);
          default -> LoopyValue.of(Stopper.ON, Stopper.OFF);
        };
    return new Member() {
      @Override
      public ShortGame value() {
        throw new IllegalStateException("loopy");
      }

      @Override
      public Optional<LoopyValue> loopyValue() {
        return Optional.of(value);
      }

      @Override
      public Outcome outcome() {
        return value.outcome();
      }
    };
  }

  @Test
  void loopyValuesHaveTheirOwnStops() {
    Table table =
        Table.of(
            v -> v.get("n") == 3 ? () -> ShortGame.ZERO : loopyMember(v.get("n")),
            List.of(Variable.parse("n=0..3")),
            Columns.parse("value,outcome,stops,left-stop,left-options,mean"));
    assertThat(new TableWriter(TableFormat.TEXT).write(table))
        .isEqualTo(
            """
            n  value  outcome  stops         left-stop  left-options  mean
            0  over   L        (over, over)  over       1
            1  ^[on]  L        (0, 0)        0          1
            2  dud    D
            3  0      P        (0, 0)        0          0             0
            """);
    assertThat(new TableWriter(TableFormat.LATEX).write(table))
        .contains("$(\\mathbf{over},\\,\\mathbf{over})$", "$\\mathbf{dud}$");
  }
}
