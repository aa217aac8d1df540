package org.gamester.cli.claims;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gamester.lab.claims.Claim;
import org.gamester.lab.claims.ClaimSet;
import org.gamester.lab.claims.Paper;
import org.gamester.rulesets.Catalogue;
import org.gamester.script.claims.ClaimText;
import org.gamester.script.syntax.Source;

/**
 * The claims in files of a folder, beside those of the papers: the files whose names end in {@code
 * .claims}. They are read for each answer, never written.
 *
 * @param folder empty for none
 */
public record ClaimShelf(Optional<Path> folder) {
  /** What the names of files of claims end with. */
  static final String ENDING = ".claims";

  /** No claims but those of the papers. */
  public static final ClaimShelf NONE = new ClaimShelf(Optional.empty());

  /** The key of claims that a question brings. */
  static final String OWN = "own";

  private static final long LARGEST_FILE = 16L << 20;
  private static final int MOST_FILES = 1_000;

  /** A file that holds no claims; its title says why. */
  private record Unreadable(Paper paper, String reason) implements ClaimSet {
    @Override
    public List<Claim> claims() {
      throw new IllegalArgumentException(reason);
    }

    @Override
    public int size() {
      return 0;
    }
  }

  /**
   * The papers, and then the files of the folder.
   *
   * @param catalogue the rulesets of their positions
   */
  List<ClaimSet> sets(Catalogue catalogue) {
    List<ClaimSet> sets = new ArrayList<>(ClaimSet.installed());
    Set<String> keys = new HashSet<>(Set.of(OWN));
    sets.forEach(set -> keys.add(set.paper().key()));
    for (Path file : files()) {
      ClaimSet set = readable(file, catalogue);
      String key = set.paper().key();
      sets.add(
          keys.add(key)
              ? set
              : unreadable(file, "the key " + key + " is that of other claims; give it another"));
    }
    return sets;
  }

  private List<Path> files() {
    if (folder.isEmpty()) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder.get())) {
      return files
          .filter(file -> file.toString().endsWith(ENDING))
          .filter(Files::isRegularFile)
          .sorted()
          .limit(MOST_FILES)
          .collect(Collectors.toList());
    } catch (IOException | UncheckedIOException e) {
      throw new IllegalArgumentException("cannot read the folder of the claims", e);
    }
  }

  private static ClaimSet readable(Path file, Catalogue catalogue) {
    try {
      return read(file, catalogue);
    } catch (IllegalArgumentException e) {
      return unreadable(file, String.valueOf(e.getMessage()));
    } catch (IOException e) {
      return unreadable(file, "the file cannot be read");
    }
  }

  private static ClaimSet unreadable(Path file, String reason) {
    String name = file.getFileName().toString();
    String title = "cannot be used: " + reason.lines().findFirst().orElse("");
    return new Unreadable(new Paper(name, title), reason);
  }

  /**
   * The claims of a file.
   *
   * @param catalogue the rulesets of their positions
   * @throws IllegalArgumentException if there are none in it
   */
  static ClaimSet read(Path path, Catalogue catalogue) throws IOException {
    if (!Files.isRegularFile(path)) {
      throw new IllegalArgumentException("there is no file " + path);
    }
    if (Files.size(path) > LARGEST_FILE) {
      throw new IllegalArgumentException(
          path + " is too long: a file of claims has at most " + (LARGEST_FILE >> 20) + " MB");
    }
    String text;
    try {
      text = Files.readString(path);
    } catch (CharacterCodingException e) {
      throw new IllegalArgumentException(path + " is not text in UTF-8", e);
    }
    String name = path.getFileName().toString();
    String key = name.substring(0, name.length() - ENDING.length());
    return ClaimText.of(Source.withoutMark(path.toString(), text), key, catalogue);
  }
}
