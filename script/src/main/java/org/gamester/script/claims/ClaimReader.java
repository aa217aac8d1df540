package org.gamester.script.claims;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.gamester.lab.claims.Claim;
import org.gamester.lab.claims.Comparison;
import org.gamester.lab.claims.Formula;
import org.gamester.lab.claims.Hypothesis;
import org.gamester.lab.claims.Paper;
import org.gamester.lab.claims.Remedy;
import org.gamester.script.syntax.BinaryOperator;
import org.gamester.script.syntax.Expression;
import org.gamester.script.syntax.Expression.RightChain;
import org.gamester.script.syntax.SyntaxException;
import org.jspecify.annotations.Nullable;

/** Reads one claim of a claims file. */
final class ClaimReader {

  private final Paper paper;
  private final Vocabulary vocabulary;
  private final ClauseScanner scanner;
  private final Quantifiers quantifiers;
  private final List<Hypothesis> hypotheses = new ArrayList<>();
  private final List<String> notes = new ArrayList<>();
  private String says = "";
  private String damage = "";
  private String unchecked = "";
  private @Nullable Clause statement;
  private @Nullable Clause shown;
  private @Nullable Clause subject;
  private @Nullable Clause remedy;

  ClaimReader(Paper paper, Vocabulary vocabulary, ClauseScanner scanner) {
    this.paper = paper;
    this.vocabulary = vocabulary;
    this.scanner = scanner;
    this.quantifiers = new Quantifiers(vocabulary);
  }

  Claim read(Clause item) {
    List<Clause> clauses = scanner.clauses(item);
    String number = Prose.only(clauses.getFirst());
    List<Clause> conditions = new ArrayList<>();
    Set<String> seen = new HashSet<>();
    for (Clause clause : clauses.subList(1, clauses.size())) {
      if (!seen.add(clause.keyword()) && !isRepeatable(clause.keyword())) {
        throw twice(clause);
      }
      switch (clause.keyword()) {
        case "for" -> scanner.list(clause).forEach(quantifiers::add);
        case "given", "where" -> conditions.add(clause);
        case "says" -> says = Prose.only(clause);
        case "case" -> subject = clause;
        case "showing" -> shown = clause;
        case "note" -> notes.add(Prose.only(clause));
        case "unchecked" -> unchecked = Prose.only(clause);
        case "garbled", "lost" -> damage = Prose.only(clause);
        case "corrected", "amended", "refitted" -> {
          if (remedy != null) {
            throw twice(clause);
          }
          remedy = clause;
        }
        case Clause.STATEMENT -> statement = clause;
        default ->
            throw new SyntaxException(
                "`" + clause.keyword() + "` belongs to the paper, not to a claim",
                clause.keywordPosition());
      }
    }
    readHypotheses(conditions);
    return finish(item, number);
  }

  private static boolean isRepeatable(String keyword) {
    return switch (keyword) {
      case "for", "given", "where", "note" -> true;
      default -> false;
    };
  }

  private static SyntaxException twice(Clause clause) {
    return new SyntaxException(
        clause.keyword().equals(Clause.STATEMENT)
            ? "A claim has one statement; this is the second `:`."
            : "A claim has one `" + clause.keyword() + "` only.",
        "",
        clause.keywordPosition());
  }

  private ExpressionReader reader() {
    return new ExpressionReader(vocabulary, quantifiers.names());
  }

  private TextFormula formula(Expression expression) {
    return new TextFormula(reader().function(expression), quantifiers.domains(), vocabulary);
  }

  private TextFormula formula(Clause clause) {
    return formula(reader().read(clause));
  }

  private void readHypotheses(List<Clause> conditions) {
    quantifiers
        .memberships()
        .forEach(
            membership ->
                hypotheses.add(
                    new Hypothesis(membership.name(), formula(membership.condition()), false)));
    Set<String> names = new HashSet<>();
    for (Clause clause : conditions) {
      for (Clause part : scanner.list(clause)) {
        Hypothesis hypothesis = hypothesis(part, clause.keyword().equals("where"));
        if (!names.add(hypothesis.name())) {
          throw new SyntaxException(
              "There are two hypotheses \"" + hypothesis.name() + "\".",
              "",
              part.part(part.firstCharacter(), part.end()).keywordPosition());
        }
        hypotheses.add(hypothesis);
      }
    }
  }

  private Hypothesis hypothesis(Clause part, boolean droppable) {
    if (!Prose.isAt(part)) {
      return new Hypothesis(part.words(), formula(part), droppable);
    }
    Prose.Quoted name = Prose.read(part);
    return new Hypothesis(name.text(), formula(Prose.afterColon(name.rest())), droppable);
  }

  private Claim finish(Clause item, String number) {
    if (!unchecked.isEmpty()) {
      return listed(item, number);
    }
    Clause stated = statement;
    if (stated == null) {
      throw new SyntaxException(
          "The claim \"" + number + "\" states nothing.",
          "expected `:` and what is claimed",
          item.keywordPosition());
    }
    Expression expression = reader().read(stated);
    Formula computed;
    Formula printed;
    Comparison comparison = Comparison.EQUAL;
    Comparison relation = relation(expression);
    if (!damage.isEmpty()) {
      computed = formula(expression);
      printed = null;
    } else if (relation != null) {
      RightChain chain = (RightChain) expression;
      comparison = relation;
      computed = formula(chain.links().getFirst().operand());
      printed = formula(chain.last());
    } else {
      TextFormula condition = formula(expression);
      computed = condition::holdsAt;
      printed = values -> true;
    }
    Remedy instead = remedy == null ? null : remedy(remedy);
    requireRemedy(item, instead, printed == null);
    return new Claim(
        paper,
        number,
        says.isEmpty() ? stated.words() : says,
        quantifiers.variables(),
        List.copyOf(hypotheses),
        caseName(),
        computed,
        comparison,
        printed,
        shown == null ? null : formula(shown),
        damage,
        instead,
        List.copyOf(notes),
        "");
  }

  /** A statement in words alone. */
  private Claim listed(Clause item, String number) {
    if (says.isEmpty() || statement != null || remedy != null) {
      throw new SyntaxException(
          "A statement that is not checked stands in words alone.",
          "expected `says`, and no formula",
          item.keywordPosition());
    }
    return new Claim(
        paper,
        number,
        says,
        List.of(),
        List.of(),
        null,
        values -> true,
        Comparison.EQUAL,
        values -> true,
        null,
        "",
        null,
        List.copyOf(notes),
        unchecked);
  }

  private static void requireRemedy(Clause item, @Nullable Remedy remedy, boolean damaged) {
    if (damaged
        && (remedy == null || remedy.formula() == null || remedy.kind() == Remedy.Kind.AMENDMENT)) {
      throw new SyntaxException(
          "A statement that is garbled or lost needs what stands in its place.",
          "expected `corrected` or `refitted` with a formula",
          item.keywordPosition());
    }
    if (!damaged && remedy != null && remedy.kind() == Remedy.Kind.REFIT) {
      throw new SyntaxException(
          "`refitted` is for a statement that is lost.", "", item.keywordPosition());
    }
  }

  private @Nullable Formula caseName() {
    Clause clause = subject;
    if (clause == null) {
      return null;
    }
    if (!Prose.isAt(clause)) {
      TextFormula formula = formula(clause);
      return formula::textAt;
    }
    Prose.Quoted quoted = Prose.read(clause);
    int first = clause.firstCharacter();
    if (!quoted.rest().isBlank()) {
      TextFormula formula = formula(clause);
      return formula::textAt;
    }
    return new CaseName(
        clause.part(first + 1, quoted.rest().start() - 1),
        reader(),
        quantifiers.domains(),
        vocabulary);
  }

  /** Reads {@code "statement": formula}, perhaps with a relation, or {@code where "name": …}. */
  private Remedy remedy(Clause clause) {
    Remedy.Kind kind =
        switch (clause.keyword()) {
          case "corrected" -> Remedy.Kind.CORRECTION;
          case "amended" -> Remedy.Kind.AMENDMENT;
          default -> Remedy.Kind.REFIT;
        };
    int first = clause.firstCharacter();
    String text = clause.source().text();
    if (text.startsWith("where", first)) {
      Clause part = clause.part(first + 5, clause.end());
      Hypothesis hypothesis = hypothesis(part, true);
      return new Remedy(kind, hypothesis.name(), null, null, hypothesis.condition());
    }
    Prose.Quoted words = Prose.read(clause);
    Clause formula = Prose.afterColon(words.rest());
    int start = formula.firstCharacter();
    for (String symbol : List.of("<=", ">=", "==", "!=", "<>", "<|", "|>", "<", ">")) {
      if (text.startsWith(symbol, start) && start + symbol.length() < formula.end()) {
        return new Remedy(
            kind,
            words.text(),
            comparison(symbol),
            formula(formula.part(start + symbol.length(), formula.end())),
            null);
      }
    }
    return new Remedy(kind, words.text(), null, formula(formula), null);
  }

  private static Comparison comparison(String symbol) {
    return switch (symbol) {
      case "<=" -> Comparison.AT_MOST;
      case ">=" -> Comparison.AT_LEAST;
      case "!=" -> Comparison.DIFFERENT;
      case "<>" -> Comparison.CONFUSED;
      case "<|" -> Comparison.LESS_OR_CONFUSED;
      case "|>" -> Comparison.GREATER_OR_CONFUSED;
      case "<" -> Comparison.LESS;
      case ">" -> Comparison.GREATER;
      default -> Comparison.EQUAL;
    };
  }

  /** The relation that a statement is, if it is a single one. */
  private static @Nullable Comparison relation(Expression expression) {
    if (!(expression instanceof RightChain chain) || chain.links().size() != 1) {
      return null;
    }
    BinaryOperator operator = chain.links().getFirst().operator();
    return switch (operator) {
      case EQUAL -> Comparison.EQUAL;
      case NOT_EQUAL -> Comparison.DIFFERENT;
      case LESS -> Comparison.LESS;
      case GREATER -> Comparison.GREATER;
      case LESS_OR_EQUAL -> Comparison.AT_MOST;
      case GREATER_OR_EQUAL -> Comparison.AT_LEAST;
      case CONFUSED -> Comparison.CONFUSED;
      case LESS_OR_CONFUSED -> Comparison.LESS_OR_CONFUSED;
      case GREATER_OR_CONFUSED -> Comparison.GREATER_OR_CONFUSED;
      default -> null;
    };
  }
}
