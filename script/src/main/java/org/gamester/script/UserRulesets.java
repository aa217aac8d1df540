package org.gamester.script;

import java.nio.file.Path;
import java.util.List;
import org.gamester.analysis.Evaluator;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.Ruleset;
import org.gamester.script.files.ClassFolder;
import org.gamester.script.files.ClassFolder.Loaded;

/**
 * Classes and rulesets that users have written, in folders of files {@code Name.cgs}. The folders
 * are looked at again whenever they are asked for: a file that has changed is read again, together
 * with all others.
 *
 * <p>Safe between threads.
 */
public final class UserRulesets {

  private final ClassFolder folder;

  private UserRulesets(ClassFolder folder) {
    this.folder = folder;
  }

  /**
   * The files of some folders and of the folders in them.
   *
   * @param catalogue the rulesets that there are besides
   */
  public static UserRulesets of(List<Path> folders, Catalogue catalogue) {
    return of(folders, List.of(), catalogue, new Evaluator());
  }

  /**
   * The same, with texts beside the files: each is what a file {@code Name.cgs} or {@code
   * name.rules} would hold.
   *
   * @param evaluator what methods of the classes evaluate positions with
   */
  public static UserRulesets of(
      List<Path> folders, List<String> texts, Catalogue catalogue, Evaluator evaluator) {
    return new UserRulesets(new ClassFolder(folders, texts, catalogue, evaluator, true));
  }

  /**
   * The same without compiled moves, as the reference for these.
   *
   * @see #of
   */
  public static UserRulesets interpreted(List<Path> folders, Catalogue catalogue) {
    return new UserRulesets(new ClassFolder(folders, List.of(), catalogue, new Evaluator(), false));
  }

  /**
   * All rulesets: those of the catalogue, and those of the files as they are now.
   *
   * @throws java.io.UncheckedIOException if a folder cannot be read
   */
  public Catalogue catalogue() {
    return current().rulesets().catalogue();
  }

  /** The ruleset of each text; where it has none, one that says so. */
  public List<Ruleset> ofTexts() {
    return current().ofTexts();
  }

  Loaded current() {
    return folder.current();
  }
}
