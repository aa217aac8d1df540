package org.gamester.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.gamester.analysis.play.Play;
import org.gamester.analysis.play.PlayEvent;
import org.gamester.analysis.play.PlayHeader;

/**
 * Writes the record of a play to a file as it goes on. Every line goes out as soon as it is known,
 * so that a process that is killed loses nothing.
 */
final class PlayRecorder implements AutoCloseable {

  /** A file that cannot be read or written; the message says which and why. */
  static final class FileProblem extends Exception {
    private static final long serialVersionUID = 1L;

    FileProblem(String message) {
      super(message);
    }
  }

  private static final int MOST_LINES = 1 << 20;
  private static final int LONGEST_LINE = 1 << 24;

  private final String file;
  private final Writer writer;
  private int written;

  private PlayRecorder(String file, Writer writer, int written) {
    this.file = file;
    this.writer = writer;
    this.written = written;
  }

  /**
   * Starts a record in a new file, with all that the log of the play has.
   *
   * @param advice what is said of a file that is there
   * @throws FileProblem if there is such a file, or it cannot be written
   */
  static PlayRecorder create(String file, String advice, PlayHeader header, Play play)
      throws FileProblem {
    Path path = path(file);
    if (Files.exists(path)) {
      throw new FileProblem(file + " exists already; " + advice);
    }
    return started(open(file, path, StandardOpenOption.CREATE_NEW, 0), header, play);
  }

  /**
   * The same in place of a file that is there.
   *
   * @throws FileProblem if it cannot be written, or is not a regular file
   */
  static PlayRecorder replace(String file, PlayHeader header, Play play) throws FileProblem {
    Path path = path(file);
    if (!Files.isRegularFile(path)) {
      return create(file, "it is not a regular file", header, play);
    }
    return started(open(file, path, StandardOpenOption.TRUNCATE_EXISTING, 0), header, play);
  }

  private static PlayRecorder started(PlayRecorder recorder, PlayHeader header, Play play)
      throws FileProblem {
    recorder.writeLines(header.lines());
    recorder.write(play);
    return recorder;
  }

  /**
   * Goes on with a record that has been read, and has all that the log of the play has.
   *
   * @throws FileProblem if it cannot be written
   */
  static PlayRecorder append(String file, Play play) throws FileProblem {
    PlayRecorder recorder = open(file, path(file), StandardOpenOption.APPEND, play.log().size());
    recorder.writeLines(List.of(""));
    return recorder;
  }

  private static PlayRecorder open(String file, Path path, StandardOpenOption option, int written)
      throws FileProblem {
    try {
      Writer writer =
          Files.newBufferedWriter(path, StandardCharsets.UTF_8, StandardOpenOption.WRITE, option);
      return new PlayRecorder(file, writer, written);
    } catch (IOException e) {
      throw new FileProblem(FileReason.cannotWrite(path, e));
    }
  }

  private static Path path(String file) throws FileProblem {
    try {
      return Path.of(file);
    } catch (InvalidPathException e) {
      throw new FileProblem("'" + PlayDialogue.visible(file) + "' is not the name of a file");
    }
  }

  /** The file. */
  String file() {
    return file;
  }

  /**
   * Writes what the log of the play has and the file has not.
   *
   * @throws FileProblem if it cannot be written
   */
  void write(Play play) throws FileProblem {
    List<PlayEvent> log = play.log();
    List<String> lines = log.subList(written, log.size()).stream().map(PlayEvent::line).toList();
    written = log.size();
    writeLines(lines);
  }

  private void writeLines(List<String> lines) throws FileProblem {
    if (lines.isEmpty()) {
      return;
    }
    try {
      writer.write(String.join("\n", lines) + "\n");
      writer.flush();
    } catch (IOException e) {
      throw new FileProblem("cannot write " + file + FileReason.of(e));
    }
  }

  @Override
  public void close() throws FileProblem {
    try {
      writer.close();
    } catch (IOException e) {
      throw new FileProblem("cannot write " + file + FileReason.of(e));
    }
  }

  /**
   * The lines of a file.
   *
   * @throws FileProblem if it cannot be read, or is not text, or is far too long for a record
   */
  static Iterator<String> lines(String file) throws FileProblem {
    Path path = path(file);
    if (!Files.isRegularFile(path)) {
      throw new FileProblem("there is no file " + file);
    }
    List<String> lines = new ArrayList<>();
    try (BufferedReader reader = Files.newBufferedReader(path, StandardCharsets.UTF_8)) {
      Optional<String> line = StandardLines.boundedLine(reader, LONGEST_LINE);
      while (line.isPresent()) {
        if (lines.size() == MOST_LINES) {
          throw new FileProblem(file + " has more than " + MOST_LINES + " lines");
        }
        lines.add(line.get());
        line = StandardLines.boundedLine(reader, LONGEST_LINE);
      }
    } catch (CharacterCodingException e) {
      throw new FileProblem(file + " is not a text in UTF-8, so it is not a record");
    } catch (IOException e) {
      throw new FileProblem("cannot read " + file);
    }
    return lines.iterator();
  }
}
