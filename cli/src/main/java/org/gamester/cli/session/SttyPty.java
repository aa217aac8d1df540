package org.gamester.cli.session;

import java.io.IOException;
import org.jline.terminal.Attributes;
import org.jline.terminal.impl.exec.ExecPty;
import org.jline.terminal.impl.exec.ExecTerminalProvider;
import org.jline.terminal.spi.SystemStream;
import org.jspecify.annotations.Nullable;

/**
 * The terminal of the process, reached through the program {@code stty}, so that no native code is
 * loaded. To start a process takes some milliseconds: what {@code stty} has said is remembered
 * until a signal says that it may have changed.
 */
final class SttyPty extends ExecPty {
  private @Nullable String configuration;
  private @Nullable Attributes attributes;

  SttyPty() {
    super(new ExecTerminalProvider(), SystemStream.Output, "terminal");
  }

  /** The size or the settings of the terminal may have been changed by others. */
  synchronized void forget() {
    configuration = null;
    attributes = null;
  }

  @Override
  protected synchronized String doGetConfig() throws IOException {
    String known = configuration;
    if (known == null) {
      known = super.doGetConfig();
      configuration = known;
    }
    return known;
  }

  @Override
  public synchronized Attributes getAttr() throws IOException {
    Attributes known = attributes;
    if (known == null) {
      known = super.getAttr();
      attributes = known;
    }
    return new Attributes(known);
  }

  @Override
  protected synchronized void doSetAttr(Attributes wanted) throws IOException {
    try {
      super.doSetAttr(wanted);
    } catch (IOException e) {
      forget(); // what was remembered was not so
      super.doSetAttr(wanted);
    }
    attributes = new Attributes(wanted);
  }
}
