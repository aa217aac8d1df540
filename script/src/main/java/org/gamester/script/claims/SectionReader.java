package org.gamester.script.claims;

import java.util.ArrayList;
import java.util.List;
import org.gamester.lab.claims.Claim;
import org.gamester.lab.claims.PaperSection;
import org.gamester.script.syntax.SourcePlace;
import org.gamester.script.syntax.SyntaxException;

/** Reads the sections of a claims file; each has the claims that follow it. */
final class SectionReader {
  private final Vocabulary vocabulary;
  private final ClauseScanner scanner;
  private final List<PaperSection> sections = new ArrayList<>();

  SectionReader(Vocabulary vocabulary, ClauseScanner scanner) {
    this.vocabulary = vocabulary;
    this.scanner = scanner;
  }

  /** Begins the section of an item {@code section "0.6", "Nimbers"}. */
  void begin(Clause item) {
    List<Clause> clauses = scanner.clauses(item);
    List<Clause> head = scanner.list(clauses.getFirst());
    if (head.size() != 2) {
      throw new SyntaxException(
          "A section has a number and a title.",
          "expected two texts, as in `section \"0.6\", \"Nimbers\"`",
          item.keywordPosition());
    }
    String number = Prose.only(head.getFirst());
    if (sections.stream().anyMatch(section -> section.number().equals(number))) {
      throw new SyntaxException(
          "There are two sections \"" + number + "\".", "", item.keywordPosition());
    }
    String page = "";
    List<String> rulesets = new ArrayList<>();
    for (Clause clause : clauses.subList(1, clauses.size())) {
      switch (clause.keyword()) {
        case "page" -> page = clause.words();
        case "rulesets" -> scanner.list(clause).forEach(name -> rulesets.add(known(name)));
        default ->
            throw new SyntaxException("expected `page` or `rulesets`", clause.keywordPosition());
      }
    }
    sections.add(new PaperSection(number, Prose.only(head.getLast()), page, rulesets, List.of()));
  }

  private String known(Clause clause) {
    String name = clause.words();
    if (!vocabulary.rulesets().catalogue().has(name)) {
      int first = clause.firstCharacter();
      throw new SyntaxException(
          "There is no ruleset `" + name + "`.",
          "",
          new SourcePlace(clause.source(), first, first + Math.max(1, name.length())));
    }
    return name;
  }

  /** The next claim of the section that was begun last, if one was. */
  void add(Claim claim) {
    if (!sections.isEmpty()) {
      PaperSection last = sections.removeLast();
      List<Claim> claims = new ArrayList<>(last.claims());
      claims.add(claim);
      sections.add(
          new PaperSection(last.number(), last.title(), last.page(), last.rulesets(), claims));
    }
  }

  List<PaperSection> sections() {
    return sections;
  }
}
