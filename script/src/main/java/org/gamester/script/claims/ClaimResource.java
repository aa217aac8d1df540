package org.gamester.script.claims;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.function.Supplier;
import org.gamester.analysis.Evaluator;
import org.gamester.script.syntax.Source;
import org.jspecify.annotations.Nullable;

/**
 * The claims of a file that comes with a class. The file is read when its claims are first asked
 * for. A subclass names the file, so that a {@code ServiceLoader} finds it.
 */
public class ClaimResource extends ClaimText {

  /**
   * @param stream the text of the file, which is closed; null if there is no such file
   * @param name the name of the file
   * @param functions makes the functions in Java that the file calls
   * @param evaluator the evaluator of the positions
   * @throws ClaimFileException if the file does not begin with its paper
   */
  protected ClaimResource(
      @Nullable InputStream stream,
      String name,
      Supplier<JavaFunctions> functions,
      Supplier<Evaluator> evaluator) {
    this(new Source(name, text(stream, name)), functions, evaluator);
  }

  private ClaimResource(
      Source source, Supplier<JavaFunctions> functions, Supplier<Evaluator> evaluator) {
    super(
        source,
        source.name(),
        () -> ClaimFile.read(source, source.name(), functions.get(), evaluator.get()));
  }

  private static String text(@Nullable InputStream stream, String name) {
    if (stream == null) {
      throw new IllegalArgumentException("there is no file " + name);
    }
    try (stream) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
