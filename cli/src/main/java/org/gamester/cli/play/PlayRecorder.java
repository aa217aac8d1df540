package org.gamester.cli.play;

import java.util.List;
import org.gamester.analysis.play.Play;
import org.gamester.analysis.play.PlayEvent;
import org.gamester.analysis.play.PlayHeader;

/**
 * Writes the record of a play to a file as it goes on. Every line goes out as soon as it is known,
 * so that a process that is killed loses nothing.
 */
final class PlayRecorder implements AutoCloseable {
  private final RecordFile file;
  private int written;

  private PlayRecorder(RecordFile file, int written) {
    this.file = file;
    this.written = written;
  }

  /**
   * Starts a record in an empty file, with all that the log of the play has.
   *
   * @throws RecordFile.Problem if it cannot be written
   */
  static PlayRecorder start(RecordFile file, PlayHeader header, Play play)
      throws RecordFile.Problem {
    PlayRecorder recorder = new PlayRecorder(file, 0);
    file.append(header.lines());
    recorder.write(play);
    return recorder;
  }

  /**
   * Goes on with a record that has been read, and has all that the log of the play has.
   *
   * @param lines the lines of the file
   * @throws RecordFile.Problem if it cannot be written
   */
  static PlayRecorder goOn(RecordFile file, List<String> lines, Play play)
      throws RecordFile.Problem {
    if (lines.stream().noneMatch(String::isBlank)) {
      file.append(List.of("")); // it ends with its head
    }
    return new PlayRecorder(file, play.log().size());
  }

  /** The name of the file. */
  String file() {
    return file.name();
  }

  /**
   * Writes what the log of the play has and the file has not.
   *
   * @throws RecordFile.Problem if it cannot be written
   */
  void write(Play play) throws RecordFile.Problem {
    List<PlayEvent> log = play.log();
    List<String> lines = log.subList(written, log.size()).stream().map(PlayEvent::line).toList();
    written = log.size();
    file.append(lines);
  }

  @Override
  public void close() throws RecordFile.Problem {
    file.close();
  }
}
