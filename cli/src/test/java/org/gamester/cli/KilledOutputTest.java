package org.gamester.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a process that is killed has written: the beginning of the whole output, in whole lines. */
class KilledOutputTest {
  private static final int MOST_WAITS = 600;
  private static final long WAIT_MILLIS = 100;

  @TempDir private static Path folder = Path.of("");

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "series splittles{1,3|2,4}(n) n=0..100000 --format csv; n,value,error\\r"
            + "\\n"
            + "(\\d+,[^\\n"
            + "]*,\\r"
            + "\\n"
            + ")+",
        "series splittles{1,3|2,4}(n) n=0..100000 --show mean,value; n +mean +value\\n"
            + "(\\d+ .*\\n"
            + ")+",
        "series splittles{1,3|2,4}(n) n=0..100000 --json;"
            + " (\\{\"schema\":\"gamester.row/1\",.*\\}\\n"
            + ")+",
        "table young(x,y) x=1..900 y=1..900 --format markdown; (\\|.*\\|\\n)+",
        "table young(x,y) x=1..900 y=1..900 --format latex; \\\\begin\\{tabular\\}\\{lll\\}\\n(.*\\\\\\\\\\n"
            + "(\\\\hline\\n"
            + ")?)+",
        "table young(x,y) x=1..900 y=1..20 --grid --format csv; x.y,(.*\\r\\n)+",
        "nim 0.9 0..1000000 --timeout 1h; [ ]*0: +0 +1[ \\d:\\n]*",
        "nim 0.9 0..1000000 --timeout 1h --json; \\{\"schema\":.*\"nimbers\":\\[0,1[\\d,]*",
        "nim 0.9 0..1000000 --timeout 1h --lost; Lost for the player to move: 0[\\s\\d]*",
        "nim wythoff 0..9000 0..300 --timeout 1h --plot; [ |']+\\n( +\\d+ [#.]+\\n)+",
        "shapes domineering 1..12; (\\d+ cells?: .*\\n( +[\\d,]+  .*\\n)+)+",
        "claims all --json; (\\{\"schema\":\"gamester.claim/1\",.*\\}\\n)+",
      })
  void isTheBeginningOfTheOutput(String line, String written)
      throws IOException, InterruptedException {
    ProgramProcess program =
        ProgramProcess.start(
            ProgramProcess.program(), java.util.List.of(line.split(" ")), null, folder);
    for (int i = 0; i < MOST_WAITS && Files.size(program.out()) == 0; i++) {
      Thread.sleep(WAIT_MILLIS);
    }
    program.process().destroyForcibly();
    program.process().waitFor();
    assertThat(Files.readString(program.out())).matches(written);
  }
}
