package org.gamester.script.claims;

import java.util.ArrayList;
import java.util.List;
import org.gamester.lab.Variable;
import org.gamester.script.classes.Classes;
import org.gamester.script.classes.StandardClasses;
import org.gamester.script.objects.ObjectList;
import org.gamester.script.objects.ObjectSet;
import org.gamester.script.objects.ScriptException;
import org.gamester.script.syntax.BinaryOperator;
import org.gamester.script.syntax.Expression;
import org.gamester.script.syntax.Expression.FunctionLiteral;
import org.gamester.script.syntax.Expression.Name;
import org.gamester.script.syntax.SourcePlace;
import org.gamester.script.syntax.SyntaxException;

/** The variables of a claim, as they are read one after another. */
final class Quantifiers {

  private final Vocabulary vocabulary;
  private final List<Variable> variables = new ArrayList<>();
  private final List<TextDomain> domains = new ArrayList<>();
  private final List<Membership> memberships = new ArrayList<>();

  /**
   * Values between the least and the greatest that a variable does not always have.
   *
   * @param name the clause as it is written
   * @param condition what distinguishes them
   */
  record Membership(String name, Expression condition) {}

  Quantifiers(Vocabulary vocabulary) {
    this.vocabulary = vocabulary;
  }

  List<Variable> variables() {
    return List.copyOf(variables);
  }

  List<TextDomain> domains() {
    return List.copyOf(domains);
  }

  List<Membership> memberships() {
    return List.copyOf(memberships);
  }

  List<String> names() {
    return variables.stream().map(Variable::name).toList();
  }

  /** Reads {@code x in 0..8}, {@code y in 0..x only}, {@code s in S}. */
  void add(Clause part) {
    String text = part.source().text();
    int start = part.firstCharacter();
    int end = start;
    while (end < part.end()
        && (Character.isLetterOrDigit(text.charAt(end)) || text.charAt(end) == '_')) {
      end++;
    }
    String name = text.substring(start, end);
    SourcePlace position = new SourcePlace(part.source(), start, Math.max(end, start + 1));
    int in = part.part(end, part.end()).firstCharacter();
    if (name.isEmpty() || !Character.isLetter(name.charAt(0))) {
      throw Prose.expected("a variable with its range, as in `x in 0..8`", part, start);
    }
    boolean isIn =
        in + 2 <= part.end()
            && text.startsWith("in", in)
            && (in + 2 == part.end() || !Character.isLetterOrDigit(text.charAt(in + 2)));
    if (!isIn) {
      throw Prose.expected("`in` and the range of " + name, part, in);
    }
    if (names().contains(name)) {
      throw new SyntaxException("There are two variables `" + name + "`.", "", position);
    }
    if (vocabulary.library().visible(name) != null || Vocabulary.isDown(name)) {
      throw new SyntaxException("`" + name + "` means something else already.", "", position);
    }
    String range = text.substring(in + 2, part.end()).stripTrailing();
    boolean only =
        range.endsWith("only")
            && range.length() > 4
            && Character.isWhitespace(range.charAt(range.length() - 5));
    int rangeEnd = in + 2 + range.length() - (only ? 4 : 0);
    addVariable(name, part.part(in + 2, rangeEnd), only, position);
  }

  private void addVariable(String name, Clause range, boolean only, SourcePlace position) {
    ExpressionReader reader = new ExpressionReader(vocabulary, names());
    Expression expression = reader.read(range);
    if (expression instanceof Expression.Range bounds && bounds.step() == null) {
      if (reader.mentionsVariable(bounds)) {
        addDependent(name, bounds, only, range);
      } else {
        addIntegers(name, integer(bounds.from()), integer(bounds.to()), only, position);
      }
      return;
    }
    if (reader.mentionsVariable(expression)) {
      throw new SyntaxException(
          "Only the bounds of a range may depend on other variables.", "", expression.position());
    }
    Object value = constant(expression);
    if (Classes.is(value, StandardClasses.INTEGER)) {
      int n = small(value, expression);
      addIntegers(name, n, n, only, position);
      return;
    }
    List<Object> objects =
        switch (value) {
          case ObjectSet set -> set.sorted();
          case ObjectList list -> list;
          default ->
              throw Classes.expected(StandardClasses.COLLECTION, value).at(expression.position());
        };
    if (objects.isEmpty()) {
      throw new SyntaxException("There are no values for `" + name + "`.", "", position);
    }
    List<String> labels = objects.stream().map(vocabulary.formulas()::text).toList();
    add(new Variable(name, 1, objects.size(), true, new TextDomain.Listed(objects, labels)));
  }

  private void addDependent(String name, Expression.Range bounds, boolean only, Clause range) {
    TextDomain.Dependent domain =
        new TextDomain.Dependent(Interval.bound(bounds.from()), Interval.bound(bounds.to()));
    int[] box = domain.bounds(variables).orElseThrow();
    if (box[0] > box[1]) {
      throw new SyntaxException("There are no values for `" + name + "`.", "", bounds.position());
    }
    add(new Variable(name, box[0], box[1], only, domain));
    Expression variable = new Name(name, bounds.position());
    memberships.add(
        new Membership(
            name + " in " + range.words(),
            new Expression.And(
                List.of(
                    relation(bounds.from(), variable, bounds.position()),
                    relation(variable, bounds.to(), bounds.position())),
                bounds.position())));
  }

  private static Expression relation(Expression left, Expression right, SourcePlace position) {
    return new Expression.RightChain(
        List.of(new Expression.Link(BinaryOperator.LESS_OR_EQUAL, left, position)),
        right,
        position);
  }

  private void addIntegers(String name, int low, int high, boolean only, SourcePlace position) {
    if (low > high) {
      throw new SyntaxException("There are no values for `" + name + "`.", "", position);
    }
    add(new Variable(name, low, high, only, TextDomain.Integers.ALL));
  }

  private void add(Variable variable) {
    variables.add(variable);
    domains.add((TextDomain) variable.domain());
  }

  private int integer(Expression bound) {
    return small(constant(bound), bound);
  }

  private static int small(Object value, Expression expression) {
    try {
      return Classes.smallInteger(value);
    } catch (ScriptException e) {
      throw e.hasPosition() ? e : e.at(expression.position());
    }
  }

  private Object constant(Expression expression) {
    return vocabulary
        .formulas()
        .value(new FunctionLiteral(null, List.of(), expression, expression.position()));
  }
}
