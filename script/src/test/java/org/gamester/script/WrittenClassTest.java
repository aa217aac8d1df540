package org.gamester.script;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.gamester.script.output.Style;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Classes in files: section 7 of the specification of the language. */
final class WrittenClassTest {

  @TempDir private Path folder;

  private WrittenFolder written(String name, String text) {
    return new WrittenFolder(folder).file(name + ".cgs", text);
  }

  @Test
  void parametersBecomeVariables() {
    WrittenFolder pair =
        written(
            "Pair",
            """
            class Pair(a, b as Integer ? a + 1)
              var sum := a + b;
              def Sum := sum;
              def Plus(n as Integer ? 10) := sum + n;
              def Swapped() := Pair(b, a);
            end
            """);
    assertThat(pair.text("Pair(3)")).isEqualTo("Pair(3)");
    assertThat(pair.text("Pair(3, 5)")).isEqualTo("Pair(3, b => 5)");
    assertThat(pair.text("Pair(3).b")).isEqualTo("4");
    assertThat(pair.text("Pair(b => 1, a => 2).sum")).isEqualTo("3");
    assertThat(pair.text("Pair(3).Sum")).isEqualTo("7");
    assertThat(pair.text("Pair(3).Plus()")).isEqualTo("17");
    assertThat(pair.text("Pair(3) Plus 1")).isEqualTo("8");
    assertThat(pair.text("Pair(3, 5).Swapped()")).isEqualTo("Pair(5, b => 3)");
    assertThat(pair.text("Pair(1, 2) == Pair(1)")).isEqualTo("true");
    assertThat(pair.text("{Pair(1, 2), Pair(1), Pair(0)}.Size")).isEqualTo("2");
    assertThat(pair.text("Pair(1) is Pair")).isEqualTo("true");
    assertThat(pair.text("Pair()"))
        .isEqualTo("!!Missing required parameter (in call to `Pair` constructor): `a`");
    assertThat(pair.text("Pair(1, ^)"))
        .isEqualTo(
            "!!Argument `b` (in call to `Pair` constructor) has type `game.Uptimal`,"
                + " which does not match expected type `game.Integer`");
    assertThat(pair.text("Pair(1).sum(3)"))
        .isEqualTo("!!No method `Eval` for class: `game.Integer`");
    assertThat(pair.text("Pair(1).Product"))
        .isEqualTo("!!Not a method or member variable: `Product` (in object of class `Pair`)");
  }

  @Test
  void theClassicStyleShowsOptionalParametersByName() {
    WrittenFolder folder =
        new WrittenFolder(this.folder, Style.CLASSIC)
            .file("A.cgs", "class A(x, y ? 2) class In(z) end end");
    assertThat(folder.text("A(1)")).isEqualTo("A(1, y => 2)");
    assertThat(folder.text("A(1).In(3)")).isEqualTo("A.In(3)");
  }

  @Test
  void ancestorsAreInitialisedFirst() {
    WrittenFolder classes =
        written("Base", "class Base(n) var twice := 2 * n; def Name := \"base\"; end")
            .file("Other.cgs", "class Other() def Colour := \"red\"; end")
            .file(
                "Child.cgs",
                """
                class Child(n, m) extends Base, Other
                  var all := twice + m;
                  override def Name := "child of " + super.Name;
                end
                """);
    assertThat(classes.text("Child(3, 4).all")).isEqualTo("10");
    assertThat(classes.text("Child(3, 4).Name")).isEqualTo("\"child of base\"");
    assertThat(classes.text("Child(3, 4).Colour")).isEqualTo("\"red\"");
    assertThat(classes.text("Child(3, 4) is Base")).isEqualTo("true");
  }

  @Test
  void staticsBelongToTheClass() {
    WrittenFolder statics =
        written(
            "Stat",
            """
            class Stat(n)
              static var first := 5, second := first + 1;
              static var third := 0;
              static third := second * 2; end
              static def Make(m) := Stat(m + first);
              def Third := third;
            end
            """);
    assertThat(statics.text("Stat.second")).isEqualTo("6");
    assertThat(statics.text("Stat.third")).isEqualTo("12");
    assertThat(statics.text("Stat.Make(1).n")).isEqualTo("6");
    assertThat(statics.text("Stat(1).Third")).isEqualTo("12");
    assertThat(statics.text("Stat(1).first"))
        .isEqualTo("!!Not a method or member variable: `first` (in object of class `Stat`)");
  }

  @Test
  void aSingletonIsNamedByItsClass() {
    WrittenFolder one =
        written(
            "One",
            """
            singleton class One
              var n := 7;
              class In(x) def Sum := x + n; def Copy := In(x); def Self := this; end
              def Make(x) := In(x);
              def Eval(x as Integer) := x + n;
            end
            """);
    assertThat(one.text("One")).isEqualTo("One");
    assertThat(one.text("One.n")).isEqualTo("7");
    assertThat(one.text("One(3)")).isEqualTo("10");
    assertThat(one.text("One.In(3)")).isEqualTo("One.In(3)");
    assertThat(one.text("One.Make(3).Sum")).isEqualTo("10");
    assertThat(one.text("One.In(3).Copy == One.In(3).Self")).isEqualTo("true");
    assertThat(one.text("One.In(3).EnclosingObject")).isEqualTo("One");
    assertThat(one.text("[One.In(x) for x from 1 to 2]")).isEqualTo("[One.In(1),One.In(2)]");
  }

  @Test
  void onlyMutableVariablesChange() {
    WrittenFolder counter =
        written(
                "Counter",
                """
                mutable class Counter(start)
                  mutable var n := start;
                  var fixed := 1;
                  def Next() begin n := n + 1; n end
                  def Break() begin fixed := 2 end
                end
                """)
            .file("Holder.cgs", "class Holder(x) var y := x; end");
    assertThat(counter.text("c := Counter(5)")).isEqualTo("Counter.instance");
    assertThat(counter.text("c.Next() + c.Next()")).isEqualTo("13");
    assertThat(counter.text("c.n")).isEqualTo("7");
    assertThat(counter.text("c.Break()")).isEqualTo("!!Cannot reassign to immutable var: `fixed`");
    assertThat(counter.text("Holder(c)"))
        .isEqualTo("!!Cannot assign mutable object to var `x` of immutable class");
    assertThat(counter.text("Counter(7) == Counter(7)")).isEqualTo("true");
  }

  @Test
  void elementsOfAnEnumerationAreMembersOfTheClass() {
    WrittenFolder colours =
        written("Col", "enum Col Red, Green, Blue; def IsRed := this == Red; end");
    assertThat(colours.text("Col.Green")).isEqualTo("Col.Green");
    assertThat(colours.text("Col.Blue.Literal")).isEqualTo("\"Blue\"");
    assertThat(colours.text("[Col.Blue, Col.Red].Sorted")).isEqualTo("[Col.Red,Col.Blue]");
    assertThat(colours.text("Col.Red.IsRed")).isEqualTo("true");
    assertThat(colours.text("Col.Red == Col.Green")).isEqualTo("false");
  }

  @Test
  void functionsInMethodsSeeTheObject() {
    WrittenFolder adder =
        written(
            "Adder",
            """
            class Adder(n)
              def Function := x -> x + n;
              def Sums(list as List) := list.Apply(x -> begin var y := x; y + n end);
            end
            """);
    assertThat(adder.text("Adder(3).Function(4)")).isEqualTo("7");
    assertThat(adder.text("Adder(3).Sums([1,2])")).isEqualTo("[4,5]");
  }

  @Test
  void overloadsAreChosenByTheClassesOfTheArguments() {
    WrittenFolder over =
        written(
            "Over",
            """
            class Over()
              def M(x as Integer) := "integer";
              def M(x as Game) := "game";
              def M(x as String) := "string";
              def M := "nothing";
            end
            """);
    assertThat(over.text("[Over().M(1), Over().M(^), Over().M(\"\"), Over().M]"))
        .isEqualTo("[\"integer\",\"game\",\"string\",\"nothing\"]");
    assertThat(over.text("Over().M([])"))
        .isEqualTo(
            "!!Method `M` in class `Over` cannot be applied to argument types:"
                + " `cgsuite.lang.List`");
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = " ⇒ ",
      textBlock =
          """
          class C def Class := 1; end ⇒ Method `C.Class` must be declared with `override`, since it overrides `cgsuite.lang.Object.Class`
          class C() override def Foo := 1; end ⇒ Method `C.Foo` overrides nothing
          class C() def Foo := 1; def Foo := 2; end ⇒ Method `C.Foo` is declared twice
          class C() def Foo(x as Integer) := 1; def Foo(y as Integer) := 2; end ⇒ Method `C.Foo(game.Integer)` is declared twice
          class C(x) var x := 1; end ⇒ Variable `x` is declared twice in class `C`
          class C() var x := 1; def x := 2; end ⇒ Duplicate symbol `x` in class `C`
          class C(x, x) end ⇒ Duplicate var: `x`
          singleton class C() end ⇒ Class `C` must not have a constructor if declared `singleton`
          mutable class C() class In() end end ⇒ Nested class `In` of mutable class `C` is not declared `mutable`
          class C() mutable var x := 1; end ⇒ Class `C` is immutable, but variable `x` is declared `mutable`
          class C() var x; end ⇒ Immutable variable `x` must be assigned a value (or else declared `mutable`)
          class C(x as Foo) end ⇒ Unknown class in parameter declaration: `Foo`
          class C() extends Foo end ⇒ Unknown class in extends clause: `Foo`
          class C() extends C end ⇒ Unknown class in extends clause: `C`
          class C() external def Foo; end ⇒ Method is declared `external`, but class `C` is not declared `system`
          class C() mutable def Foo := 1; end ⇒ Modifier `mutable` not permitted here
          class C() def Foo := bar; end ⇒ That variable is not defined: `bar`
          class C() def Foo(x) := begin var x := 1; x end; end ⇒ Duplicate var: `x`
          class C(y) def Foo := begin var y := 1; y end; end ⇒ Duplicate var: `y`
          class D() end ⇒ Class name does not match filename: `D` (was expecting `C`)
          class C() extends List end ⇒ Class `C` may not extend `cgsuite.lang.List`: its objects are not made of variables.
          class C() def Foo := 1 +; end ⇒ Syntax error.
          class C() def Foo := 1; ⇒ Syntax error.
          """)
  void whatIsWrongWithAClassIsSaidWhereItIsUsed(String text, String message) {
    WrittenFolder wrong = written("C", text);
    Result.Failure failure = wrong.failure("C()");
    assertThat(failure.message()).isEqualTo(message);
    assertThat(failure.positions()).isNotEmpty();
    assertThat(failure.positions().getFirst().source().name()).isEqualTo("C.cgs");
    assertThat(wrong.text("1 + 1")).isEqualTo("2");
  }

  @Test
  void inheritanceFromTwoSidesMustBeDecided() {
    WrittenFolder diamond =
        written("A", "class A() def F := 1; end")
            .file("B.cgs", "class B() def F := 2; end")
            .file("C.cgs", "class C() extends A, B end")
            .file("D.cgs", "class D() extends A, B override def F := 3; end")
            .file("S.cgs", "singleton class S end")
            .file("T.cgs", "class T() extends S end")
            .file("V.cgs", "class V(x) end")
            .file("W.cgs", "class W(x) extends V var y := x; end")
            .file("X.cgs", "class X() extends W var y := 1; end");
    assertThat(diamond.text("C()"))
        .isEqualTo(
            "!!Method `F` must be declared explicitly in class `C`, because it is defined in"
                + " multiple superclasses (`A`, `B`)");
    assertThat(diamond.text("D().F")).isEqualTo("3");
    assertThat(diamond.text("T()")).isEqualTo("!!Class `T` may not extend singleton class `S`");
    assertThat(diamond.text("X()"))
        .isEqualTo("!!Variable `y` in class `X` shadows definition in class `W`");
  }

  @Test
  void foldersArePackages() {
    WrittenFolder packages =
        new WrittenFolder(folder)
            .file("my/games/Foo.cgs", "class Foo(x) def Twice := Half(2 * x).x * 4; end")
            .file("my/games/Half.cgs", "class Half(y) var x := y / 2 + Base; end")
            .file("my/games/constants.cgs", "singleton class constants var Base := 0; end");
    assertThat(packages.text("my.games.Foo(3)")).isEqualTo("my.games.Foo(3)");
    assertThat(packages.text("my.games.Foo(3).Twice")).isEqualTo("12");
    assertThat(packages.text("Foo(3)")).isEqualTo("!!That variable is not defined: `Foo`");
    assertThat(packages.text("my.games.Foo(3).Class.QualifiedName")).isEqualTo("\"my.games.Foo\"");
  }

  @Test
  void aScriptRunsOnTheVariablesOfTheWorksheet() {
    WrittenFolder script = written("study", "x := x + 1;\ny := 2 * x").file("quiet.cgs", "x := 0;");
    assertThat(script.text("x := 4; study()")).isEqualTo("10");
    assertThat(script.text("[x, y]")).isEqualTo("[5,10]");
    assertThat(script.text("quiet()")).isEqualTo("Nothing");
  }

  @Test
  void aChangedFileIsSeenByTheNextEvaluation() throws IOException {
    WrittenFolder changing =
        written("A", "class A() def F := B().G + 1; end")
            .file("B.cgs", "class B() def G := 1; end");
    assertThat(changing.text("a := A(); a.F")).isEqualTo("2");
    changing.file("B.cgs", "class B() def G := 10; end");
    assertThat(changing.text("A().F")).isEqualTo("11");
    assertThat(changing.text("a.F")).isEqualTo("2");
    changing.file("B.cgs", "class B() def G := end");
    assertThat(changing.text("A().F")).isEqualTo("!!Syntax error.");
    Files.delete(folder.resolve("B.cgs"));
    assertThat(changing.text("A().F")).isEqualTo("!!That variable is not defined: `B`");
    changing.file("B.cgs", "class B() def G := 5; end");
    assertThat(changing.text("A().F")).isEqualTo("6");
  }

  @Test
  void recursionInMethodsIsBounded() {
    WrittenFolder deep =
        written("Deep", "class Deep() def F(n) := if n == 0 then 0 else 1 + F(n - 1) end; end");
    assertThat(deep.text("Deep().F(1000)")).isEqualTo("1000");
    assertThat(deep.text("Deep().F(-1)"))
        .isEqualTo("!!Maximum recursive depth exceeded. (Possible infinite recursion?)");
  }

  @Test
  void hostileFilesAreRefusedWithAPlace() {
    WrittenFolder hostile =
        written("Nest", "class Nest() " + "class A() ".repeat(1000))
            .file("Deep.cgs", "class Deep() def F := " + "(".repeat(100_000) + "; end")
            .file("Empty.cgs", "")
            .file("Word.cgs", "class")
            .file("Bytes.cgs", "class Bytes() def F := \u0000\u0001; end");
    assertThat(hostile.text("Nest()"))
        .isEqualTo("!!Nested too deeply: at most 50 classes within each other are read.");
    assertThat(hostile.text("Deep()")).startsWith("!!Nested too deeply");
    assertThat(hostile.text("Empty()")).isEqualTo("Nothing");
    assertThat(hostile.failure("Word()").positions()).isNotEmpty();
    assertThat(hostile.failure("Bytes()").positions()).isNotEmpty();
  }
}
