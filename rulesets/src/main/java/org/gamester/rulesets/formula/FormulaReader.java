package org.gamester.rulesets.formula;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Subset;
import org.gamester.rulesets.TextReader;

/// Reads `(x1|x2)&(x2|x3|x4) after x1 with x5,x6`: clauses, then the variables that are true and
/// those that are in no clause. `v` or `or` may stand for the bar, `and` for the sign &.
///
/// Variables are words of letters, digits and _. They are put in order by their names, where
/// numbers at the end count as numbers.
final class FormulaReader {
  private static final Set<String> WORDS = Set.of("v", "or", "and", "after", "with", "not");

  private final AvoidTrue game;
  private final TextReader text;
  private final List<List<String>> clauses = new ArrayList<>();
  private final Map<String, Integer> places = new HashMap<>();
  private final Set<String> trueOnes = new LinkedHashSet<>();
  private final Set<String> inClauses = new HashSet<>();

  FormulaReader(AvoidTrue game, TextReader text) {
    this.game = game;
    this.text = text;
  }

  Position read() {
    text.skipBlanks();
    int start = text.offset();
    do {
      clauses.add(clause());
    } while (text.accept('&') || acceptWord("and"));
    text.skipBlanks();
    int after = text.offset();
    if (acceptWord("after")) {
      readTrueOnes();
    }
    if (acceptWord("with")) {
      readFurther();
    }
    Formula formula = formula();
    if (formula.isTrue()) {
      throw text.errorAt(trueOnes.isEmpty() ? start : after, "the formula is already true");
    }
    return formula;
  }

  private boolean acceptWord(String word) {
    int start = text.offset();
    if (text.name().equalsIgnoreCase(word)) {
      return true;
    }
    text.moveTo(start);
    return false;
  }

  private List<String> clause() {
    boolean bracket = text.accept('(');
    if (bracket && text.accept(')')) {
      text.moveTo(text.offset() - 1);
      throw text.error("this clause is empty; it can never become true");
    }
    List<String> clause = new ArrayList<>();
    do {
      String variable = variable();
      places.put(variable, 0);
      inClauses.add(variable);
      clause.add(variable);
    } while (text.accept('|') || acceptWord("v") || acceptWord("or"));
    if (bracket) {
      text.expect(')');
    }
    return clause;
  }

  private String variable() {
    text.skipBlanks();
    int start = text.offset();
    char c = text.peek();
    if (c == '!' || c == '~' || c == '-' || c == '\u00ac' || acceptWord("not")) {
      throw text.errorAt(start, "variables are not negated in this game");
    }
    StringBuilder name = new StringBuilder();
    while (Character.isLetterOrDigit(text.peek()) || text.peek() == '_') {
      name.append(text.next());
    }
    boolean isWord = WORDS.contains(name.toString().toLowerCase(Locale.ROOT));
    if (name.isEmpty() || isWord || !Character.isLetter(name.charAt(0))) {
      text.moveTo(start);
      throw text.expected("a variable such as x1");
    }
    return name.toString();
  }

  private void readTrueOnes() {
    do {
      text.skipBlanks();
      int start = text.offset();
      String variable = variable();
      if (!trueOnes.add(variable)) {
        throw text.errorAt(start, "the variable " + variable + " is made true twice");
      }
      places.put(variable, 0);
    } while (text.accept(','));
  }

  private void readFurther() {
    Set<String> further = new HashSet<>();
    do {
      text.skipBlanks();
      int start = text.offset();
      String variable = variable();
      if (inClauses.contains(variable) || !further.add(variable)) {
        throw text.errorAt(start, "the variable " + variable + " is listed already");
      }
      places.put(variable, 0);
    } while (text.accept(','));
  }

  private Formula formula() {
    TreeMap<String, Integer> sorted = new TreeMap<>(ORDER);
    sorted.putAll(places);
    List<String> names = List.copyOf(sorted.keySet());
    for (int i = 0; i < names.size(); i++) {
      places.put(names.get(i), i);
    }
    return new Formula(game, names, clauses.stream().map(this::subset).toList(), subset(trueOnes));
  }

  private Subset subset(Collection<String> variables) {
    BitSet bits = new BitSet();
    variables.forEach(variable -> bits.set(places.getOrDefault(variable, 0)));
    return Subset.of(bits);
  }

  private static final Comparator<String> ORDER =
      Comparator.comparing(FormulaReader::letters)
          .thenComparingInt(name -> number(name).length())
          .thenComparing(FormulaReader::number)
          .thenComparing(Comparator.naturalOrder());

  private static String letters(String name) {
    int end = name.length();
    while (Character.isDigit(name.charAt(end - 1))) {
      end--;
    }
    return name.substring(0, end);
  }

  private static String number(String name) {
    return name.substring(letters(name).length()).replaceFirst("^0+", "");
  }
}
