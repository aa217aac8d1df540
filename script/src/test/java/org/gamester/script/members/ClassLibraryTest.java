package org.gamester.script.members;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.gamester.script.classes.ClassLibrary;
import org.gamester.script.classes.Declaration;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.classes.RulesetClasses;
import org.gamester.script.classes.StandardClasses;
import org.junit.jupiter.api.Test;

final class ClassLibraryTest {

  private static final Declaration NO_MEMBERS = table -> {};

  @Test
  void everyStandardClassHasItsNameAndItsMembers() {
    ClassLibrary library = StandardLibrary.forWorksheet();
    Set<Integer> ordinals = new HashSet<>();
    for (LanguageClass type : StandardClasses.all()) {
      assertThat(library.find(type.qualifiedName())).isSameAs(type);
      assertThat(library.isPackage(type.packageName())).isTrue();
      assertThat(library.members(type).owner()).isSameAs(type);
      assertThat(library.memberNames(type)).contains("Class", "ToString");
      assertThat(ordinals.add(type.ordinal())).isTrue();
    }
    for (LanguageClass type : RulesetClasses.all()) {
      assertThat(library.find(type.qualifiedName())).isSameAs(type);
      assertThat(library.members(type).owner()).isSameAs(type);
      assertThat(ordinals.add(type.ordinal())).isTrue();
    }
    List<LanguageClass> all = new ArrayList<>(StandardClasses.all());
    all.addAll(RulesetClasses.all());
    assertThat(library.all()).containsExactlyInAnyOrderElementsOf(all);
  }

  @Test
  void aClassIsASubclassOfItsAncestorsOnly() {
    for (LanguageClass type : StandardClasses.all()) {
      for (LanguageClass other : StandardClasses.all()) {
        assertThat(type.isSubclassOf(other))
            .as("%s, %s", type, other)
            .isEqualTo(type.ancestors().contains(other));
      }
    }
  }

  @Test
  void anAdditionalClassIsUnknownElsewhere() {
    ClassLibrary one = StandardLibrary.forWorksheet();
    ClassLibrary other = StandardLibrary.forWorksheet();
    LanguageClass clobber =
        one.define(
            "my.grid.Clobber",
            List.of(StandardClasses.POSITION),
            table -> table.of(Object.class).auto("Width", self -> 3));
    assertThat(one.find("my.grid.Clobber")).isSameAs(clobber);
    assertThat(one.visible("Clobber")).isNull();
    assertThat(one.isPackage("my.grid")).isTrue();
    assertThat(one.memberNames(clobber)).contains("Width", "CanonicalForm");
    assertThat(one.memberGroup(clobber, "CanonicalForm")).isNotNull();
    assertThat(other.find("my.grid.Clobber")).isNull();
    assertThat(other.isPackage("my.grid")).isFalse();
    assertThat(other.all()).doesNotContain(clobber);
    assertThatThrownBy(() -> other.members(clobber)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void classesOfOneNameInTwoLibrariesAreDifferent() {
    LanguageClass one = added(StandardLibrary.forWorksheet());
    LanguageClass other = added(StandardLibrary.forWorksheet());
    assertThat(one.ordinal()).isEqualTo(other.ordinal());
    assertThat(one.isSubclassOf(other)).isFalse();
    assertThat(one.isSubclassOf(StandardClasses.GAME)).isTrue();
    assertThat(StandardClasses.GAME.isSubclassOf(one)).isFalse();
  }

  private static LanguageClass added(ClassLibrary library) {
    return library.define("game.Additional", List.of(StandardClasses.GAME), NO_MEMBERS);
  }

  @Test
  void membersAreInheritedAndThoseOfTheClassItselfAreNot() {
    ClassLibrary library = StandardLibrary.forWorksheet();
    LanguageClass parent =
        library.define(
            "game.Parent",
            List.of(StandardClasses.OBJECT),
            table -> {
              table.function("Make", "n as Integer", (self, n, context) -> n[0]);
              table.of(Object.class).method("Twice", "n as Integer", (self, n) -> n[0]);
            });
    LanguageClass child = library.define("game.Child", List.of(parent), NO_MEMBERS);
    assertThat(child.ancestors()).containsExactly(child, parent, StandardClasses.OBJECT);
    assertThat(library.memberGroup(child, "Twice")).isNotNull();
    assertThat(library.members(child).hasInstanceMember("Twice")).isFalse();
    assertThat(library.members(parent).staticGroup("Make")).isNotNull();
    assertThat(library.members(child).staticGroup("Make")).isNull();
    assertThat(library.visible("Child")).isSameAs(child);
  }

  @Test
  void aNameIsGivenOnce() {
    ClassLibrary library = StandardLibrary.forWorksheet();
    assertThatThrownBy(
            () -> library.define("game.Integer", List.of(StandardClasses.OBJECT), NO_MEMBERS))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("game.Integer");
    ClassLibrary closed = new ClassLibrary(StandardClasses.all(), NO_MEMBERS);
    assertThatThrownBy(() -> added(closed)).isInstanceOf(IllegalStateException.class);
  }
}
