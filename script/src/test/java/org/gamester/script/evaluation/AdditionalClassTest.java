package org.gamester.script.evaluation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.gamester.analysis.Evaluator;
import org.gamester.rulesets.Catalogue;
import org.gamester.script.classes.ClassLibrary;
import org.gamester.script.classes.StandardClasses;
import org.gamester.script.forms.Rulesets;
import org.gamester.script.members.StandardLibrary;
import org.gamester.script.objects.ScriptException;
import org.gamester.script.output.ValueWriter;
import org.gamester.script.syntax.Parser;
import org.gamester.script.syntax.Program;
import org.gamester.script.syntax.Source;
import org.gamester.script.syntax.UserNames;
import org.junit.jupiter.api.Test;

/** A class that is added to one library is used like those of the language. */
final class AdditionalClassTest {

  private static final Rulesets RULESETS =
      new Rulesets(Catalogue.standard(), new Evaluator(1 << 10, false, progress -> {}));

  private static String answer(String input, ClassLibrary library) {
    Program program =
        Parser.parse(
            Source.worksheet(input), Parser.Dialect.LANGUAGE, RULESETS.catalogue(), UserNames.NONE);
    Object object =
        new Evaluation(
                new WorksheetVariables().begin(),
                ValueWriter.EXACT,
                printed -> {},
                library,
                RULESETS)
            .run(program);
    return ValueWriter.EXACT.write(object);
  }

  private static ClassLibrary withClobber() {
    ClassLibrary library = StandardLibrary.forWorksheet();
    library.define(
        "my.grid.Clobber",
        List.of(StandardClasses.POSITION),
        table -> {
          table.constructor(
              "text as String",
              (self, arguments, context) -> context.position("clobber(" + arguments[0] + ")"));
          table.constant("Players", () -> 2);
          table.function("Twice", "g as my.grid.Clobber", (self, g, context) -> g[0]);
        });
    return library;
  }

  @Test
  void aClassOfAPackageOfItsOwn() {
    ClassLibrary library = withClobber();
    assertThat(answer("my.grid.Clobber", library)).isEqualTo("my.grid.Clobber");
    assertThat(answer("my.grid.Clobber(\"xo|ox\")", library)).isEqualTo("clobber(xo|ox)");
    assertThat(answer("my.grid.Clobber(\"xo\").CanonicalForm", library)).isEqualTo("*");
    assertThat(answer("my.grid.Clobber.Players", library)).isEqualTo("2");
    assertThat(answer("3 is my.grid.Clobber", library)).isEqualTo("false");
    assertThatThrownBy(() -> answer("my.grid.Clobber.Twice(3)", library))
        .isInstanceOf(ScriptException.class)
        .hasMessageContaining("`game.Integer`, which does not match expected type")
        .hasMessageContaining("`my.grid.Clobber`");
  }

  @Test
  void itIsUnknownWithoutTheLibrary() {
    ClassLibrary library = withClobber();
    assertThat(answer("my.grid.Clobber.Players", library)).isEqualTo("2");
    assertThatThrownBy(() -> answer("my.grid.Clobber", StandardLibrary.forWorksheet()))
        .isInstanceOf(ScriptException.class);
  }
}
