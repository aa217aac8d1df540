package org.gamester.script.files;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.gamester.script.evaluation.WrittenLibrary.PlacedFile;
import org.gamester.script.objects.ScriptException;
import org.gamester.script.syntax.Parser;
import org.gamester.script.syntax.Source;
import org.gamester.script.syntax.SourcePlace;
import org.gamester.script.syntax.SyntaxException;

/**
 * Files in some folders. The folders below one are packages: {@code my/games/Foo.cgs} is {@code
 * my.games.Foo}.
 */
final class ClassFiles {

  /** What the names of files of the worksheet language end with. */
  static final String CLASS_ENDING = ".cgs";

  /** What the names of files end with that declare a ruleset in a few lines. */
  static final String CARD_ENDING = ".rules";

  private static final int MOST_FILES = 5_000;
  private static final int DEEPEST_FOLDER = 16;
  private static final long LARGEST_FILE = 1 << 22;

  /** A file, and what tells whether it has changed. */
  record Stamp(Path folder, Path path, FileTime changed, long size) {}

  private ClassFiles() {}

  /**
   * The files of some kinds in the folders, in the order of their paths; one that is in two of the
   * folders only once.
   *
   * @throws UncheckedIOException if a folder cannot be read
   */
  static List<Stamp> find(List<Path> folders, List<String> endings) {
    List<Stamp> stamps = new ArrayList<>();
    Set<Object> known = new HashSet<>();
    for (Path folder : folders) {
      try (Stream<Path> paths = Files.walk(folder, DEEPEST_FOLDER)) {
        for (Path path :
            paths
                .filter(p -> endings.stream().anyMatch(p.toString()::endsWith))
                .filter(Files::isRegularFile)
                .limit(MOST_FILES + 1L)
                .sorted(Comparator.comparing(Path::toString))
                .toList()) {
          BasicFileAttributes file = Files.readAttributes(path, BasicFileAttributes.class);
          Object key = file.fileKey();
          if (known.add(key == null ? path.toRealPath() : key)) {
            stamps.add(new Stamp(folder, path, file.lastModifiedTime(), file.size()));
          }
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    if (stamps.size() > MOST_FILES) {
      throw new UncheckedIOException(
          new IOException("more than " + MOST_FILES + " files in " + folders));
    }
    return stamps;
  }

  /** Whether a file declares a ruleset in a few lines. */
  static boolean isCard(Stamp stamp) {
    return stamp.path().toString().endsWith(CARD_ENDING);
  }

  /** The name of a file without what it ends with. */
  static String name(Stamp stamp) {
    String name = String.valueOf(stamp.path().getFileName());
    return name.substring(0, name.lastIndexOf('.'));
  }

  private static String packageName(Stamp stamp) {
    Path below = stamp.folder().relativize(stamp.path()).getParent();
    return below == null ? "" : below.toString().replace('\\', '/').replace('/', '.');
  }

  /**
   * The text of a file.
   *
   * @throws ScriptException if it cannot be read
   */
  static Source read(Stamp stamp) {
    String name = String.valueOf(stamp.path().getFileName());
    if (stamp.size() > LARGEST_FILE) {
      throw new ScriptException("The file " + name + " is too large: " + stamp.size() + " bytes.");
    }
    try {
      return Source.withoutMark(name, Files.readString(stamp.path()));
    } catch (CharacterCodingException e) {
      throw new ScriptException("The file " + name + " is not text in UTF-8.");
    } catch (IOException e) {
      throw new ScriptException("The file " + name + " cannot be read: " + e.getMessage());
    }
  }

  /** A file of the worksheet language; what is wrong with it is remembered. */
  static PlacedFile parse(Stamp stamp) {
    String name = name(stamp);
    try {
      return parse(packageName(stamp), name, read(stamp));
    } catch (ScriptException e) {
      return PlacedFile.faulty(packageName(stamp), name, new Source(name + CLASS_ENDING, ""), e);
    }
  }

  /** A text of the worksheet language; what is wrong with it is remembered. */
  static PlacedFile parse(String packageName, String name, Source source) {
    try {
      return new PlacedFile(packageName, name, Parser.parseFile(source), null);
    } catch (ScriptException e) {
      return PlacedFile.faulty(packageName, name, source, e);
    } catch (SyntaxException e) {
      ScriptException fault =
          new ScriptException(String.valueOf(e.getMessage()), e.detail(), e).at(e.position());
      return PlacedFile.faulty(packageName, name, source, fault);
    } catch (StackOverflowError e) {
      ScriptException fault =
          new ScriptException("Nested too deeply.", new SourcePlace(source, 0, 1));
      return PlacedFile.faulty(packageName, name, source, fault);
    }
  }
}
