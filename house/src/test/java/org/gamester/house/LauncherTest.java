package org.gamester.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.gamester.house.FakeCheckout.Start;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the launcher hands on to Java, and when it builds. */
@Timeout(100) // seconds: what hangs fails
class LauncherTest {
  /** The programs that the launcher calls, Maven and Java aside. */
  private static final List<String> NEEDED =
      List.of("sh", "readlink", "find", "mkdir", "mv", "rm", "ln", "date", "sleep");

  @TempDir private Path scratch = Path.of("");
  private FakeCheckout checkout;

  @BeforeEach
  void makeCheckout() throws IOException {
    checkout = new FakeCheckout(scratch, "a check out");
  }

  @AfterEach
  void endWhatStillRuns() {
    checkout.close();
  }

  private static List<String> afterMain(Start start) throws IOException {
    List<String> words = start.words();
    return words.subList(words.indexOf("org.gamester.cli.Gamester") + 1, words.size());
  }

  @Test
  void theFirstStartBuildsAndRehearsesAndTheNextOneDoesNot() throws Exception {
    Start first = checkout.run("value", "1");
    assertThat(first.status()).isZero();
    assertThat(first.complaints()).contains("building", "faster starts");
    assertThat(afterMain(first)).containsExactly("value", "1");
    assertThat(first.words())
        .contains(
            "-XX:AOTCache=" + checkout.root().resolve("cli/target/start-25+1-jdk.aot"),
            checkout.root().resolve("cli/target/start-25+1-jdk.jar").toString());
    assertThat(Files.readString(checkout.scratch("maven-words")))
        .contains("-Dgamester.launch", "-pl cli -am package");
    Start second = checkout.run("value", "1");
    assertThat(second.complaints()).isEmpty();
    assertThat(second.words()).isEqualTo(first.words());
    assertThat(checkout.builds()).containsExactly("begin", "end");
    assertThat(checkout.leftBehind()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"domineering(4x4)", "octal{0.007}(9)", "1 + clobber2(xo)"})
  void aPositionIsEvaluatedWithACacheOfItsOwn(String position) throws Exception {
    String target = checkout.root().resolve("cli/target/start-25+1-jdk").toString();
    checkout.run("value", "1");
    Start first = checkout.run("value", position);
    assertThat(first.complaints()).contains("faster evaluations").doesNotContain("building");
    assertThat(first.words()).contains("-XX:AOTCache=" + target + "-work.aot", target + ".jar");
    assertThat(checkout.run("value", position).complaints()).isEmpty();
    assertThat(checkout.run("value", "(1 + 2)*3").words())
        .contains("-XX:AOTCache=" + target + ".aot", target + ".jar");
  }

  @Test
  void aRehearsalThatFailsLeavesTheOtherCacheInUse() throws Exception {
    Start light = checkout.run("value", "1");
    Start work = checkout.with("REHEARSE", "exit 1").run("value", "nim(3)");
    assertThat(work.complaints()).contains("starts stay slow");
    assertThat(work.words()).contains("-cp", checkout.jar().toString());
    assertThat(checkout.run("value", "1").words()).isEqualTo(light.words());
  }

  @Test
  void argumentsReachJavaAsTheyWere() throws Exception {
    String[] words = {"value", "{2|1} + ^ - 3*2", "", "*", "a\\b", "-e", "$HOME", "--", "'\""};
    assertThat(afterMain(checkout.run(words))).containsExactly(words);
  }

  private Start inShell(String command) throws Exception {
    Start start = checkout.start("sh", "-c", command);
    start.status();
    return start;
  }

  @Test
  void closedStreamsDoNotReachJava() throws Exception {
    Start input = inShell("./gamester value 1 <&-");
    assertThat(input.status()).isZero();
    assertThat(afterMain(input)).containsExactly("value", "1");
    Start output = inShell("./gamester value 1 >&-");
    assertThat(output.status()).isEqualTo(1);
    assertThat(output.complaints()).contains("cannot write to standard output: it is closed");
    assertThat(inShell("./gamester value 1 2>&-").status()).isZero();
  }

  @Test
  void moreOptionsAreAListOfWords() throws Exception {
    checkout.with("GAMESTER_JAVA_OPTIONS", " -Da=1  -Db=* -Xss2m ");
    assertThat(checkout.run("value", "1").words()).contains("-Da=1", "-Db=*", "-Xss2m");
  }

  @ParameterizedTest
  @CsvSource({
    "100M, 122",
    "100m, 122",
    "100MB, 122",
    "100MiB, 122",
    "0100M, 122",
    "102400K, 122",
    "1M, 17",
    "1024K, 17",
  })
  void memoryBoundsTheHeap(String size, int megabytes) throws Exception {
    String heap = "-Xmx" + megabytes + "m";
    assertThat(checkout.run("value", "--memory", size, "1").words())
        .contains(heap, "-XX:+UseSerialGC")
        .doesNotContain("-XX:MaxRAMPercentage=70");
    assertThat(checkout.run("value", "1", "--memory=" + size).words()).contains(heap);
    assertThat(afterMain(checkout.run("eval", "--memory", size, "-")))
        .containsExactly("eval", "--memory", size, "-");
  }

  /**
   * What a process takes besides its heap, 224 MB and an eighth, is taken off, but at most half.
   */
  @ParameterizedTest
  @CsvSource({"100M, 50", "512M, 256", "1G, 672"})
  void theMemoryOfAServerIsThatOfTheProcess(String size, int megabytes) throws Exception {
    assertThat(checkout.run("web", "--memory", size).words())
        .contains("-Xmx" + megabytes + "m", "-XX:+UseG1GC");
  }

  @Test
  void aServerHasAPartOfTheMemoryAndShortPauses() throws Exception {
    List<String> words = checkout.run("web").words();
    assertThat(words)
        .doesNotContain("-XX:MaxRAMPercentage=70", "-XX:+UseParallelGC")
        .contains("-XX:+UseG1GC", "-XX:+ExplicitGCInvokesConcurrent", "-Xrs");
    String heap = words.stream().filter(word -> word.startsWith("-Xmx")).findFirst().orElse("");
    assertThat(Integer.parseInt(heap.replaceAll("\\D", ""))).isBetween(50, 3360);
  }

  static Stream<List<String>> noMemory() {
    return Stream.of(
        List.of("value", "1"),
        List.of("value", "--", "--memory", "100M"),
        List.of("value", "--", "--memory=100M"),
        List.of("value", "--memory 100M"),
        List.of("value", "--memoryx=100M"),
        List.of("value", "-memory=100M"),
        List.of("value", "1", "--memory"),
        List.of("value", "--memory", "100"),
        List.of("value", "--memory", "100X"),
        List.of("value", "--memory", "-100M"),
        List.of("value", "--memory", "1 M"),
        List.of("value", "--memory", "1e3M"),
        List.of("value", "--memory="),
        List.of("value", "--memory=0000000000000M"),
        List.of("value", "--memory=1000000000M"),
        List.of("value", "--memory=999999999T"),
        List.of("value", "--memory=1000T"),
        List.of("value", "--memory=K"));
  }

  @ParameterizedTest
  @MethodSource("noMemory")
  void whatIsNoSmallMemorySizeLeavesTheHeapAsItIs(List<String> words) throws Exception {
    Start start = checkout.run(words.toArray(String[]::new));
    assertThat(start.words()).contains("-XX:MaxRAMPercentage=70", "-XX:+UseParallelGC");
    assertThat(start.words()).noneMatch(word -> word.startsWith("-Xmx"));
    assertThat(afterMain(start)).isEqualTo(words);
    assertThat(start.complaints()).doesNotContain("Illegal", "unexpected", "not found");
  }

  @Test
  void aNewerSourceIsBuiltUnlessThatIsForbidden() throws Exception {
    checkout.run("value", "1");
    FakeCheckout.touch(checkout.source());
    checkout.with("GAMESTER_NO_BUILD", "1").run("value", "1");
    assertThat(checkout.builds()).containsExactly("begin", "end");
    checkout.with("GAMESTER_NO_BUILD", "").run("value", "1");
    assertThat(checkout.builds()).containsExactly("begin", "end", "begin", "end");
  }

  @Test
  void whatIsChangedDuringABuildIsBuiltByTheNextStart() throws Exception {
    checkout.with("MAVEN", "sleep 0.1; touch '" + checkout.source() + "'").run("value", "1");
    Start next = checkout.with("MAVEN", "").run("value", "1");
    assertThat(next.complaints()).contains("building again");
    assertThat(checkout.run("value", "1").complaints()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"--help", "-h", "help", "--version", "-V", ""})
  void aQuestionAboutTheProgramIsAnsweredByTheBuildThatThereIs(String word) throws Exception {
    checkout.run("value", "1");
    FakeCheckout.touch(checkout.source());
    Start start = word.isEmpty() ? checkout.run() : checkout.run(word);
    assertThat(start.complaints()).isEmpty();
    assertThat(start.words()).contains("org.gamester.cli.Gamester");
    assertThat(checkout.builds()).containsExactly("begin", "end");
  }

  @ParameterizedTest
  @ValueSource(strings = {"--help", "-h", "--version", "-V"})
  void aQuestionAboutBenchIsAnsweredByTheProgramWithoutTheBenchmarks(String word) throws Exception {
    Start help = checkout.run("bench", "--json", word);
    assertThat(help.status()).isZero();
    assertThat(afterMain(help)).containsExactly("bench", "--json", word);
    assertThat(checkout.builds()).containsExactly("begin", "end");
    assertThat(Files.readString(checkout.scratch("maven-words"))).contains("-pl cli -am");
  }

  @Test
  void theBenchmarksAreBuiltBesideTheProgramThatIsThere() throws Exception {
    checkout.run("value", "nim(1)");
    Start start = checkout.run("bench", "--list");
    assertThat(start.complaints())
        .contains("building the benchmarks (about 15 seconds")
        .doesNotContain("first use", "newer than the build");
    assertThat(checkout.run("bench", "nosuch").complaints()).isEmpty();
  }

  @Test
  void benchStartsAsTheProgramDoesForWorkWithItsOwnJarBesides() throws Exception {
    Start start = checkout.run("bench", "--list");
    Path program = checkout.root().resolve("cli/target/start-25+1-jdk.jar");
    assertThat(start.words())
        .endsWith(
            "-XX:AOTCache=" + checkout.root().resolve("cli/target/start-25+1-jdk-work.aot"),
            "-cp",
            program
                + File.pathSeparator
                + checkout.root().resolve("bench/target/benchmarks.jar").toString(),
            "org.gamester.bench.WholeJobs",
            "--list");
    assertThat(Files.readString(checkout.scratch("maven-words"))).contains("-pl bench -am");
  }

  @Test
  void whateverLinksAndFoldersLeadToItTheLauncherFindsItsCheckout() throws Exception {
    List<String> expected = checkout.run("value", "1").words();
    Path elsewhere = Files.createDirectories(checkout.scratch("else where/deep"));
    Path relative = elsewhere.resolve("relative");
    Files.createSymbolicLink(relative, Path.of("../../a check out/gamester"));
    Files.createSymbolicLink(elsewhere.resolve("gamester"), relative.toAbsolutePath());
    Files.createSymbolicLink(checkout.scratch("folder"), checkout.root());
    List<Start> starts = new ArrayList<>();
    starts.add(checkout.startIn(elsewhere, "./gamester", "value", "1"));
    starts.add(checkout.startIn(elsewhere, "../../folder/gamester", "value", "1"));
    starts.add(
        checkout.startIn(
            checkout.root(),
            "sh",
            "-c",
            "CDPATH=/:. && export CDPATH\n" + "cd ./bin && sh ../gamester value 1"));
    starts.add(checkout.startIn(checkout.root(), "sh", "gamester", "value", "1"));
    String path = checkout.path();
    checkout.withPath("deep" + File.pathSeparator + path);
    starts.add(checkout.startIn(checkout.scratch("else where"), "sh", "-c", "gamester value 1"));
    checkout.withPath("." + File.pathSeparator + path);
    starts.add(checkout.startIn(elsewhere, "sh", "-c", "gamester value 1"));
    for (Start start : starts) {
      assertThat(start.status()).as(start.complaints()).isZero();
      assertThat(start.words()).isEqualTo(expected);
    }
    assertThat(checkout.builds()).containsExactly("begin", "end");
  }

  /** Those of the shells that this machine has. */
  static Stream<String> shells() {
    return Stream.of("sh", "dash", "bash --posix", "busybox sh", "ksh", "mksh", "yash")
        .filter(shell -> places(shell.split(" ", -1)[0]).findFirst().isPresent());
  }

  private static Stream<Path> places(String program) {
    return Stream.of(System.getenv("PATH").split(File.pathSeparator, -1))
        .map(folder -> Path.of(folder, program))
        .filter(Files::isExecutable);
  }

  @ParameterizedTest
  @MethodSource("shells")
  void otherShellsRunItToo(String shell) throws Exception {
    List<String> command = new ArrayList<>(List.of(shell.split(" ", -1)));
    command.addAll(List.of(checkout.launcher().toString(), "value", "--memory=100M", "{1|*}"));
    String[] words = command.toArray(String[]::new);
    Start first = checkout.start(words);
    assertThat(first.status()).as(first.complaints()).isZero();
    Start second = checkout.start(words);
    assertThat(second.status()).isZero();
    assertThat(second.complaints()).isEmpty();
    assertThat(second.words()).contains("-Xmx122m");
    assertThat(afterMain(second)).containsExactly("value", "--memory=100M", "{1|*}");
    assertThat(checkout.leftBehind()).isEmpty();
  }

  @Test
  void theJdkIsRememberedUntilTheQuestionOrTheAnswerChanges() throws Exception {
    checkout.run("value", "1");
    Path findJdk = checkout.root().resolve("bin/find-jdk");
    String search = Files.readString(findJdk);
    Files.writeString(findJdk, "#!/bin/sh\necho searched >&2\nexit 1\n");
    assertThat(checkout.run("value", "1").status()).isZero();

    Files.writeString(findJdk, search);
    Path other = checkout.jdk("other");
    Start start = checkout.with("GAMESTER_JAVA_HOME", other.toString()).run("value", "1");
    assertThat(start.words()).contains(checkout.root() + "/cli/target/start-25+1-other.jar");

    Files.delete(other.resolve("bin/javac"));
    Start gone = checkout.run("value", "1");
    assertThat(gone.status()).isEqualTo(2);
    assertThat(gone.complaints()).contains("GAMESTER_JAVA_HOME is " + other);

    checkout.jdk("other");
    checkout.run("value", "1");
    Files.writeString(
        other.resolve("release"), "JAVA_RUNTIME_VERSION=\"25+2\"\nJAVA_VERSION=\"25\"\n");
    FakeCheckout.touch(other.resolve("release"));
    assertThat(checkout.run("value", "1").words())
        .contains(checkout.root() + "/cli/target/start-25+2.jar");
  }

  @Test
  void aFailedBuildIsReportedAndTriedAgain() throws Exception {
    checkout.with("MAVEN", "echo '[ERROR] A.java: class expected'; exit 1");
    Start failed = checkout.run("value", "1");
    assertThat(failed.status()).isEqualTo(2);
    assertThat(failed.words()).isEmpty();
    assertThat(failed.complaints()).contains("A.java: class expected", "the build failed", ".log");
    assertThat(checkout.leftBehind()).isEmpty();
    assertThat(checkout.with("MAVEN", "").run("value", "1").status()).isZero();
  }

  @Test
  void aFullDiskIsReportedInWords() throws Exception {
    checkout.with("MAVEN", "echo '[ERROR] A.class: No space left on device'; exit 1");
    Start failed = checkout.run("value", "1");
    assertThat(failed.status()).isEqualTo(2);
    assertThat(failed.complaints()).contains("there is no room left on the disk");
  }

  @Test
  void aCheckoutThatCannotBeWrittenToIsReportedInWords() throws Exception {
    Files.writeString(checkout.root().resolve(".gamester"), "no folder");
    Start failed = checkout.run("value", "1");
    assertThat(failed.status()).isEqualTo(2);
    assertThat(failed.complaints())
        .startsWith("gamester: cannot write in " + checkout.root().resolve(".gamester"))
        .hasLineCount(1);
  }

  @Test
  void aBuildThatCannotBeRehearsedRunsAsItIs() throws Exception {
    Files.createDirectories(checkout.jar().getParent());
    Files.writeString(checkout.jar(), "jar");
    FakeCheckout.touch(checkout.jar());
    Files.writeString(checkout.root().resolve(".gamester"), "no folder");
    Start start = checkout.run("value", "1");
    assertThat(start.status()).isZero();
    assertThat(start.complaints()).isEmpty();
    assertThat(start.words()).contains("-cp", checkout.jar().toString());
  }

  @Test
  void aFailedRehearsalIsNotRepeatedAtEveryStart() throws Exception {
    Start first = checkout.with("REHEARSE", "exit 1").run("value", "1");
    assertThat(first.status()).isZero();
    assertThat(first.complaints()).contains("starts stay slow");
    Start second = checkout.run("value", "1");
    assertThat(second.complaints()).isEmpty();
    assertThat(second.words())
        .contains("-cp", checkout.jar().toString())
        .noneMatch(word -> word.startsWith("-XX:AOTCache"));
    assertThat(checkout.leftBehind()).isEmpty();
  }

  @Test
  void withoutMavenTheLauncherSaysWhatToInstall() throws Exception {
    Path few = Files.createDirectory(checkout.scratch("few"));
    for (String tool : NEEDED) {
      Path real = places(tool).findFirst().orElseThrow();
      FakeCheckout.script(few.resolve(tool), "#!/bin/sh\nexec " + real + " \"$@\"\n");
    }
    Start start = checkout.withPath(few.toString()).run("value", "1");
    assertThat(start.status()).isEqualTo(2);
    assertThat(start.complaints()).contains("Maven is needed", "apt install maven");
    assertThat(checkout.leftBehind()).isEmpty();
  }

  @Test
  void theFilesOfTheLauncherAreAscii() throws IOException {
    for (String file : List.of("gamester", "bin/find-jdk", "bin/launch", "bin/prepare")) {
      assertThat(Files.readString(checkout.root().resolve(file)))
          .matches(text -> StandardCharsets.US_ASCII.newEncoder().canEncode(text));
    }
  }
}
