package org.gamester.house;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A checkout with the real launcher, hardly any sources, and a Maven and a JDK that are shell
 * scripts.
 *
 * <p>The Maven writes a jar and notes in {@code builds} when it begins and ends, and whether
 * another one was running. The Java prints the words that it was started with, one a line. What
 * they do beyond that is said in environment variables: {@code MAVEN}, {@code PREPARE} and {@code
 * REHEARSE} are shell commands.
 */
final class FakeCheckout implements AutoCloseable {
  private static final String MAVEN =
      """
      #!/bin/sh
      mkdir -p "$SCRATCH/running"
      : >"$SCRATCH/running/$$"
      for other in "$SCRATCH"/running/*; do
        other=${other##*/}
        if [ "$other" != $$ ] && kill -0 "$other" 2>/dev/null &&
          ! grep -qs '^State:.Z' "/proc/$other/status"; then
          echo "beside another" >>"$SCRATCH/builds"
        fi
      done
      echo "begin $$" >>"$SCRATCH/builds"
      echo "$*" >"$SCRATCH/maven-words"
      eval "${MAVEN-}"
      mkdir -p cli/target/launch bench/target/launch
      echo jar >cli/target/launch/gamester.jar
      echo jar >bench/target/launch/benchmarks.jar
      rm -f "$SCRATCH/running/$$"
      echo "end $$" >>"$SCRATCH/builds"
      """;

  private static final String JAVA =
      """
      #!/bin/sh
      case "$*" in
        *.StartJar*)
          eval "${PREPARE-}"
          while [ $# -gt 1 ]; do shift; done
          echo start >"$1"
          ;;
        *.Rehearsal*)
          eval "${REHEARSE-}"
          for word; do
            case $word in
              -XX:AOTCacheOutput=*) echo cache >"${word#*=}" ;;
            esac
          done
          ;;
        *) printf '%s\\n' "$@" ;;
      esac
      """;

  private final Path scratch;
  private final Path root;
  private final Map<String, String> environment = new HashMap<>();
  private final List<Process> started = new ArrayList<>();
  private String path;

  /**
   * Makes the checkout.
   *
   * @param scratch an empty folder
   * @param name the name of the checkout's folder
   */
  FakeCheckout(Path scratch, String name) throws IOException {
    this.scratch = scratch.toRealPath();
    root = Files.createDirectory(this.scratch.resolve(name));
    Path real = Path.of("..").toRealPath();
    Files.createDirectory(root.resolve("bin"));
    for (String file : List.of("gamester", "bin/find-jdk", "bin/launch", "bin/prepare")) {
      Files.copy(real.resolve(file), root.resolve(file));
      executable(root.resolve(file));
    }
    write(root.resolve("pom.xml"), "<project/>");
    write(root.resolve("cli/pom.xml"), "<project/>");
    write(source(), "class A {}");
    Files.createDirectory(root.resolve("bench"));

    script(this.scratch.resolve("tools/mvn"), MAVEN);
    path = this.scratch.resolve("tools") + File.pathSeparator + System.getenv("PATH");
    jdk("jdk");
    environment.put("JAVA_HOME", this.scratch.resolve("jdk").toString());
    environment.put("SCRATCH", this.scratch.toString());
  }

  /** Puts a program, given as shell commands, before those of the system. */
  void tool(String name, String commands) throws IOException {
    script(scratch.resolve("tools").resolve(name), "#!/bin/sh\n" + commands + "\n");
  }

  /** Makes a JDK in the scratch folder. */
  Path jdk(String name) throws IOException {
    Path home = scratch.resolve(name);
    script(home.resolve("bin/java"), JAVA);
    script(home.resolve("bin/javac"), "#!/bin/sh\n");
    write(
        home.resolve("release"),
        "JAVA_RUNTIME_VERSION=\"25+1-" + name + "\"\nJAVA_VERSION=\"25\"\n");
    return home;
  }

  Path root() {
    return root;
  }

  Path launcher() {
    return root.resolve("gamester");
  }

  Path source() {
    return root.resolve("cli/src/main/java/A.java");
  }

  Path jar() {
    return root.resolve("cli/target/gamester.jar");
  }

  /** A path in the folder in which the checkout is. */
  Path scratch(String name) {
    return scratch.resolve(name);
  }

  /** Sets an environment variable for the starts that follow. */
  FakeCheckout with(String variable, String value) {
    environment.put(variable, value);
    return this;
  }

  FakeCheckout withPath(String folders) {
    path = folders;
    return this;
  }

  String path() {
    return path;
  }

  /** Makes a file newer than everything before it, and every later build newer than the file. */
  static void touch(Path file) throws IOException {
    Instant now = Instant.now();
    Files.setLastModifiedTime(file, FileTime.from(now));
    while (!Instant.now().isAfter(now.plusMillis(20))) {
      Thread.onSpinWait();
    }
  }

  /**
   * What the Maven noted: {@code begin}, {@code end}, {@code beside another}, without processes.
   */
  List<String> builds() throws IOException {
    Path notes = scratch.resolve("builds");
    return Files.exists(notes)
        ? Files.readAllLines(notes).stream().map(line -> line.replaceFirst(" \\d+$", "")).toList()
        : List.of();
  }

  /** The process of the Maven that began last. */
  ProcessHandle lastMaven() throws IOException, InterruptedException {
    Path notes = scratch.resolve("builds");
    while (!Files.exists(notes) || !Files.readString(notes).contains("\n")) {
      Thread.sleep(5);
    }
    List<String> lines = Files.readAllLines(notes);
    return ProcessHandle.of(Long.parseLong(lines.getLast().split(" ", -1)[1])).orElseThrow();
  }

  /** What the links that say whose turn it is point to, and files that a start left half made. */
  List<String> leftBehind() throws IOException {
    List<String> left = new ArrayList<>();
    try (Stream<Path> files = Files.list(root.resolve(".gamester"))) {
      for (Path file : files.toList()) {
        String name = file.getFileName().toString();
        if (name.startsWith("turn.") || name.startsWith("worker.")) {
          String holder = Files.readSymbolicLink(file).toString();
          if (!holder.equals("free")) {
            left.add(name + " " + holder);
          }
        }
      }
    }
    Path target = root.resolve("cli/target");
    if (Files.exists(target)) {
      try (Stream<Path> files = Files.list(target)) {
        files
            .map(file -> file.getFileName().toString())
            .filter(name -> name.contains(".new"))
            .forEach(left::add);
      }
    }
    return left;
  }

  /** Says whose turn it is, as if a process had done so. */
  void turn(int number, String holder) throws IOException {
    Files.createDirectories(root.resolve(".gamester"));
    Files.createSymbolicLink(root.resolve(".gamester/turn." + number), Path.of(holder));
  }

  /** Starts a command in the folder of the checkout. */
  Start start(String... command) throws IOException {
    return startIn(root, command);
  }

  Start startIn(Path folder, String... command) throws IOException {
    ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
    builder.environment().keySet().removeIf(name -> name.matches("GAMESTER_.*|MAVEN.*|LC_.*|LANG"));
    builder.environment().putAll(environment);
    builder.environment().put("PATH", path);
    Path out = Files.createTempFile(scratch, "out", ".txt");
    Path err = Files.createTempFile(scratch, "err", ".txt");
    builder.redirectInput(ProcessBuilder.Redirect.from(new File("/dev/null")));
    builder.redirectOutput(out.toFile()).redirectError(err.toFile());
    Process process = builder.start();
    started.add(process);
    return new Start(process, out, err);
  }

  /** Starts the launcher with {@code words} and waits for its end. */
  Start run(String... words) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("./gamester"));
    command.addAll(List.of(words));
    Start start = start(command.toArray(String[]::new));
    start.status();
    return start;
  }

  /** Ends what still runs, which is nothing unless a test has failed. */
  @Override
  public void close() {
    for (Process process : started) {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
    }
  }

  /** Makes a program of a text. */
  static void script(Path file, String text) throws IOException {
    write(file, text);
    executable(file);
  }

  private static void write(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private static void executable(Path file) throws IOException {
    if (!file.toFile().setExecutable(true)) {
      throw new IOException("cannot make " + file + " executable");
    }
  }

  /** A process and the files that it writes to. */
  record Start(Process process, Path out, Path err) {
    private static final int SECONDS_BEFORE_GIVING_UP = 60;

    /** Waits for the end; a process that does not end fails the test. */
    int status() throws InterruptedException {
      if (!process.waitFor(SECONDS_BEFORE_GIVING_UP, TimeUnit.SECONDS)) {
        process.destroyForcibly();
        throw new AssertionError("does not end: " + process.info());
      }
      return process.exitValue();
    }

    /** Sends a signal, such as {@code INT}. */
    void signal(String name) throws IOException, InterruptedException {
      new ProcessBuilder("sh", "-c", "kill -" + name + " " + process.pid()).start().waitFor();
    }

    /** The words that Java was started with. */
    List<String> words() throws IOException {
      return Files.readAllLines(out);
    }

    String complaints() throws IOException {
      return Files.readString(err);
    }

    /** Waits until a text is among the complaints. */
    void awaitComplaint(String text) throws IOException, InterruptedException {
      while (!complaints().contains(text)) {
        if (!process.isAlive() && !complaints().contains(text)) {
          throw new AssertionError("ended without saying '" + text + "': " + complaints());
        }
        Thread.sleep(5);
      }
    }
  }
}
