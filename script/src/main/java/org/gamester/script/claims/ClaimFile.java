package org.gamester.script.claims;

import java.util.List;
import org.gamester.analysis.Evaluator;
import org.gamester.lab.claims.Claim;
import org.gamester.lab.claims.ClaimSet;
import org.gamester.lab.claims.Paper;
import org.gamester.lab.claims.PaperSection;
import org.gamester.rulesets.Catalogue;
import org.gamester.script.evaluation.Evaluation;
import org.gamester.script.forms.Rulesets;
import org.gamester.script.objects.Refusals;
import org.gamester.script.objects.ScriptException;
import org.gamester.script.syntax.Source;
import org.gamester.script.syntax.SyntaxException;
import org.gamester.values.ComputationStopped;
import org.gamester.values.GameTooLargeException;
import org.gamester.values.Limits;
import org.gamester.values.Watchdog;

/**
 * The claims of a file: statements in the worksheet language, with definitions that they share.
 *
 * @param paper the paper or notes that the statements come from
 * @param claims the statements, in their order
 * @param sections the sections in which they stand; none if the file names none
 */
public record ClaimFile(Paper paper, List<Claim> claims, List<PaperSection> sections)
    implements ClaimSet {

  public ClaimFile {
    claims = List.copyOf(claims);
    sections = List.copyOf(sections);
  }

  /**
   * Reads a file.
   *
   * @param source its name and text
   * @param key the short name of a paper that does not give its own
   * @throws ClaimFileException if it is not a claims file; the message shows where
   * @throws ComputationStopped if reading it, or a constant in it, takes too long
   */
  public static ClaimFile read(Source source, String key) {
    return read(source, key, Catalogue.standard());
  }

  /**
   * Reads a file on positions of a catalogue's rulesets.
   *
   * @throws ClaimFileException if it is not a claims file; the message shows where
   * @throws ComputationStopped if reading it, or a constant in it, takes too long
   */
  public static ClaimFile read(Source source, String key, Catalogue catalogue) {
    return read(source, key, JavaFunctions.NONE, new Rulesets(catalogue, new Evaluator()));
  }

  /**
   * Reads a file that calls functions in Java.
   *
   * @param functions the functions
   * @param evaluator evaluates the positions
   * @throws ClaimFileException if it is not a claims file; the message shows where
   */
  public static ClaimFile read(
      Source source, String key, JavaFunctions functions, Evaluator evaluator) {
    return read(source, key, functions, new Rulesets(Catalogue.standard(), evaluator));
  }

  private static ClaimFile read(
      Source source, String key, JavaFunctions functions, Rulesets rulesets) {
    try {
      return Watchdog.call(
          Limits.NONE,
          () -> new ClaimFileReader(source, key, new Vocabulary(rulesets, functions)).read());
    } catch (SyntaxException e) {
      throw ClaimFileException.of(e);
    } catch (ScriptException e) {
      throw ClaimFileException.of(e);
    } catch (ArithmeticException e) {
      throw new ClaimFileException(source.name() + ": " + Refusals.words(e));
    } catch (GameTooLargeException e) {
      throw new ClaimFileException(source.name() + ": " + Refusals.words(e));
    } catch (StackOverflowError e) {
      throw new ClaimFileException(source.name() + ": " + Evaluation.TOO_DEEP);
    } catch (RuntimeException e) {
      throw e;
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * The paper that a file begins with; the rest is not read.
   *
   * @throws ClaimFileException if there is none; the message shows where it was expected
   */
  static Paper paper(Source source, String key) {
    Rulesets rulesets = new Rulesets(Catalogue.standard(), new Evaluator());
    try {
      return new ClaimFileReader(source, key, new Vocabulary(rulesets, JavaFunctions.NONE))
          .readPaper();
    } catch (SyntaxException e) {
      throw ClaimFileException.of(e);
    }
  }

  /**
   * The number of claims in a file, of which nothing is evaluated.
   *
   * @throws ClaimFileException if it cannot be cut into its items
   */
  static int size(Source source) {
    try {
      return (int)
          new ClauseScanner(source)
              .items().stream().filter(item -> item.keyword().equals("claim")).count();
    } catch (SyntaxException e) {
      throw ClaimFileException.of(e);
    }
  }
}
