package org.gamester.script.evaluation;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.gamester.rulesets.Catalogue;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.objects.Nothing;
import org.gamester.script.objects.ScriptException;
import org.gamester.script.syntax.SourcePlace;
import org.jspecify.annotations.Nullable;

/** Reading and writing variables. */
final class VariableNodes {

  private VariableNodes() {}

  record ReadLocal(Local local) implements Node {

    @Override
    public Object evaluate(Frame frame) {
      return local.read(frame);
    }

    @Override
    public Object compute(Frame frame) {
      return local.compute(frame);
    }
  }

  record AssignLocal(Local local, Node value) implements ComputedNode {

    @Override
    public Object compute(Frame frame) {
      Object assigned = value.compute(frame);
      local.assign(frame, assigned);
      return assigned;
    }
  }

  record Declare(Local local, Node value) implements ComputedNode {

    @Override
    public Object compute(Frame frame) {
      Object first = value.compute(frame);
      local.declare(frame, first);
      return first;
    }
  }

  /** Declares a variable that its own value, a function, may refer to. */
  record DeclareRecursive(Local local, Node value) implements Node {

    @Override
    public Object evaluate(Frame frame) {
      local.declare(frame, Nothing.NOTHING);
      Object function = value.evaluate(frame);
      local.assign(frame, function);
      return function;
    }
  }

  record AssignWorksheet(Variable variable, Node value) implements ComputedNode {

    @Override
    public Object compute(Frame frame) {
      Object assigned = value.compute(frame);
      frame.evaluation.generation().assign(variable, assigned);
      return assigned;
    }
  }

  /** A variable of the worksheet, or else the constant of its name. */
  static final class ReadWorksheet implements ComputedNode {
    private final String name;
    private final Variable variable;
    private final Set<String> locals;
    private final SourcePlace position;
    private String path;
    private @Nullable Object constant;

    ReadWorksheet(String name, Variable variable, Set<String> locals, SourcePlace position) {
      this.name = name;
      this.variable = variable;
      this.locals = locals;
      this.position = position;
      this.path = name;
    }

    /** Says with which names of members behind it the name was read, for advice. */
    void readWith(String longerPath) {
      path = longerPath;
    }

    @Override
    public Object compute(Frame frame) {
      Object value = variable.value;
      if (value != null) {
        return value;
      }
      Object known = constant;
      if (known == null) {
        try {
          known = Constants.find(name);
        } catch (ScriptException e) {
          throw e.at(position);
        }
        if (known == null) {
          throw undefined(frame.evaluation);
        }
        constant = known;
      }
      return known;
    }

    private boolean isKnown() {
      return variable.value != null || constant != null || Constants.names().contains(name);
    }

    private ScriptException undefined(Evaluation evaluation) {
      if (name.equals("game") && !path.equals(name)) {
        return new ScriptException(
                "There is nothing named `" + Suggestions.unknownPart(path) + "`",
                advice(evaluation))
            .at(position);
      }
      return ScriptException.undefined(name, advice(evaluation)).at(position);
    }

    /** Names of rulesets are; others are meant to be classes. */
    private static boolean isLowerCase(String name) {
      return name.equals(name.toLowerCase(Locale.ROOT));
    }

    private String advice(Evaluation evaluation) {
      Catalogue catalogue = evaluation.rulesets().catalogue();
      Optional<String> example = catalogue.example(name);
      if (path.equals(name) && isLowerCase(name) && example.isPresent()) {
        return "`%s` is a ruleset; its positions are written as in %s"
            .formatted(name, example.get());
      }
      String ruleset = Suggestions.ruleset(path);
      if (!ruleset.isEmpty() || name.equals("game") && !path.equals(name)) {
        return ruleset;
      }
      String symbol = Suggestions.symbol(name);
      if (!symbol.isEmpty()) {
        return symbol;
      }
      Set<String> names = new TreeSet<>(locals);
      names.addAll(evaluation.generation().variables().names());
      names.addAll(Constants.names());
      Map<String, String> hidden = new HashMap<>();
      for (LanguageClass type : evaluation.library().all()) {
        names.add(type.name());
        if (evaluation.library().visible(type.name()) == null) {
          hidden.put(type.name(), type.qualifiedName());
        }
      }
      String nearest = Suggestions.nearest(name, names);
      return Suggestions.sentence(hidden.getOrDefault(nearest, nearest));
    }
  }

  /** What is meant by a name if it is that of a variable, and what if it is not. */
  record IfAssigned(ReadWorksheet name, Node ofVariable, Node otherwise) implements Node {

    @Override
    public Object evaluate(Frame frame) {
      return (name.isKnown() ? ofVariable : otherwise).evaluate(frame);
    }
  }
}
