package org.gamester.cli.play;

import java.io.BufferedReader;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.RandomAccessFile;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.gamester.cli.output.FilePlace;
import org.gamester.cli.output.FileReason;
import org.gamester.cli.output.WholeFile;

/**
 * The file of a record, which grows line by line while a play goes on. It belongs to one play: as
 * long as it is open to be written, it is locked, and another play that wants it is refused.
 * Symbolic links are followed, as by {@link WholeFile}.
 */
public final class RecordFile implements AutoCloseable {

  /** A file that cannot be read or written; the message says which and why. */
  public static final class Problem extends Exception {
    private static final long serialVersionUID = 1L;

    Problem(String message) {
      super(message);
    }
  }

  private static final int MOST_LINES = 1 << 20;
  private static final int LONGEST_LINE = 1 << 24;

  private final Path file;

  /** Not a channel: that of a thread that is interrupted closes itself, and a line is lost. */
  private final RandomAccessFile content;

  private RecordFile(Path file, RandomAccessFile content) {
    this.file = file;
    this.content = content;
  }

  /**
   * A new file.
   *
   * @param advice what to do if the file exists, for the message
   * @throws Problem if there is such a file, or it cannot be written
   */
  public static RecordFile create(Path file, String advice) throws Problem {
    refuseObstacle(file);
    try {
      Files.createFile(FilePlace.of(file)); // one of several plays that begin at once has made it
    } catch (FileAlreadyExistsException e) {
      throw new Problem(file + " exists already; " + advice);
    } catch (IOException e) {
      throw new Problem(FileReason.cannotWrite(file, e));
    }
    return open(file);
  }

  /**
   * An empty file, which replaces an existing one.
   *
   * @throws Problem if it cannot be written
   */
  public static RecordFile replace(Path file) throws Problem {
    refuseObstacle(file);
    RecordFile opened = open(file);
    try {
      opened.content.setLength(0); // only now that no other play has it
    } catch (IOException e) {
      throw opened.unwritable(e);
    }
    return opened;
  }

  /**
   * A file that is there, to be read and then written on.
   *
   * @throws Problem if there is none, or it cannot be written
   */
  public static RecordFile toGoOnWith(Path file) throws Problem {
    refuseMissing(file);
    refuseObstacle(file);
    return open(file);
  }

  /**
   * A file that is there, to be read.
   *
   * @throws Problem if there is none, or it cannot be read
   */
  static RecordFile toRead(Path file) throws Problem {
    refuseMissing(file);
    try {
      return new RecordFile(file, new RandomAccessFile(file.toFile(), "r"));
    } catch (IOException e) {
      throw new Problem("cannot read " + file + FileReason.of(e));
    }
  }

  private static void refuseMissing(Path file) throws Problem {
    if (!Files.isRegularFile(file)) {
      throw new Problem(
          Files.isDirectory(file)
              ? "cannot read " + file + ": it is a folder"
              : "there is no file " + file);
    }
  }

  private static void refuseObstacle(Path file) throws Problem {
    Optional<String> obstacle = FileReason.obstacle(file);
    if (obstacle.isPresent()) {
      throw new Problem(obstacle.get());
    }
  }

  private static RecordFile open(Path file) throws Problem {
    try {
      RandomAccessFile content = new RandomAccessFile(FilePlace.of(file).toFile(), "rw");
      RecordFile opened = new RecordFile(file, content);
      if (!opened.lock()) {
        content.close();
        throw new Problem("cannot write " + file + ": another play is being recorded in it");
      }
      return opened;
    } catch (IOException e) {
      throw new Problem(FileReason.cannotWrite(file, e));
    }
  }

  /** Takes the file for this play until it is closed; returns whether no other play has it. */
  private boolean lock() throws IOException {
    try {
      return content.getChannel().tryLock() != null;
    } catch (OverlappingFileLockException e) {
      return false; // it is another play of this process
    }
  }

  /** Its name. */
  String name() {
    return file.toString();
  }

  /**
   * The lines of the file.
   *
   * @throws Problem if it cannot be read, or is not text, or is far too long for a record
   */
  public List<String> lines() throws Problem {
    List<String> lines = new ArrayList<>();
    try {
      content.seek(0);
      BufferedReader reader = // closing it would close the file, and give up the lock
          new BufferedReader(
              new InputStreamReader(
                  new FileInputStream(content.getFD()), StandardCharsets.UTF_8.newDecoder()));
      Optional<String> line = StandardLines.boundedLine(reader, LONGEST_LINE);
      while (line.isPresent()) {
        if (lines.size() == MOST_LINES) {
          throw new Problem(file + " has more than " + MOST_LINES + " lines");
        }
        lines.add(line.get());
        line = StandardLines.boundedLine(reader, LONGEST_LINE);
      }
    } catch (CharacterCodingException e) {
      throw new Problem(file + " is not a text in UTF-8, so it is not a record");
    } catch (IOException e) {
      throw new Problem("cannot read " + file + FileReason.of(e));
    }
    return lines;
  }

  /**
   * Adds lines at the end, which go out at once.
   *
   * @throws Problem if they cannot be written
   */
  public void append(List<String> lines) throws Problem {
    if (lines.isEmpty()) {
      return;
    }
    try {
      String text = (endsWithinLine() ? "\n" : "") + String.join("\n", lines) + "\n";
      content.seek(content.length());
      content.write(text.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw unwritable(e);
    }
  }

  private boolean endsWithinLine() throws IOException {
    if (content.length() == 0) {
      return false;
    }
    content.seek(content.length() - 1);
    return content.read() != '\n';
  }

  private Problem unwritable(IOException problem) {
    return new Problem("cannot write " + file + FileReason.of(problem));
  }

  @Override
  public void close() throws Problem {
    try {
      content.close();
    } catch (IOException e) {
      throw unwritable(e);
    }
  }
}
