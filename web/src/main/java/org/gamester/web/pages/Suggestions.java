package org.gamester.web.pages;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.CatalogueEntry;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.TextException;
import org.gamester.rulesets.ValuePosition;
import org.gamester.script.description.LanguageReference;
import org.gamester.script.description.Topic;
import org.gamester.values.GameTooLargeException;
import org.gamester.web.answers.Lazy;
import org.gamester.web.boards.DrawnSize;
import org.gamester.web.jobs.Client;
import org.gamester.web.jobs.Scheduler;

/**
 * What the command bar offers for what is typed: the position or value itself, and whatever of the
 * catalogue, of help and of the papers has these words.
 */
final class Suggestions {
  /** What can be found by its words, in lower case. */
  private record Entry(Suggestion suggestion, String name, String words) {}

  /** An entry and how well it fits; less is better. */
  private record Find(Suggestion suggestion, int rank) {}

  private static final String PLAY = "play ";

  /** A code of an octal game, as 0.77. */
  private static final String CODE = "[0-9]*\\.[0-9\\[\\]]{1,40}";

  /** A variable in a position, as in domineering({m}x{n}). */
  private static final Pattern VARIABLE = Pattern.compile("\\{([a-z]\\w{0,9})}");

  private static final int LONGEST = 2_000;
  private static final int MOST_DETAIL = 120;
  private static final int LEAST_OF_A_STATEMENT = 3;
  private static final int EXACT = 0;
  private static final int BEGINNING = 1;
  private static final int BEGINNING_OF_A_WORD = 2;
  private static final int ANYWHERE = 3;

  private final Catalogue catalogue;
  private final Supplier<LanguageReference> reference;
  private final Papers papers;
  private final Scheduler scheduler;
  private final Lazy<List<Entry>> names = new Lazy<>(this::names);
  private volatile List<Entry> ofPapers = List.of();
  private volatile boolean hasStatements;

  Suggestions(
      Catalogue catalogue,
      Supplier<LanguageReference> reference,
      Papers papers,
      Scheduler scheduler) {
    this.catalogue = catalogue;
    this.reference = reference;
    this.papers = papers;
    this.scheduler = scheduler;
  }

  /**
   * What there is for a text, the best first. Statements of papers are among it once they have been
   * read, for which {@link #readPapers} waits.
   *
   * @param most how many at most
   * @param mostOfAKind how many at most of one kind
   * @throws InterruptedException if the calling thread is interrupted while it waits for its turn
   */
  List<Suggestion> of(Client client, String typed, int most, int mostOfAKind)
      throws InterruptedException {
    String text = typed.strip();
    if (text.isEmpty() || text.length() > LONGEST) {
      return List.of();
    }
    List<Suggestion> found = new ArrayList<>();
    typed(client, text).ifPresent(found::add);
    boolean isRead = !found.isEmpty();
    Map<Suggestion.Kind, Integer> counts = new EnumMap<>(Suggestion.Kind.class);
    for (Find find : finds(client, wanted(text))) {
      Suggestion.Kind kind = find.suggestion().kind();
      if (found.size() < most && counts.merge(kind, 1, Integer::sum) <= mostOfAKind) {
        found.add(find.suggestion());
      }
    }
    if (found.isEmpty() && text.indexOf(')') < 0) {
      example(text).ifPresent(found::add);
    }
    if (!isRead && text.matches("(?s).*[-+*/^.({\\[=<>].*")) {
      found.add(
          new Suggestion(
              Suggestion.Kind.EXPRESSION,
              text,
              "evaluate it on a worksheet",
              "/sheet?cell=" + Addresses.encoded(text)));
    }
    return found;
  }

  /** What a text is, if it is nothing that has to be looked up. */
  private Optional<Suggestion> typed(Client client, String text) throws InterruptedException {
    if (text.regionMatches(true, 0, PLAY, 0, PLAY.length())) {
      String rest = text.substring(PLAY.length()).strip();
      Optional<String> position =
          catalogue
              .example(rest)
              .or(() -> rest.indexOf('(') > 0 ? Optional.of(rest) : Optional.empty());
      return position.map(
          start ->
              new Suggestion(
                  Suggestion.Kind.PAGE,
                  "Play " + start,
                  "against the program",
                  "/play?p=" + Addresses.encoded(start) + "&you=left"));
    }
    Optional<Suggestion> read = read(client, text);
    if (read.isPresent()) {
      return read;
    }
    if (text.matches(CODE)) {
      return Optional.of(family("octal{" + text + "}(n)", List.of("n"), "0..40&show=nimber"));
    }
    List<String> variables =
        VARIABLE.matcher(text).results().map(found -> found.group(1)).distinct().toList();
    int bracket = text.indexOf('(');
    if (!variables.isEmpty() && bracket > 0 && catalogue.has(text.substring(0, bracket))) {
      return Optional.of(family(text, variables, "1..5"));
    }
    return Optional.empty();
  }

  private static Suggestion family(String of, List<String> variables, String range) {
    StringBuilder address = new StringBuilder("/families?of=").append(Addresses.encoded(of));
    variables.forEach(name -> address.append('&').append(name).append('=').append(range));
    return new Suggestion(Suggestion.Kind.PAGE, of, "as a table or a plot", address.toString());
  }

  /** The words of a question that say what it is about. */
  private static String wanted(String text) {
    String lower = text.toLowerCase(Locale.ROOT);
    String rest =
        lower.replaceAll("\\b(what|is|are|an?|the|rules? of|how to|meaning of)\\b|[?]", " ");
    return rest.isBlank() ? lower : rest.strip();
  }

  /** The position or the value that a text is. */
  private Optional<Suggestion> read(Client client, String text) throws InterruptedException {
    return scheduler.compute(
        client,
        () -> {
          try {
            return Optional.of(position(text, catalogue.readSum(text)));
          } catch (TextException | GameTooLargeException e) {
            return Optional.empty();
          }
        });
  }

  private static Suggestion position(String text, Position position) {
    boolean isValue = DrawnSize.parts(position).stream().allMatch(ValuePosition.class::isInstance);
    return new Suggestion(
        isValue ? Suggestion.Kind.VALUE : Suggestion.Kind.POSITION,
        text,
        isValue
            ? "a value"
            : DrawnSize.parts(position).stream()
                .map(part -> part.rules().ruleset().description().title())
                .distinct()
                .limit(3)
                .reduce((a, b) -> a + ", " + b)
                .orElse(""),
        "/explore?p=" + Addresses.encoded(text));
  }

  /** A position of the ruleset whose name has been typed, up to a bracket. */
  private Optional<Suggestion> example(String text) {
    int bracket = text.replace('{', '(').indexOf('(');
    return bracket <= 0
        ? Optional.empty()
        : catalogue
            .find(text.substring(0, bracket))
            .map(
                entry ->
                    new Suggestion(
                        Suggestion.Kind.POSITION,
                        entry.example(),
                        "a position of " + entry.title(),
                        "/explore?p=" + Addresses.encoded(entry.example())));
  }

  private List<Find> finds(Client client, String text) throws InterruptedException {
    List<String> words = Stream.of(text.split("[\\s-]+")).filter(word -> !word.isEmpty()).toList();
    String phrase = String.join(" ", words);
    List<Find> finds = new ArrayList<>();
    for (List<Entry> entries : List.of(names.get(), ofPapers(client))) {
      for (Entry entry : entries) {
        int rank = rank(entry, phrase, words);
        if (rank <= worst(entry.suggestion().kind(), phrase)) {
          finds.add(new Find(entry.suggestion(), rank + entry.suggestion().kind().isOneOfMany()));
        }
      }
    }
    finds.sort(
        Comparator.comparingInt(Find::rank)
            .thenComparing(find -> find.suggestion().kind())
            .thenComparingInt(find -> find.suggestion().title().length()));
    return finds;
  }

  /** How badly an entry may fit: the more there are of a kind, the better it must. */
  private static int worst(Suggestion.Kind kind, String phrase) {
    return switch (kind) {
      case STATEMENT -> phrase.length() < LEAST_OF_A_STATEMENT ? EXACT : ANYWHERE;
      case NAME -> BEGINNING;
      default -> ANYWHERE;
    };
  }

  private static int rank(Entry entry, String phrase, List<String> words) {
    String name = entry.name();
    if (name.equals(phrase)) {
      return EXACT;
    }
    if (name.startsWith(phrase)) {
      return BEGINNING;
    }
    if ((" " + name).contains(" " + phrase)) {
      return BEGINNING_OF_A_WORD;
    }
    return words.stream().allMatch(entry.words()::contains) ? ANYWHERE : ANYWHERE + 1;
  }

  private List<Entry> names() {
    List<Entry> all = new ArrayList<>();
    addRulesets(all);
    addPages(all);
    addTopics(all);
    return all;
  }

  /** The entries of papers; their statements are among them once they have been read. */
  private List<Entry> ofPapers(Client client) throws InterruptedException {
    if (ofPapers.isEmpty()) {
      List<Entry> found = new ArrayList<>();
      papers.all(client).forEach(paper -> addPaper(paper, found));
      ofPapers = found;
    }
    return ofPapers;
  }

  /**
   * Reads the statements of all papers, which can take seconds the first time.
   *
   * @throws InterruptedException if the calling thread is interrupted while it waits for its turn
   */
  void readPapers(Client client) throws InterruptedException {
    if (hasStatements) {
      return;
    }
    List<Entry> found = new ArrayList<>();
    for (Papers.Paper paper : papers.all(client)) {
      addPaper(paper, found);
      addStatements(paper, papers.sections(client, paper.key()), found);
    }
    ofPapers = found;
    hasStatements = true;
  }

  private static void add(
      List<Entry> all,
      Suggestion.Kind kind,
      String title,
      String detail,
      String more,
      String address) {
    String line =
        detail.length() <= MOST_DETAIL ? detail : detail.substring(0, MOST_DETAIL).strip() + "…";
    String name = title.toLowerCase(Locale.ROOT).replace('-', ' ');
    all.add(
        new Entry(
            new Suggestion(kind, title, line, address),
            name,
            name + " " + more.toLowerCase(Locale.ROOT).replace('-', ' ')));
  }

  private void addRulesets(List<Entry> all) {
    for (CatalogueEntry entry : catalogue.entries()) {
      String names = entry.name() + " " + String.join(" ", entry.aliases());
      add(
          all,
          entry.isNamedGame() ? Suggestion.Kind.GAME : Suggestion.Kind.RULESET,
          entry.title(),
          entry.rule(),
          entry.isNamedGame() ? names : names + " " + entry.rule(),
          "/catalogue/" + Addresses.segment(entry.name()));
    }
  }

  private static void addPages(List<Entry> all) {
    for (Section section : Section.values()) {
      add(all, Suggestion.Kind.PAGE, section.word(), "", section.words(), section.address());
    }
    add(
        all,
        Suggestion.Kind.PAGE,
        "Tutorial",
        "Ten minutes with the workbench and the theory",
        "introduction begin learn course",
        "/help/tutorial");
    add(
        all,
        Suggestion.Kind.PAGE,
        "Prove Your Move",
        "The textbook by Kyle Burke and Craig Tennenhouse, section by section",
        "book exercises chapters",
        "/papers/book");
    for (String outcome : List.of("L", "R", "N", "P", "N-position", "P-position")) {
      add(
          all,
          Suggestion.Kind.TERM,
          outcome,
          "One of the outcome classes, or a position in it",
          "",
          "/help/outcome");
    }
  }

  private void addTopics(List<Entry> all) {
    Set<String> seen = new HashSet<>();
    for (Topic topic : reference.get().topics()) {
      String name = topic.shortName();
      boolean isTerm = topic.kind() == Topic.Kind.THEORY;
      boolean isOfARuleset =
          topic.name().startsWith("game.") && topic.name().contains(".Position.");
      if (!name.equals("new")
          && topic.kind() != Topic.Kind.RULESET
          && !isOfARuleset
          && (isTerm || seen.add(name))) {
        add(
            all,
            isTerm ? Suggestion.Kind.TERM : Suggestion.Kind.NAME,
            isTerm ? name.replace('-', ' ') : name,
            topic.description().text(),
            isTerm ? topic.description().text() : "",
            "/help/" + Addresses.segment(name));
      }
    }
  }

  private static void addPaper(Papers.Paper paper, List<Entry> all) {
    add(
        all,
        Suggestion.Kind.PAPER,
        paper.name(),
        paper.citation(),
        paper.key() + " " + paper.citation(),
        paper.address());
  }

  private static void addStatements(
      Papers.Paper paper, List<Papers.PaperSection> sections, List<Entry> all) {
    for (Papers.PaperSection section : sections) {
      if (!section.number().isEmpty()) {
        add(
            all,
            Suggestion.Kind.SECTION,
            section.number() + " " + section.title(),
            paper.name(),
            paper.citation(),
            paper.address() + "#s" + section.number());
      }
      for (Papers.Statement statement : section.statements()) {
        add(
            all,
            Suggestion.Kind.STATEMENT,
            statement.number(),
            statement.text(),
            statement.text() + " " + paper.key() + " " + paper.name(),
            statement.address());
      }
    }
  }
}
