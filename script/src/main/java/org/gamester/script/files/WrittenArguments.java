package org.gamester.script.files;

import java.util.ArrayList;
import java.util.List;
import org.gamester.rulesets.BoardKind;
import org.gamester.rulesets.Parameters;
import org.gamester.rulesets.Rules;
import org.gamester.rulesets.TextException;
import org.gamester.rulesets.TextReader;
import org.gamester.script.boards.Graph;
import org.gamester.script.classes.Elements;
import org.gamester.script.evaluation.BoardTexts;
import org.gamester.script.evaluation.GameInstance;
import org.gamester.script.evaluation.Instance;
import org.gamester.script.evaluation.WrittenClass;
import org.gamester.script.objects.ScriptException;
import org.gamester.script.output.ValueWriter;
import org.gamester.script.syntax.Expression;
import org.gamester.script.syntax.Expression.Parameter;
import org.gamester.script.syntax.Parser;
import org.gamester.script.syntax.Program;
import org.gamester.script.syntax.Source;
import org.gamester.script.syntax.SyntaxException;

/** Arguments of written classes as texts of the catalogue: parameters, and positions. */
record WrittenArguments(WrittenClass type) {

  /** An expression as it was written. */
  static String source(Expression expression) {
    return ValueWriter.source(expression);
  }

  /**
   * The ruleset that parameters choose.
   *
   * @throws TextException if they do not fit
   */
  Instance ruleset(Parameters given, Rules rules) {
    List<Object> values = new ArrayList<>();
    for (Parameter parameter : type.parameters()) {
      TextReader text = given.reader(parameter.name());
      String content = text.content();
      try {
        values.add(value(content));
      } catch (ScriptException e) {
        throw text.error(e.getMessage() + " " + e.detail());
      } catch (SyntaxException e) {
        throw text.errorAt(
            Math.min(text.offset() + e.position().start(), text.end()),
            e.getMessage() + " " + e.detail());
      }
    }
    return Faults.checked(
        rules.ruleset().id(),
        () -> (Instance) type.home().evaluation().call(type, values.toArray()));
  }

  /** The parameters of an object, as they are written between braces. */
  static Parameters parameters(Instance ruleset) {
    WrittenClass type = (WrittenClass) ruleset.languageClass();
    List<String> texts = new ArrayList<>();
    for (Parameter parameter : type.parameters()) {
      texts.add(ValueWriter.EXACT.write(ruleset.field(parameter.name())));
    }
    return texts.isEmpty()
        ? Parameters.NONE
        : Parameters.of(new WrittenRuleset(type, null), String.join(", ", texts));
  }

  private Object value(String text) {
    Program program = Parser.parse(new Source("parameter", text));
    return type.home().evaluation().run(program);
  }

  /**
   * The position that a text stands for.
   *
   * @throws TextException if it is not one, at an offset of the text
   * @throws ScriptException if making it fails
   */
  Object position(Object ruleset, String text, BoardKind board) {
    if (board == BoardKind.GRAPH) {
      return type.home().evaluation().call(ruleset, text);
    }
    List<Object> arguments;
    int added = 1;
    try {
      Object list = value("[" + text + "]");
      arguments = Elements.of(list);
    } catch (SyntaxException e) {
      int offset = Math.clamp(e.position().start() - added, 0, text.length());
      throw new TextException(text, offset, e.getMessage() + " " + e.detail());
    }
    return type.home().evaluation().call(ruleset, arguments.toArray());
  }

  /** The text of a position: its graph, or the values that make it. */
  String text(GameInstance game) {
    List<String> texts = new ArrayList<>();
    for (Object value : game.arguments()) {
      texts.add(
          value instanceof Graph
              ? BoardTexts.of(game, value).orElseGet(() -> ValueWriter.EXACT.write(value))
              : ValueWriter.EXACT.write(value));
    }
    String text = String.join(",", texts);
    return text.startsWith("-") ? "." + text : text; // a graph: a sign would negate it
  }

  /** What {@code Picture} of the class says; else the text. */
  String picture(GameInstance game, String text) {
    return game.writtenClass().writes("Picture")
        ? String.valueOf(type.home().member(game, "Picture"))
        : text;
  }
}
