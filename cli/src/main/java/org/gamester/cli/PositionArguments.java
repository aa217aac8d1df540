package org.gamester.cli;

import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Position;
import org.gamester.values.ShortGame;
import org.gamester.values.notation.GameReader;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** A position as commands take it: RULESET POSITION, or one sum with rulesets in it. */
final class PositionArguments {
  private static final Pattern CALL =
      Pattern.compile("(?<![\\w.\"])([A-Za-z][\\w-]*(?: [A-Za-z][\\w-]*)*)\\s*[{(]");

  @Option(
      names = "--rulesets",
      paramLabel = "JAR",
      description = "A jar with more rulesets (may be repeated).")
  private List<Path> jars = List.of();

  private @Nullable Catalogue catalogue;

  /**
   * The rulesets that come with the program, and those of the jars that are named.
   *
   * @throws UnusableJarException if a jar cannot be read
   */
  Catalogue catalogue() {
    if (catalogue == null) {
      catalogue = jars.isEmpty() ? Catalogue.standard() : withJars();
    }
    return catalogue;
  }

  @SuppressWarnings("resource") // the classes of the jars are needed until the process ends
  private Catalogue withJars() {
    URL[] urls = new URL[jars.size()];
    for (int i = 0; i < urls.length; i++) {
      Path jar = jars.get(i);
      if (!Files.isReadable(jar) || Files.isDirectory(jar)) {
        throw new UnusableJarException("cannot read the jar " + jar);
      }
      try {
        urls[i] = jar.toUri().toURL();
      } catch (MalformedURLException e) {
        throw new UnusableJarException("cannot read the jar " + jar + ": " + e.getMessage());
      }
    }
    return Catalogue.load(new URLClassLoader(urls, Catalogue.class.getClassLoader()));
  }

  /** Says that a jar with rulesets cannot be used. */
  static final class UnusableJarException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    UnusableJarException(String message) {
      super(message);
    }
  }

  /** Whether a text is a sum with a ruleset in it, rather than an expression of values alone. */
  boolean namesRuleset(String text) {
    Matcher call = CALL.matcher(text);
    while (call.find()) {
      if (catalogue().has(call.group(1))) {
        return true;
      }
    }
    return false;
  }

  /**
   * Reads RULESET POSITION, or one sum.
   *
   * @throws org.gamester.rulesets.TextException if it is none
   * @throws org.gamester.values.notation.NotationException if a typed value in it is none
   */
  Position read(List<String> words) {
    if (words.size() == 2) {
      return catalogue().read(words.getFirst(), words.getLast());
    }
    return read(words.getFirst());
  }

  /**
   * Reads a sum of positions and values.
   *
   * @throws org.gamester.rulesets.TextException if it is none
   * @throws org.gamester.values.notation.NotationException if a typed value in it is none
   */
  Position read(String sum) {
    return catalogue().readSum(sum).toPosition(term -> value(term.text()));
  }

  private static ShortGame value(String text) {
    return GameReader.exact().read(text);
  }
}
