package org.gamester.script.classes;

import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * A class of the worksheet language: its name, its parents, and, once asked for, its members.
 *
 * <p>Classes inherit from several parents. A member is looked for in the class itself, then in its
 * ancestors, nearest first; of methods with the same name and parameter classes the nearest counts.
 */
public final class LanguageClass {

  private final String packageName;
  private final String name;
  private final List<LanguageClass> ancestors;
  private final BitSet ancestorOrdinals = new BitSet();
  private final boolean enumeration;
  private final int ordinal;
  private final Map<String, MemberGroup> groups = new ConcurrentHashMap<>();
  private volatile @Nullable MemberTable members;

  LanguageClass(
      String qualifiedName, boolean enumeration, int ordinal, List<LanguageClass> parents) {
    this.ordinal = ordinal;
    int dot = qualifiedName.lastIndexOf('.');
    this.packageName = qualifiedName.substring(0, dot);
    this.name = qualifiedName.substring(dot + 1);
    this.enumeration = enumeration;
    this.ancestors = linearization(this, parents);
    for (LanguageClass ancestor : ancestors) {
      ancestorOrdinals.set(ancestor.ordinal);
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

  public String name() {
    return name;
  }

  public String packageName() {
    return packageName;
  }

  /** Package and name, as {@code game.Integer}. */
  public String qualifiedName() {
    return packageName + "." + name;
  }

  /** The place of the class among all, from 1. */
  public int ordinal() {
    return ordinal;
  }

  /** Whether its objects are named constants. */
  public boolean isEnumeration() {
    return enumeration;
  }

  /** The class itself and all its ancestors, descendants first. */
  public List<LanguageClass> ancestors() {
    return ancestors;
  }

  public boolean isSubclassOf(LanguageClass other) {
    return this == other || ancestorOrdinals.get(other.ordinal);
  }

  /** What the class itself declares. */
  public MemberTable members() {
    MemberTable table = members;
    if (table == null) {
      table = MemberLibrary.membersOf(this);
      members = table;
    }
    return table;
  }

  /** The members of this name that objects of the class have; null if there are none. */
  public @Nullable MemberGroup memberGroup(String memberName) {
    MemberGroup known = groups.get(memberName);
    if (known != null) {
      return known;
    }
    MemberGroup group = MemberGroup.collect(this, memberName);
    if (group.isEmpty()) {
      return null;
    }
    groups.put(memberName, group);
    return group;
  }

  /** The names of all members that objects of the class have. */
  public Set<String> memberNames() {
    Set<String> names = new TreeSet<>();
    for (LanguageClass ancestor : ancestors) {
      names.addAll(ancestor.members().memberNames());
    }
    return names;
  }

  @Override
  public String toString() {
    return qualifiedName();
  }
}
