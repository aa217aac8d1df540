package org.gamester.script.classes;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The classes that a worksheet knows, by their names, and the members of each.
 *
 * <p>A library may stand on another one: it has all classes of that, and those that are added to it
 * are known to nobody else. The standard library is one object that all worksheets stand on; its
 * tables of members are filled when the first member of a class is asked for. Safe between threads.
 */
public final class ClassLibrary {

  /** The packages whose classes are known by their names alone. */
  private static final Set<String> VISIBLE = Set.of("cgsuite.lang", "cgsuite.util", "game");

  private final @Nullable ClassLibrary base;
  private final Map<String, LanguageClass> byQualifiedName;
  private final Map<String, LanguageClass> byName;
  private final Set<String> packages;
  private final Map<LanguageClass, Declaration> declarations;
  private final Map<LanguageClass, DeclaredClass> declared = new ConcurrentHashMap<>();
  private final Map<String, Object> named = new ConcurrentHashMap<>();
  private final Set<String> latePackages;
  private @Nullable Supplier<List<LanguageClass>> late;
  private Declaration lateDeclaration = table -> {};

  /** What is known of the members of a class. */
  private record DeclaredClass(MemberTable members, Map<String, MemberGroup> groups) {}

  /**
   * A library by itself, to which nothing is added.
   *
   * @param declaration declares the members of each of the classes
   */
  public ClassLibrary(Collection<LanguageClass> classes, Declaration declaration) {
    this.base = null;
    this.latePackages = Set.of();
    this.byQualifiedName = HashMap.newHashMap(classes.size());
    this.byName = HashMap.newHashMap(classes.size());
    this.packages = new HashSet<>();
    this.declarations = HashMap.newHashMap(classes.size());
    for (LanguageClass type : classes) {
      enter(type, declaration);
    }
  }

  /** A library that has the classes of another one, and those that are added to it. */
  public ClassLibrary(ClassLibrary base) {
    this(base, Set.of());
  }

  /**
   * A library that has the classes of another one, and those of some packages, which are made when
   * one of the packages is first asked for a class.
   *
   * @param classes makes the classes, parents before their children
   * @param declaration declares the members of each of them
   */
  public ClassLibrary(
      ClassLibrary base,
      Set<String> packages,
      Supplier<List<LanguageClass>> classes,
      Declaration declaration) {
    this(base, Set.copyOf(packages));
    this.late = classes;
    this.lateDeclaration = declaration;
  }

  private ClassLibrary(ClassLibrary base, Set<String> latePackages) {
    this.base = base;
    this.latePackages = latePackages;
    this.byQualifiedName = new ConcurrentHashMap<>();
    this.byName = new ConcurrentHashMap<>();
    this.packages = ConcurrentHashMap.newKeySet();
    this.declarations = new ConcurrentHashMap<>();
  }

  /**
   * Adds a class.
   *
   * @param qualifiedName the package, which need not be known yet, and the name
   * @param parents classes of this library; their members are those of the class, too
   * @param declaration declares the members of the class
   * @throws IllegalArgumentException if there is a class of this name
   * @throws IllegalStateException if nothing can be added to this library
   */
  public synchronized LanguageClass define(
      String qualifiedName, List<LanguageClass> parents, Declaration declaration) {
    if (base == null) {
      throw new IllegalStateException("nothing can be added to this library");
    }
    if (known(qualifiedName) != null) {
      throw new IllegalArgumentException("There is a class `" + qualifiedName + "` already.");
    }
    LanguageClass type = new LanguageClass(qualifiedName, size() + 1, parents);
    enter(type, declaration);
    return type;
  }

  /**
   * Adds a class that is written in the language.
   *
   * @param type has been made with {@link #nextOrdinal}
   * @param isNested whether it is a class in a class, which is found by its full name only
   * @throws IllegalStateException if nothing can be added to this library
   */
  public synchronized void add(LanguageClass type, boolean isNested, Declaration declaration) {
    if (base == null) {
      throw new IllegalStateException("nothing can be added to this library");
    }
    if (isNested) {
      declarations.put(type, declaration);
      byQualifiedName.put(type.qualifiedName(), type);
    } else {
      enter(type, declaration);
    }
  }

  /** Adds an object that is known everywhere by a name, as a script is by that of its file. */
  public void addNamed(String name, Object object) {
    named.put(name, object);
  }

  /** The object that is known everywhere by this name; null if there is none. */
  public @Nullable Object named(String name) {
    return named.get(name);
  }

  /** The {@link LanguageClass#ordinal} of the class that is added next. */
  public synchronized int nextOrdinal() {
    return size() + 1;
  }

  private void enter(LanguageClass type, Declaration declaration) {
    declarations.put(type, declaration);
    byQualifiedName.put(type.qualifiedName(), type);
    if (VISIBLE.contains(type.packageName())
        || (type.packageName().isEmpty() && (base == null || base.visible(type.name()) == null))) {
      byName.put(type.name(), type);
    }
    if (type.packageName().isEmpty()) {
      return;
    }
    String name = type.packageName();
    while (packages.add(name) && name.contains(".")) {
      name = name.substring(0, name.lastIndexOf('.'));
    }
  }

  /** Enters the classes that are made late, if that has not been done. */
  private synchronized void enterLateClasses() {
    Supplier<List<LanguageClass>> classes = late;
    if (classes != null) {
      late = null;
      classes.get().forEach(type -> enter(type, lateDeclaration));
    }
  }

  private int size() {
    enterLateClasses();
    return byQualifiedName.size() + (base == null ? 0 : base.size());
  }

  private @Nullable LanguageClass known(String qualifiedName) {
    if (isInLatePackage(qualifiedName)) {
      enterLateClasses();
    }
    LanguageClass type = byQualifiedName.get(qualifiedName);
    return type != null || base == null ? type : base.known(qualifiedName);
  }

  private boolean isInLatePackage(String qualifiedName) {
    int dot = qualifiedName.lastIndexOf('.');
    while (dot > 0) {
      if (latePackages.contains(qualifiedName.substring(0, dot))) {
        return true;
      }
      dot = qualifiedName.lastIndexOf('.', dot - 1); // of a class in a class
    }
    return false;
  }

  /** The class that an unqualified name means everywhere, or null. */
  public @Nullable LanguageClass visible(String name) {
    LanguageClass type = byName.get(name);
    return type != null || base == null ? type : base.visible(name);
  }

  /** The class of a name with or without its package, or null. */
  public @Nullable LanguageClass find(String name) {
    LanguageClass type = known(name);
    return type == null ? visible(name) : type;
  }

  /** The class of a name that a declaration uses. */
  LanguageClass require(String name) {
    return Objects.requireNonNull(find(name), name);
  }

  /** Whether there is a package of this name. */
  public boolean isPackage(String name) {
    return packages.contains(name)
        || latePackages.contains(name)
        || (base != null && base.isPackage(name));
  }

  /** All classes, in no particular order. */
  public Collection<LanguageClass> all() {
    enterLateClasses();
    List<LanguageClass> all = new ArrayList<>(byQualifiedName.values());
    if (base != null) {
      all.addAll(base.all());
    }
    return all;
  }

  /** What a class of this library itself declares. */
  public MemberTable members(LanguageClass type) {
    return declared(type).members;
  }

  /** The members of this name that objects of a class have; null if there are none. */
  public @Nullable MemberGroup memberGroup(LanguageClass type, String memberName) {
    Map<String, MemberGroup> groups = declared(type).groups;
    MemberGroup known = groups.get(memberName);
    if (known != null) {
      return known;
    }
    List<Member> members = new ArrayList<>();
    for (LanguageClass ancestor : type.ancestors()) {
      members.addAll(members(ancestor).instanceMembers(memberName));
    }
    if (members.isEmpty()) {
      return null;
    }
    MemberGroup group = new MemberGroup(type, memberName, members);
    groups.put(memberName, group);
    return group;
  }

  /**
   * The members of this name that objects of a class would inherit, were they not overridden by the
   * class itself; null if there are none.
   */
  public @Nullable MemberGroup inheritedGroup(LanguageClass type, String memberName) {
    List<Member> members = new ArrayList<>();
    for (LanguageClass ancestor : type.ancestors()) {
      if (ancestor != type) {
        members.addAll(members(ancestor).instanceMembers(memberName));
      }
    }
    return members.isEmpty() ? null : new MemberGroup(type, memberName, members);
  }

  /** The names of all members that objects of a class have. */
  public Set<String> memberNames(LanguageClass type) {
    Set<String> names = new TreeSet<>();
    for (LanguageClass ancestor : type.ancestors()) {
      names.addAll(members(ancestor).memberNames());
    }
    return names;
  }

  private DeclaredClass declared(LanguageClass type) {
    DeclaredClass known = declared.get(type);
    if (known != null) {
      return known;
    }
    Declaration declaration = declarations.get(type);
    if (declaration == null && !latePackages.isEmpty()) {
      enterLateClasses();
      declaration = declarations.get(type);
    }
    if (declaration == null) {
      if (base == null) {
        throw new IllegalArgumentException("a class of another library: " + type);
      }
      return base.declared(type);
    }
    MemberTable table = new MemberTable(type, this);
    declaration.declare(table);
    DeclaredClass first = new DeclaredClass(table, new ConcurrentHashMap<>());
    DeclaredClass earlier = declared.putIfAbsent(type, first);
    return earlier == null ? first : earlier;
  }
}
