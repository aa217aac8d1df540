package org.gamester.web.api;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Supplier;
import org.gamester.script.Worksheet;
import org.gamester.script.WorksheetNames;
import org.gamester.script.description.Description;
import org.gamester.script.description.LanguageReference;
import org.gamester.script.description.Topic;
import org.gamester.web.answers.JsonText;
import org.gamester.web.answers.Lazy;
import org.gamester.web.answers.Question.Says;
import org.gamester.web.answers.RefusedRequest;
import org.gamester.web.jobs.Scheduler;
import org.gamester.web.security.Clients;
import org.gamester.web.security.RequestText;

/** What is known of names: topics of help, and the completion of what is typed. */
final class HelpRoutes {
  /** What is asked of help. */
  record Name(
      @Says("a name of the language or a term of the theory; without it, all names")
          Optional<String> about) {}

  /** What is to be completed. */
  record Begun(
      @Says("what has been typed, up to the cursor") String text,
      @Says("the variables of the worksheet") List<String> variable) {}

  private static final int MOST_NAMES = 200;

  private final Scheduler scheduler;
  private final Supplier<LanguageReference> reference;
  private final Supplier<WorksheetNames> names = new Lazy<>(() -> new Worksheet().names());

  private HelpRoutes(Scheduler scheduler, Supplier<LanguageReference> reference) {
    this.scheduler = scheduler;
    this.reference = reference;
  }

  static void addRoutes(
      RoutesConfig routes, Scheduler scheduler, Supplier<LanguageReference> reference) {
    HelpRoutes help = new HelpRoutes(scheduler, reference);
    routes.get("/api/help", context -> help.answer(context, Name.class, help::topic));
    routes.get("/api/complete", context -> help.answer(context, Begun.class, help::complete));
    routes.post("/api/complete", context -> help.answer(context, Begun.class, help::complete));
  }

  private <T extends Record> void answer(
      Context context, Class<T> type, Function<T, Map<String, Object>> answer) throws Exception {
    T asked = Fields.read(type, RequestText.fields(context));
    String json = scheduler.compute(Clients.of(context), () -> JsonText.write(answer.apply(asked)));
    context.contentType("application/json").result(json);
  }

  private Map<String, Object> topic(Name asked) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("schema", "gamester.help/1");
    if (asked.about().isEmpty()) {
      object.put("names", reference.get().topicNames());
    } else {
      String name = asked.about().get();
      List<Topic> found = reference.get().find(name);
      if (found.isEmpty()) {
        String shown = name.length() > 60 ? name.substring(0, 60) + "..." : name;
        List<String> near = reference.get().nearest(name);
        throw new RefusedRequest(
            404,
            "there is no help on '%s'%s"
                .formatted(
                    shown, near.isEmpty() ? "" : "; the nearest are " + String.join(", ", near)));
      }
      object.put("topics", found.stream().map(HelpRoutes::json).toList());
    }
    return object;
  }

  private static Map<String, Object> json(Topic topic) {
    Description description = topic.description();
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("name", topic.name());
    object.put("kind", topic.kind().text());
    object.put("usages", List.copyOf(topic.usages()));
    object.put("text", description.text());
    object.put("example", description.example());
    object.put("reference", description.reference());
    object.put("related", List.copyOf(topic.related()));
    return object;
  }

  /** The names that may follow what is typed, with a line of help where there is one. */
  private Map<String, Object> complete(Begun asked) {
    String text = asked.text();
    int start = text.length();
    while (start > 0 && isPartOfName(text.charAt(start - 1))) {
      start--;
    }
    String begun = text.substring(start).toLowerCase(Locale.ROOT);
    Map<String, String> found = new TreeMap<>();
    for (String name : candidates(text.substring(0, start), asked.variable())) {
      if (name.toLowerCase(Locale.ROOT).startsWith(begun) && found.size() < MOST_NAMES) {
        found.put(name, lineOfHelp(name));
      }
    }
    List<Map<String, String>> list = new ArrayList<>();
    found.forEach(
        (name, line) -> {
          Map<String, String> entry = new LinkedHashMap<>();
          entry.put("name", name);
          entry.put("help", line);
          list.add(entry);
        });
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("schema", "gamester.completion/1");
    object.put("from", start);
    object.put("names", list);
    return object;
  }

  private static boolean isPartOfName(char c) {
    return Character.isLetterOrDigit(c) || c == '_' || c == '-';
  }

  private Set<String> candidates(String before, List<String> variables) {
    if (before.endsWith(".") && !before.endsWith("..")) {
      return names.get().after(before.substring(0, before.length() - 1));
    }
    Set<String> all = new TreeSet<>(names.get().global());
    all.addAll(names.get().rulesets());
    all.addAll(variables);
    return all;
  }

  private String lineOfHelp(String name) {
    return reference.get().find(name).stream()
        .map(topic -> topic.description().text())
        .findFirst()
        .map(text -> text.split("(?<=\\.) ", 2)[0])
        .orElse("");
  }
}
