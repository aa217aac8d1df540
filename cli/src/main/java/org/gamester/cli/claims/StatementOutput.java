package org.gamester.cli.claims;

import java.io.PrintWriter;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.gamester.cli.output.AnswerFields;
import org.gamester.lab.claims.Claim;
import org.gamester.lab.claims.ClaimSet;
import org.gamester.lab.claims.MarkdownReport;
import org.gamester.lab.claims.PaperSection;
import org.gamester.values.Fields;
import org.jspecify.annotations.Nullable;

/** Writes statements that nobody has checked, each with the section in which it stands. */
final class StatementOutput {
  private static final String SCHEMA = "gamester.statement/1";

  private final ReportOptions.Format format;
  private final PrintWriter out;
  private final Consumer<Map<String, @Nullable Object>> objects;

  /**
   * @param objects takes the objects of JSON
   */
  StatementOutput(
      ReportOptions.Format format,
      PrintWriter out,
      Consumer<Map<String, @Nullable Object>> objects) {
    this.format = format;
    this.out = out;
    this.objects = objects;
  }

  /** A statement, with the number and the title of its section where the paper has sections. */
  @Fields({
    "paper: claim.paper.key",
    "section?: section.number",
    "title?: section.title",
    "page?: section.page",
    "number: claim.number",
    "statement: claim.statement",
    "unchecked?: claim.unchecked"
  })
  record Statement(Claim claim, PaperSection section) {}

  private static final PaperSection NO_SECTION = new PaperSection("", "", "", List.of(), List.of());

  /**
   * Writes claims in their order.
   *
   * @param sets those that they are from
   */
  void write(List<ClaimSet> sets, List<Claim> claims) {
    Set<String> papers =
        claims.stream().map(claim -> claim.paper().key()).collect(Collectors.toSet());
    Map<Claim, PaperSection> sections = new IdentityHashMap<>();
    sets.stream()
        .filter(set -> papers.contains(set.paper().key()))
        .flatMap(set -> set.sections().stream())
        .forEach(section -> section.claims().forEach(claim -> sections.put(claim, section)));
    String last = "";
    for (Claim claim : claims) {
      PaperSection section = sections.getOrDefault(claim, NO_SECTION);
      String heading = section.number().isEmpty() ? "" : section.toString();
      switch (format) {
        case JSON ->
            objects.accept(AnswerFields.PLAIN.fields(SCHEMA, new Statement(claim, section)));
        case TEXT -> {
          if (!heading.equals(last)) {
            out.printf("%n%s%n", heading);
          }
          out.println(claim.number() + ": " + claim.statement());
        }
        case MARKDOWN ->
            out.println("- " + MarkdownReport.escape(claim.number() + ": " + claim.statement()));
      }
      last = heading;
    }
  }
}
