package org.gamester.cli.command;

import java.io.PrintWriter;
import org.gamester.cli.output.SinkWriter;
import org.gamester.values.Problem;
import org.gamester.web.answers.Sink;

/** What a command says beside its answer, when it answers for a server. */
public final class ServedErrors extends PrintWriter {
  private final Sink sink;

  public ServedErrors(Sink sink) {
    super(new SinkWriter(line -> sink.problem(new Problem(line))));
    this.sink = sink;
  }

  /** How far the command has come. */
  public void progress(String words) {
    sink.progress(words);
  }
}
