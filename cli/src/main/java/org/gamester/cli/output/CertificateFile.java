package org.gamester.cli.output;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;

/** Writes a certificate to a file: whole, or not at all. */
public final class CertificateFile {

  /** What writes the text. */
  @FunctionalInterface
  public interface Body {
    void write(Writer to) throws IOException;
  }

  private CertificateFile() {}

  /**
   * Writes a file.
   *
   * @param force whether a file that is there is overwritten
   * @throws IOException if it cannot be written; its message says that and why
   */
  public static void write(Path file, ForceOption force, Body body) throws IOException {
    try {
      WholeFile.write(
          file,
          force.isGiven(),
          to -> {
            Writer writer = new BufferedWriter(new OutputStreamWriter(to, StandardCharsets.UTF_8));
            body.write(writer);
            writer.flush();
          });
    } catch (FileAlreadyExistsException e) {
      throw new IOException(FileReason.exists(file), e);
    } catch (IOException e) {
      throw new IOException(FileReason.cannotWrite(file, e), e);
    }
  }
}
