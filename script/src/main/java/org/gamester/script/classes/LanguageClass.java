package org.gamester.script.classes;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A class of the worksheet language: its name and its ancestors. Its members are in a {@link
 * ClassLibrary}.
 *
 * <p>Classes inherit from several parents. A member is looked for in the class itself, then in its
 * ancestors, nearest first; of methods with the same name and parameter classes the nearest counts.
 */
public class LanguageClass {

  private final String packageName;
  private final String name;
  private final List<LanguageClass> ancestors;
  private final @Nullable LanguageClass[] ancestorsByOrdinal;
  private final int ordinal;

  /**
   * @param qualifiedName package and name; the name alone for a class of no package
   * @param ordinal see {@link #ordinal}
   * @param parents in the order in which they are declared
   */
  protected LanguageClass(String qualifiedName, int ordinal, List<LanguageClass> parents) {
    this.ordinal = ordinal;
    int dot = qualifiedName.lastIndexOf('.');
    this.packageName = qualifiedName.substring(0, Math.max(dot, 0));
    this.name = qualifiedName.substring(dot + 1);
    this.ancestors = linearization(this, parents);
    this.ancestorsByOrdinal = new @Nullable LanguageClass[ordinal + 1];
    for (LanguageClass ancestor : ancestors) {
      ancestorsByOrdinal[ancestor.ordinal] = ancestor;
    }
  }

  /** The class and its ancestors, each once, no class before one of its descendants. */
  private static List<LanguageClass> linearization(
      LanguageClass self, List<LanguageClass> parents) {
    Map<LanguageClass, Integer> depths = new HashMap<>();
    Set<LanguageClass> seen = new LinkedHashSet<>();
    seen.add(self);
    for (LanguageClass parent : parents) {
      seen.addAll(parent.ancestors);
      for (int i = 0; i < parent.ancestors.size(); i++) {
        LanguageClass ancestor = parent.ancestors.get(i);
        depths.merge(ancestor, ancestor.ancestors.size(), Math::max);
      }
    }
    return seen.stream()
        .sorted(
            (a, b) ->
                Integer.compare(
                    b == self ? Integer.MAX_VALUE : depths.getOrDefault(b, 0),
                    a == self ? Integer.MAX_VALUE : depths.getOrDefault(a, 0)))
        .toList();
  }

  public final String name() {
    return name;
  }

  public final String packageName() {
    return packageName;
  }

  /** Package and name, as {@code game.Integer}. */
  public final String qualifiedName() {
    return packageName.isEmpty() ? name : packageName + "." + name;
  }

  /** The place of the class among all of its library, from 1; parents come before. */
  public final int ordinal() {
    return ordinal;
  }

  /** The class itself and all its ancestors, descendants first. */
  public final List<LanguageClass> ancestors() {
    return ancestors;
  }

  public final boolean isSubclassOf(LanguageClass other) {
    return this == other || (other.ordinal < ordinal && ancestorsByOrdinal[other.ordinal] == other);
  }

  /** Whether its name, where it stands in an expression, means something else than the class. */
  public boolean isHiddenByItsName() {
    return false;
  }

  @Override
  public final String toString() {
    return qualifiedName();
  }
}
