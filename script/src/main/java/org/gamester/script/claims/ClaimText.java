package org.gamester.script.claims;

import java.util.List;
import java.util.function.Supplier;
import org.gamester.lab.claims.Claim;
import org.gamester.lab.claims.ClaimSet;
import org.gamester.lab.claims.Paper;
import org.gamester.lab.claims.PaperSection;
import org.gamester.rulesets.Catalogue;
import org.gamester.script.syntax.Source;
import org.jspecify.annotations.Nullable;

/** The claims of a text, which is read to its end when its claims are first asked for. */
public class ClaimText implements ClaimSet {

  private final Paper paper;
  private final int size;
  private final Supplier<ClaimFile> reader;
  private @Nullable ClaimFile file;

  /**
   * @param key the short name of a paper that does not give its own
   * @param reader reads the text to its end
   * @throws ClaimFileException if it does not begin with its paper, or cannot be cut into claims
   */
  ClaimText(Source source, String key, Supplier<ClaimFile> reader) {
    this.paper = ClaimFile.paper(source, key);
    this.size = ClaimFile.size(source);
    this.reader = reader;
  }

  /**
   * The claims of a text on positions of a catalogue's rulesets.
   *
   * @param key the short name of a paper that does not give its own
   * @throws ClaimFileException if it does not begin with its paper, or cannot be cut into claims
   */
  public static ClaimSet of(Source source, String key, Catalogue catalogue) {
    return new ClaimText(source, key, () -> ClaimFile.read(source, key, catalogue));
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
      read = reader.get();
      file = read;
    }
    return read;
  }
}
