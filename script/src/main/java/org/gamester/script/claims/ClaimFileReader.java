package org.gamester.script.claims;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.gamester.lab.claims.Claim;
import org.gamester.lab.claims.Paper;
import org.gamester.script.evaluation.Formulas;
import org.gamester.script.evaluation.ScopeChecker;
import org.gamester.script.syntax.Expression;
import org.gamester.script.syntax.Expression.FunctionLiteral;
import org.gamester.script.syntax.Expression.Parameter;
import org.gamester.script.syntax.Source;
import org.gamester.script.syntax.SourcePlace;
import org.gamester.script.syntax.SyntaxException;

/** Reads a claims file: the paper, then all definitions, then the claims. */
final class ClaimFileReader {

  private final Source source;
  private final String key;
  private final Vocabulary vocabulary;
  private final ClauseScanner scanner;
  private final List<Constant> constants = new ArrayList<>();

  /** A definition without parameters, whose value is found once all functions are known. */
  private record Constant(String name, Clause value) {}

  /** A definition of a function, whose body is read once all names are known. */
  private record Function(String name, List<Parameter> parameters, Clause body) {}

  ClaimFileReader(Source source, String key, Vocabulary vocabulary) {
    this.source = source;
    this.key = key;
    this.vocabulary = vocabulary;
    this.scanner = new ClauseScanner(source);
  }

  /** Reads the paper alone. */
  Paper readPaper() {
    return paper(scanner.items());
  }

  private Paper paper(List<Clause> items) {
    if (items.isEmpty() || !items.getFirst().keyword().equals("paper")) {
      throw new SyntaxException(
          "expected the paper that the claims come from first, as in `paper \"Notes\"`",
          items.isEmpty() ? new SourcePlace(source, 0, 1) : items.getFirst().keywordPosition());
    }
    return paper(items.getFirst());
  }

  ClaimFile read() {
    List<Clause> items = scanner.items();
    Paper paper = paper(items);
    readDefinitions(items);
    List<Claim> claims = new ArrayList<>();
    SectionReader sections = new SectionReader(vocabulary, scanner);
    Set<String> numbers = new HashSet<>();
    for (Clause item : items.subList(1, items.size())) {
      switch (item.keyword()) {
        case "claim" -> {
          Claim claim = new ClaimReader(paper, vocabulary, scanner).read(item);
          if (!numbers.add(claim.number())) {
            throw new SyntaxException(
                "There are two claims \"" + claim.number() + "\".", "", item.keywordPosition());
          }
          claims.add(claim);
          sections.add(claim);
        }
        case "section" -> sections.begin(item);
        case "paper" ->
            throw new SyntaxException("There are two papers.", "", item.keywordPosition());
        default -> {}
      }
    }
    return new ClaimFile(paper, claims, sections.sections());
  }

  private Paper paper(Clause item) {
    String itsKey = key;
    String name = "";
    List<String> conventions = new ArrayList<>();
    List<Clause> clauses = scanner.clauses(item);
    for (Clause clause : clauses.subList(1, clauses.size())) {
      switch (clause.keyword()) {
        case "key" -> itsKey = clause.words();
        case "called" -> name = Prose.only(clause);
        case "convention" -> conventions.add(Prose.only(clause));
        default ->
            throw new SyntaxException(
                "expected `key`, `called` or `convention`", clause.keywordPosition());
      }
    }
    Prose.Quoted title = Prose.read(clauses.getFirst());
    String whole = title.text() + title.rest().words().replaceFirst("^,\\s*", ", ");
    return new Paper(itsKey, whole, name.isEmpty() ? whole : name, conventions);
  }

  private void readDefinitions(List<Clause> items) {
    List<Function> functions = new ArrayList<>();
    Set<String> names = new HashSet<>();
    for (Clause item : items) {
      if (item.keyword().equals("define")) {
        definition(item, functions, names);
      }
    }
    for (Function function : functions) {
      // Known before the bodies are read, which may refer to any of them.
      Expression body = new Expression.BooleanLiteral(false, item(function));
      vocabulary.define(
          function.name,
          new FunctionLiteral(function.name, function.parameters, body, item(function)));
    }
    constants.forEach(constant -> vocabulary.announce(constant.name));
    for (Function function : functions) {
      List<String> parameters = function.parameters.stream().map(Parameter::name).toList();
      Expression body = new ExpressionReader(vocabulary, parameters).read(function.body);
      FunctionLiteral literal =
          new FunctionLiteral(function.name, function.parameters, body, item(function));
      ScopeChecker.check(literal, name -> {});
      vocabulary.define(function.name, literal);
    }
    for (Constant constant : constants) {
      Expression value = new ExpressionReader(vocabulary, List.of()).read(constant.value);
      FunctionLiteral literal = new FunctionLiteral(null, List.of(), value, value.position());
      ScopeChecker.check(literal, name -> {});
      vocabulary.defineConstant(constant.name, vocabulary.formulas().value(literal));
    }
  }

  private static SourcePlace item(Function function) {
    return function.body.keywordPosition();
  }

  /** Reads {@code name(parameters) := body}. */
  private void definition(Clause item, List<Function> functions, Set<String> names) {
    String text = source.text();
    int start = item.firstCharacter();
    int end = start;
    while (end < item.end() && isWordPart(text.charAt(end))) {
      end++;
    }
    String name = text.substring(start, end);
    SourcePlace position = new SourcePlace(source, start, Math.max(start + 1, end));
    if (name.isEmpty() || !Character.isLetter(name.charAt(0))) {
      throw Prose.expected("a name, as in `define f(n) := n + 1`", item, start);
    }
    if (!names.add(name) || vocabulary.defines(name)) {
      throw new SyntaxException("There are two definitions of `" + name + "`.", "", position);
    }
    if (Formulas.isReserved(name, vocabulary.library()) || Vocabulary.isDown(name)) {
      throw new SyntaxException("`" + name + "` means something else already.", "", position);
    }
    List<Parameter> parameters = null;
    int at = end;
    if (at < item.end() && text.charAt(at) == '(') {
      int close = text.indexOf(')', at);
      if (close < 0 || close >= item.end()) {
        throw Prose.expected("`)` after the parameters of " + name, item, item.end());
      }
      parameters = parameters(item.part(at + 1, close));
      at = close + 1;
    }
    at = item.part(at, item.end()).firstCharacter();
    if (!text.startsWith(":=", at)) {
      throw Prose.expected("`:=` and what `" + name + "` stands for", item, at);
    }
    Clause body = item.part(at + 2, item.end());
    if (parameters == null) {
      constants.add(new Constant(name, body));
    } else {
      functions.add(new Function(name, parameters, body));
    }
  }

  private List<Parameter> parameters(Clause clause) {
    List<Parameter> parameters = new ArrayList<>();
    if (clause.isBlank()) {
      return parameters;
    }
    for (Clause part : scanner.list(clause)) {
      int first = part.firstCharacter();
      String name = part.words();
      SourcePlace position =
          new SourcePlace(source, first, Math.max(first + 1, first + name.length()));
      if (!name.matches("[A-Za-z][A-Za-z0-9_]*") || Vocabulary.isDown(name)) {
        throw new SyntaxException("expected the name of a parameter", position);
      }
      if (parameters.stream().anyMatch(parameter -> parameter.name().equals(name))) {
        throw new SyntaxException("There are two parameters `" + name + "`.", "", position);
      }
      parameters.add(new Parameter(name, null, null, false, position));
    }
    return parameters;
  }

  private static boolean isWordPart(char c) {
    return Character.isLetterOrDigit(c) || c == '_';
  }
}
