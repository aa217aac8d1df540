package org.gamester.script;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Operators that classes declare: section 7.2 of the specification of the language. */
class OwnOperatorsTest {
  @TempDir private Path folder;
  private WrittenFolder classes;

  @BeforeEach
  void write() {
    classes =
        new WrittenFolder(folder)
            .file(
                "V.cgs",
                """
                class V(x, y)
                  def op + (other as V) := V(x + other.x, y + other.y);
                  def op - (other) := V(x - other.x, y - other.y);
                  def op * (n) := if n is V then x * n.x + y * n.y else V(n * x, n * y) end;
                  def op / (n) := V(x / n, y / n);
                  def op % (n) := V(x % n, y % n);
                  def op ^ (n) := V(x ^ n, y ^ n);
                  def op : (other) := "beside";
                  def op & (other) := "both";
                  def op +- (other) := "either";
                  def op < (other) := x < other.x;
                  def op <=> (other) := "how";
                  def op == (other) := "never";
                  def op and (other) := V(Min(x, other.x), Min(y, other.y));
                  def op or (other) := V(Max(x, other.x), Max(y, other.y));
                  def op not := V(0, 0);
                  def op [] (i) := if i == 1 then x else y end;
                  def op unary- := V(-x, -y);
                  def op unary+ () := this;
                  def op unary+- := "both ways";
                  def Min(a, b) := if a < b then a else b end;
                  def Max(a, b) := if a < b then b else a end;
                end
                """)
            .file("W.cgs", "class W(x, y) extends V override def op + (other as V) := \"W\"; end")
            .file("Deep.cgs", "class Deep() def op + (other) := this + other; end")
            .file(
                "G.cgs",
                """
                class G(n) extends Game
                  override def Options(player as Player) := [];
                  def op + (other) := "its own sum";
                  def op ^ (other) := "its own power";
                end
                """);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "V(1,2) + V(3,4); V(4, 6)",
        "V(1,2) + V(3,4) + V(5,6) - V(1,1); V(8, 11)",
        "V(1,2) * 3; V(3, 6)",
        "V(1,2) * V(3,4); 11",
        "V(1,2) / 2; V(1/2, 1)",
        "V(7,8) % 3; V(1, 2)",
        "V(1,2) ^ 2; V(1, 4)",
        "V(1,2) : V(3,4); \"beside\"",
        "V(1,2) +- V(3,4); \"either\"",
        "V(1,2) < V(3,4); true",
        "V(1,2) <=> V(3,4); \"how\"",
        "V(1,2) == V(1,2); true",
        "V(1,2) != V(1,2); false",
        "V(1,2) and V(3,0); V(1, 0)",
        "V(1,2) or V(3,0) or V(9,9); V(9, 9)",
        "not V(1,2); V(0, 0)",
        "V(1,2)[2]; 2",
        "-V(1,2); V(-1, -2)",
        "-V(1,2) + V(3,4); V(2, 2)",
        "+V(1,2); V(1, 2)",
        "+-V(1,2); \"both ways\"",
        "V(1,2).op+(V(3,4)); V(4, 6)",
        "V(1,2).op&(3); \"both\"",
        "V(1,2).op[](1); 1",
        "V(1,2).op unary-; V(-1, -2)",
      })
  void operatorsOfTheFirstOperandAreUsed(String input, String value) {
    assertThat(classes.text(input)).isEqualTo(value);
  }

  @Test
  void descendantsHaveThemAndMayOverrideThem() {
    assertThat(classes.text("W(1,2) + V(0,0)")).isEqualTo("\"W\"");
    assertThat(classes.text("W(1,2) - V(3,4)")).isEqualTo("V(-2, -2)");
  }

  @Test
  void theOperatorsOfTheLanguageComeFirst() {
    assertThat(classes.text("G(1) + G(2)")).isEqualTo("G(1) + G(2)");
    assertThat(classes.text("G(1) ^ 2")).isEqualTo("\"its own power\"");
  }

  @Test
  void anotherOperandOrAnOperatorThatIsNotDeclaredIsRefusedAsBefore() {
    assertThat(classes.text("3 + V(1,2)"))
        .isEqualTo("!!No operation `+` for arguments of types `game.Integer`, `V`");
    assertThat(classes.text("V(1,2) > V(3,4)"))
        .isEqualTo("!!No operation `>` for arguments of types `V`, `V`");
    assertThat(classes.text("true and V(1,2)"))
        .isEqualTo("!!Expected `cgsuite.lang.Boolean`; found `V`.");
    assertThat(classes.text("V(1,2) + 3"))
        .isEqualTo(
            "!!Argument `other` (in call to `V.op+`) has type `game.Integer`, which does not match"
                + " expected type `V`");
  }

  @Test
  void anOperatorThatCallsItselfForEverIsStopped() {
    assertThat(classes.text("Deep() + 1"))
        .isEqualTo("!!Maximum recursive depth exceeded. (Possible infinite recursion?)");
  }
}
