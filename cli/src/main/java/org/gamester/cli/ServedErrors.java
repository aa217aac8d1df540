package org.gamester.cli;

import java.io.PrintWriter;
import org.gamester.values.Problem;
import org.gamester.web.answers.Sink;

/** What a command says beside its answer, when it answers for a server. */
final class ServedErrors extends PrintWriter {
  private final Sink sink;

  ServedErrors(Sink sink) {
    super(new SinkWriter(line -> sink.problem(new Problem(line))));
    this.sink = sink;
  }

  /** How far the command has come. */
  void progress(String words) {
    sink.progress(words);
  }
}
