package org.gamester.script;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.members.StandardLibrary;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The texts of classes, and the classic text of positions, which has the class of the ruleset. */
final class ClassTextTest {

  @TempDir private Path folder;

  private static String text(String input) {
    return Resources.text(new Worksheet().evaluate(input));
  }

  static List<String> classes() {
    return StandardLibrary.forWorksheet().all().stream()
        .map(LanguageClass::qualifiedName)
        .sorted()
        .toList();
  }

  @ParameterizedTest
  @MethodSource("classes")
  void theTextOfAClassReadsBack(String name) {
    String text = text("⟪" + name + "⟫");
    assertThat(text).isIn(name, "⟪" + name + "⟫");
    assertThat(text(text)).isEqualTo(text);
    assertThat(text(text + " === ⟪" + name + "⟫")).isEqualTo("true");
    assertThat(text(text + ".QualifiedName")).isEqualTo('"' + name + '"');
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "game.heap.Nim(5); game.heap.TakeAndBreak.Position",
        "game.grid.Clobber(\"xo\"); game.grid.GenClobber.Position",
        "game.grid.Domineering; ⟪game.grid.Domineering⟫",
        "game.grid.Domineering(\"..\"); game.grid.Domineering.Position",
        "Nothing; ⟪cgsuite.lang.Nothing⟫",
        "0; ⟪game.Zero⟫",
        "1; game.Integer"
      })
  void theClassOfAnObjectReadsBack(String object, String type) {
    assertThat(text(object + ".Class")).isEqualTo(type);
    assertThat(text(object + ".Class === " + type)).isEqualTo("true");
  }

  @Test
  void theClassOfAnObjectOfAWrittenClassReadsBack() {
    String ruleset =
        "%s extends game.grid.GridRuleset class Position(grid as Grid) extends GridGame"
            + " override def Options(player as Player) := []; end"
            + " override def CharMap := \".xo\"; end";
    WrittenFolder files =
        new WrittenFolder(folder)
            .file("One.cgs", ruleset.formatted("singleton class One"))
            .file("Many.cgs", ruleset.formatted("class Many(k as Integer)"));
    for (String object : List.of("One", "One(\"..\")", "Many(3)", "Many(3)(\"..\")")) {
      String type = files.text(object + ".Class");
      assertThat(files.text(type)).isEqualTo(type);
      assertThat(files.text(object + ".Class === " + type)).isEqualTo("true");
    }
    assertThat(files.text("One.Position")).isEqualTo("One.Position");
    assertThat(files.text("Many(3).Position")).isEqualTo("Many(3).Position");
    assertThat(files.text("Many(3).Position === Many(3).Position")).isEqualTo("true");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "GenClobber.Position(\"xo|ox\"); game.grid.Clobber(\"xo|ox\")",
        "Domineering.Position(\"..|..\"); game.grid.Domineering(\"..|..\")",
        "Domineering.Position(\"..|..\").CanonicalForm; +-1",
        "GenToadsAndFrogs.Position(\"t.f\"); game.strip.ToadsAndFrogs(\"t.f\")",
        "TopplingDominoes.Position(\"lr\"); game.strip.TopplingDominoes(\"lr\")",
        "GenHackenbush.Position(\"el\"); game.graph.Hackenbush(\"el\")",
        "GenArcKayles.Position(\"---\"); game.graph.ArcKayles(\"---\")"
      })
  void theClassicTextOfAPositionIsRead(String classic, String exact) {
    assertThat(text(classic)).isEqualTo(exact);
  }

  @Test
  void aVariableComesBeforeTheClassOfItsName() {
    assertThat(text("GenClobber := 7; GenClobber.Position(3)"))
        .startsWith("!!Not a method or member variable: `Position`");
    assertThat(text("TakeAndBreak.Position(5)"))
        .startsWith("!!That variable is not defined: `TakeAndBreak`");
  }
}
