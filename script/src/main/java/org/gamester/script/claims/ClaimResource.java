package org.gamester.script.claims;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Supplier;
import org.gamester.analysis.Evaluator;
import org.gamester.lab.claims.Claim;
import org.gamester.lab.claims.ClaimSet;
import org.gamester.lab.claims.Paper;
import org.gamester.lab.claims.PaperSection;
import org.gamester.script.syntax.Source;
import org.jspecify.annotations.Nullable;

/**
 * The claims of a file that comes with a class. The file is read when its claims are first asked
 * for. A subclass names the file, so that a {@code ServiceLoader} finds it.
 */
public class ClaimResource implements ClaimSet {

  private final Source source;
  private final Paper paper;
  private final int size;
  private final Supplier<JavaFunctions> functions;
  private final Supplier<Evaluator> evaluator;
  private @Nullable ClaimFile file;

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
    this.source = new Source(name, text(stream, name));
    this.paper = ClaimFile.paper(source, name);
    this.size = ClaimFile.size(source);
    this.functions = functions;
    this.evaluator = evaluator;
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

  @Override
  public final Paper paper() {
    return paper;
  }

  @Override
  public final int size() {
    return size;
  }

  @Override
  public final List<Claim> claims() {
    return file().claims();
  }

  @Override
  public final List<PaperSection> sections() {
    return file().sections();
  }

  private synchronized ClaimFile file() {
    ClaimFile read = file;
    if (read == null) {
      read = ClaimFile.read(source, paper.key(), functions.get(), evaluator.get());
      file = read;
    }
    return read;
  }
}
