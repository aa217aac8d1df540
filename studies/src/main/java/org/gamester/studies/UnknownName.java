package org.gamester.studies;

import java.util.Collection;
import org.gamester.rulesets.EditDistance;

/** What is said of a name that nothing has. */
public final class UnknownName {
  private UnknownName() {}

  /**
   * {@code there is no column 'valu'; did you mean 'value'? There are: value, mean}.
   *
   * @param what of which kind the name is, as in {@code column}
   * @param known the names of that kind, in the order in which they are listed
   */
  public static String text(String what, String name, Collection<String> known) {
    String all = String.join(", ", known);
    return "there is no %s '%s'; %s"
        .formatted(
            what,
            name,
            EditDistance.nearest(name, known)
                .map(near -> "did you mean '%s'? There are: %s".formatted(near, all))
                .orElse("there are: " + all));
  }
}
