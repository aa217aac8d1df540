package org.gamester.script.claims;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.gamester.script.evaluation.Formulas;
import org.gamester.script.evaluation.ScopeChecker;
import org.gamester.script.objects.ScriptException;
import org.gamester.script.syntax.Expression;
import org.gamester.script.syntax.Expression.Assignment;
import org.gamester.script.syntax.Expression.FunctionLiteral;
import org.gamester.script.syntax.Expression.Name;
import org.gamester.script.syntax.Expression.Parameter;
import org.gamester.script.syntax.Parser;
import org.gamester.script.syntax.SourcePlace;
import org.gamester.script.syntax.SyntaxException;
import org.gamester.script.syntax.UserNames;

/** Reads the expressions of a claims file, in which names stand for values. */
final class ExpressionReader {

  private final Vocabulary vocabulary;
  private final Set<String> variables;

  /**
   * @param variables the parameters of the definition, or the variables of the claim
   */
  ExpressionReader(Vocabulary vocabulary, List<String> variables) {
    this.vocabulary = vocabulary;
    this.variables = new LinkedHashSet<>(variables);
  }

  /** The expression that a clause consists of. All names in it are known. */
  Expression read(Clause clause) {
    Expression expression = parse(clause);
    for (Name name : freeNames(expression)) {
      if (!variables.contains(name.name())
          && !vocabulary.defines(name.name())
          && !Formulas.isKnown(name.name(), vocabulary.library())) {
        List<String> known = new ArrayList<>(variables);
        known.addAll(vocabulary.names());
        throw new ScriptException(
                "Nothing here is called `" + name.name() + "`.",
                Formulas.suggestion(name.name(), known))
            .at(name.position());
      }
    }
    return expression;
  }

  /** The expression that a clause consists of, whatever the names in it. */
  Expression parse(Clause clause) {
    if (clause.isBlank()) {
      throw Prose.expected("an expression", clause, clause.end());
    }
    Expression expression =
        Parser.parseExpression(
            clause.source(),
            clause.start(),
            clause.end(),
            vocabulary.rulesets().catalogue(),
            names());
    if (expression instanceof Assignment) {
      throw new SyntaxException(
          "`:=` gives a name a value in `define` only; equality is `==`", expression.position());
    }
    return expression;
  }

  /** The variables, and what the file defines: they win over the names of rulesets. */
  private UserNames names() {
    return new UserNames() {
      @Override
      public boolean isVariable(String name) {
        return isValue(name) || vocabulary.defines(name);
      }

      @Override
      public boolean isValue(String name) {
        return variables.contains(name) || vocabulary.definesValue(name);
      }
    };
  }

  /** The names in an expression that its own functions and loops do not declare. */
  static List<Name> freeNames(Expression expression) {
    List<Name> free = new ArrayList<>();
    ScopeChecker.check(expression, free::add);
    return free;
  }

  /** Whether an expression depends on a variable. */
  boolean mentionsVariable(Expression expression) {
    return freeNames(expression).stream().anyMatch(name -> variables.contains(name.name()));
  }

  /** The function of the variables that an expression is. */
  FunctionLiteral function(Expression body) {
    SourcePlace position = body.position();
    List<Parameter> parameters =
        variables.stream().map(name -> new Parameter(name, null, null, false, position)).toList();
    FunctionLiteral function = new FunctionLiteral(null, parameters, body, position);
    ScopeChecker.check(function, name -> {});
    return function;
  }
}
