package org.gamester.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.gamester.cli.output.ExitStatus;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where a command writes a file, and where it refuses to, before it does anything else. */
class WrittenFilesTest {
  private static final String PROVE = "prove nim(1+1) --certificate";
  private static final String OCTAL = "octal 0.77 --to 300 --certificate";
  private static final String DRAW = "draw position nim(2) -o";
  private static final String PLAY = "play nim(2) --you none --seed 1 --record";

  @TempDir private Path folder = Path.of("");

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String command, Path file, String... more) {
    List<String> words = new ArrayList<>(List.of(command.split(" ")));
    words.add(file.toString());
    words.addAll(List.of(more));
    out.getBuffer().setLength(0);
    err.getBuffer().setLength(0);
    return Gamester.run(
        new PrintWriter(out, true), new PrintWriter(err, true), words.toArray(String[]::new));
  }

  private void assertRefused(int status, String command, String reason) {
    assertThat(status).as(err.toString()).isEqualTo(ExitStatus.UNUSABLE_ARGUMENTS);
    assertThat(err.toString())
        .startsWith("gamester " + command.substring(0, command.indexOf(" ")) + ": ")
        .contains(reason);
    assertThat(out.toString()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {PROVE, OCTAL, DRAW, PLAY})
  void aFolderIsRefusedWithOrWithoutForce(String command) throws IOException {
    Path place = Files.createDirectory(folder.resolve("board.svg"));
    assertRefused(run(command, place), command, "cannot write " + place + ": it is a folder");
    assertRefused(run(command, place, "--force"), command, ": it is a folder");
    assertThat(place).isEmptyDirectory();
  }

  @ParameterizedTest
  @ValueSource(strings = {PROVE, OCTAL, DRAW, PLAY})
  void aFileIsRefusedBeforeAnythingIsDone(String command) throws IOException {
    Path place = Files.writeString(folder.resolve("board.svg"), "notes");
    assertRefused(run(command, place), command, place + " exists already; --force overwrites it");
    Path nowhere = folder.resolve("none").resolve("board.svg");
    assertRefused(
        run(command, nowhere), command, "cannot write " + nowhere + ": there is no folder ");
    Path below = place.resolve("board.svg");
    assertRefused(run(command, below), command, "board.svg is not a folder");
    assertThat(place).hasContent("notes");
  }

  @ParameterizedTest
  @ValueSource(strings = {PROVE, OCTAL, DRAW, PLAY})
  void aSymbolicLinkIsFollowed(String command) throws IOException {
    Path place = Files.createDirectory(folder.resolve("kept")).resolve("board.svg");
    Path link = Files.createSymbolicLink(folder.resolve("link.svg"), Path.of("kept/board.svg"));
    Path further = Files.createSymbolicLink(folder.resolve("further.svg"), Path.of("link.svg"));
    assertThat(run(command, further)).as(err.toString()).isZero();
    assertThat(Files.isSymbolicLink(link) && Files.isSymbolicLink(further)).isTrue();
    assertThat(place).isRegularFile().isNotEmptyFile();
    String written = Files.readString(place);
    assertRefused(run(command, further), command, further + " exists already");
    Files.writeString(place, "notes");
    assertThat(run(command, further, "--force")).as(err.toString()).isZero();
    assertThat(Files.isSymbolicLink(link) && Files.isSymbolicLink(further)).isTrue();
    assertThat(place).hasContent(written);
    try (Stream<Path> beside = Files.list(place.getParent())) {
      assertThat(beside).containsExactly(place);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {PROVE, OCTAL, DRAW, PLAY})
  void aSymbolicLinkToWhereNothingCanBeIsRefused(String command) throws IOException {
    Path lost = Files.createSymbolicLink(folder.resolve("lost.svg"), Path.of("none/board.svg"));
    assertRefused(run(command, lost), command, "cannot write " + lost + ": there is no folder ");
    Path one = folder.resolve("one.svg");
    Path two = Files.createSymbolicLink(folder.resolve("two.svg"), one);
    Files.createSymbolicLink(one, two);
    assertRefused(
        run(command, one),
        command,
        "cannot write " + one + ": its symbolic links lead in a circle");
  }

  @ParameterizedTest
  @ValueSource(strings = {PROVE, OCTAL, DRAW, PLAY})
  void whoMayReadTheFileMayReadTheNewOne(String command) throws IOException {
    Path place = Files.writeString(folder.resolve("board.svg"), "notes");
    if (Files.getFileStore(place).supportsFileAttributeView("posix")) {
      Set<PosixFilePermission> permissions = PosixFilePermissions.fromString("rw-r-----");
      Files.setPosixFilePermissions(place, permissions);
      assertThat(run(command, place, "--force")).as(err.toString()).isZero();
      assertThat(Files.getPosixFilePermissions(place)).isEqualTo(permissions);
    }
  }
}
