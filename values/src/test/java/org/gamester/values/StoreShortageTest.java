package org.gamester.values;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gamester.values.enumeration.RandomGames;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Values stay themselves when memory runs out while they are given back: each case is a process of
 * its own with a small heap, of which all but a little is taken.
 */
class StoreShortageTest {

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 6, 8, 12, 20, 40})
  void aReleaseIsCompleteOrNotDone(int freeMegabytes) throws Exception {
    List<String> command =
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-Xmx160m",
            "-XX:+UseSerialGC",
            "-cp",
            classPath(),
            StoreShortageTest.class.getName(),
            Integer.toString(freeMegabytes));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(said).isZero();
    assertThat(said).contains("1000 of 1000 held");
  }

  /** Everything that this process has, whether it came as classes or as modules. */
  private static String classPath() {
    return Stream.of("java.class.path", "jdk.module.path")
            .map(System::getProperty)
            .filter(Objects::nonNull)
            .collect(Collectors.joining(File.pathSeparator))
        + File.pathSeparator
        + Path.of("target", "test-classes");
  }

  /** The other process. */
  public static void main(String[] args) throws IOException {
    long free = Long.parseLong(args[0]) << 20;
    List<ShortGame> held = games();
    ShortGame five = ShortGame.integer(5);
    RandomGames others = new RandomGames(99);
    for (int i = 0; i < 100_000; i++) {
      ShortGame unused = others.ofSize(8);
      assertThat(unused).isNotNull();
    }
    List<byte[]> ballast = new ArrayList<>();
    while (Runtime.getRuntime().maxMemory() - used() > free + (1 << 20)) {
      try {
        ballast.add(new byte[1 << 19]);
      } catch (OutOfMemoryError e) {
        break;
      }
    }
    boolean done = GameStore.standard().release();
    System.out.println(ballast.size() + " blocks of ballast");
    ballast.clear();
    int same = 0;
    List<ShortGame> again = games();
    for (int i = 0; i < held.size(); i++) {
      same += held.get(i) == again.get(i) ? 1 : 0;
    }
    boolean zero = five.minus(five).isZero() && five.minus(ShortGame.integer(5)).isZero();
    System.out.println("released: " + done + "; " + same + " of " + held.size() + " held " + zero);
    System.exit(same == held.size() && zero ? 0 : 1);
  }

  private static long used() {
    return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
  }

  private static List<ShortGame> games() {
    RandomGames random = new RandomGames(7);
    List<ShortGame> games = new ArrayList<>();
    for (int i = 0; i < 1_000; i++) {
      games.add(random.ofSize(15));
    }
    return games;
  }
}
