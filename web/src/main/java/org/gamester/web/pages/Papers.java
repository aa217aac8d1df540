package org.gamester.web.pages;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import org.gamester.web.answers.Question;
import org.gamester.web.jobs.Client;
import org.gamester.web.jobs.Scheduler;
import org.jspecify.annotations.Nullable;

/**
 * The papers whose statements can be checked, and the statements. They are those of the program, so
 * that each is asked for once.
 */
public final class Papers {
  /** What separates a chapter of a book from the book in its title. */
  private static final String CHAPTER = ", chapter ";

  private final Scheduler scheduler;
  private final Map<String, List<Statement>> statements = new ConcurrentHashMap<>();
  private volatile List<Paper> papers = List.of();

  Papers(Scheduler scheduler) {
    this.scheduler = scheduler;
  }

  /**
   * A paper, or a chapter of a book.
   *
   * @param key the last part of its address
   * @param name what it is called
   * @param citation authors, title and year
   * @param claims how many statements it has
   */
  public record Paper(String key, String name, String citation, long claims) {
    /** Whether it is a chapter of a book. */
    public boolean isChapter() {
      return citation.contains(CHAPTER);
    }

    /** The authors, title and year of the book of which it is a chapter. */
    public String book() {
      return citation.split(CHAPTER, 2)[0];
    }

    /** The name typeset. */
    public String nameHtml() {
      return StatementHtml.of(name);
    }

    /** The citation typeset; empty if it says no more than the name. */
    public String citationHtml() {
      return citation.equals(name) ? "" : StatementHtml.of(citation);
    }

    /** The address of its page. */
    public String address() {
      return "/papers/" + Addresses.segment(key);
    }
  }

  /**
   * A statement that nobody has checked.
   *
   * @param section the number of the section in which it stands; empty if there are no sections
   * @param title the title of the section
   */
  public record Statement(
      String paper, String section, String title, String number, String text, String unchecked) {

    /** The statement typeset. */
    public String html() {
      return StatementHtml.of(text);
    }

    /** The number, in a section without that of the section. */
    public String shortNumber() {
      return !section.isEmpty() && number.startsWith(section + " ")
          ? number.substring(section.length() + 1)
          : number;
    }

    /** The same typeset. */
    public String shortNumberHtml() {
      return StatementHtml.of(shortNumber());
    }

    /** The address of a page on which it is checked. */
    public String address() {
      return "/papers/%s?number=%s".formatted(Addresses.segment(paper), Addresses.encoded(number));
    }
  }

  /** A section with its statements. */
  public record PaperSection(String number, String title, List<Statement> statements) {
    public PaperSection {
      statements = List.copyOf(statements);
    }

    /** With those statements only whose numbers begin in this way. */
    PaperSection of(String beginning) {
      return new PaperSection(
          number,
          title,
          statements.stream().filter(each -> each.number().startsWith(beginning)).toList());
    }

    /** How many of the statements are answers to exercises. */
    public long exercises() {
      return statements.stream().filter(each -> each.number().contains("Exercise")).count();
    }
  }

  /**
   * All papers, in the order of their keys.
   *
   * @throws InterruptedException if the calling thread is interrupted while it waits for its turn
   */
  List<Paper> all(Client client) throws InterruptedException {
    List<Paper> known = papers;
    if (known.isEmpty()) {
      known =
          scheduler.rows(client, new Question.Claims()).stream()
              .filter(row -> row.get("paper") != null)
              .map(Papers::paper)
              .toList();
      papers = known;
    }
    return known;
  }

  private static Paper paper(Map<String, @Nullable Object> row) {
    String key = text(row, "paper");
    String name = text(row, "name");
    return new Paper(
        key,
        name.isEmpty() ? key : name,
        text(row, "title"),
        row.get("claims") instanceof Number count ? count.longValue() : 0);
  }

  /** The paper of a key; null if there is none. */
  @Nullable Paper paper(Client client, String key) throws InterruptedException {
    return all(client).stream().filter(each -> each.key().equals(key)).findFirst().orElse(null);
  }

  /** The statements of a paper, in order. */
  List<Statement> statements(Client client, String key) throws InterruptedException {
    List<Statement> known = statements.get(key);
    if (known == null) {
      known =
          scheduler.rows(client, Question.Claims.statements(key)).stream()
              .filter(row -> row.get("number") != null)
              .map(Papers::statement)
              .toList();
      if (!known.isEmpty()) {
        statements.put(key, known);
      }
    }
    return known;
  }

  private static Statement statement(Map<String, @Nullable Object> row) {
    return new Statement(
        text(row, "paper"),
        text(row, "section"),
        text(row, "title"),
        text(row, "number"),
        text(row, "statement"),
        text(row, "unchecked"));
  }

  /** The statements of a paper by sections; one section without a number if there are none. */
  List<PaperSection> sections(Client client, String key) throws InterruptedException {
    List<PaperSection> sections = new ArrayList<>();
    List<Statement> here = new ArrayList<>();
    for (Statement statement : statements(client, key)) {
      if (!here.isEmpty() && !here.getFirst().section().equals(statement.section())) {
        sections.add(section(here));
        here.clear();
      }
      here.add(statement);
    }
    if (!here.isEmpty()) {
      sections.add(section(here));
    }
    return sections;
  }

  private static PaperSection section(List<Statement> statements) {
    Statement first = statements.getFirst();
    return new PaperSection(first.section(), first.title(), statements);
  }

  private static String text(Map<String, @Nullable Object> row, String name) {
    return Objects.toString(row.get(name), "");
  }
}
