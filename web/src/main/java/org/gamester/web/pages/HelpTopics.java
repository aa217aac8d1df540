package org.gamester.web.pages;

import io.javalin.config.RoutesConfig;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.gamester.script.Result;
import org.gamester.script.Worksheet;
import org.gamester.script.description.LanguageReference;
import org.gamester.script.description.Topic;
import org.gamester.values.ComputationStopped;
import org.gamester.web.answers.JsonText;
import org.gamester.web.jobs.Client;
import org.gamester.web.jobs.Scheduler;

/**
 * The words of the theory and of the language, as pages and, for completion in worksheets, as
 * {@code /api/topics}.
 */
final class HelpTopics {
  private static final int LONGEST_RESULT = 400;

  private final Supplier<LanguageReference> reference;
  private final Scheduler scheduler;
  private final Map<String, String> results = new ConcurrentHashMap<>();

  HelpTopics(Supplier<LanguageReference> reference, Scheduler scheduler) {
    this.reference = reference;
    this.scheduler = scheduler;
  }

  void addRoutes(RoutesConfig routes) {
    routes.get(
        "/api/topics",
        context -> context.contentType("application/json").result(JsonText.write(json())));
  }

  /**
   * What is known of a name, or of everything: the terms of the theory and the classes.
   *
   * @throws InterruptedException if the calling thread is interrupted while it waits for its turn
   */
  HelpAnswer answer(Client client, String name) throws InterruptedException {
    if (name.isEmpty()) {
      return new HelpAnswer(
          "", List.of(), names(Topic.Kind.THEORY), names(Topic.Kind.CLASS), Map.of());
    }
    List<Topic> found = reference.get().find(name);
    if (found.isEmpty()) {
      return new HelpAnswer(name, List.of(), reference.get().nearest(name), List.of(), Map.of());
    }
    for (Topic topic : found) {
      evaluate(client, topic.description().example());
    }
    return new HelpAnswer(name, found, List.of(), List.of(), results);
  }

  /** Notes what an example comes to; an example that has no short answer in time has none. */
  private void evaluate(Client client, String example) throws InterruptedException {
    if (example.isEmpty() || results.containsKey(example)) {
      return;
    }
    try {
      String text =
          scheduler.compute(
              client,
              () ->
                  new Worksheet().evaluate(example) instanceof Result.Value value && value.shown()
                      ? value.text()
                      : "");
      results.put(example, text.length() <= LONGEST_RESULT ? text : "");
    } catch (ComputationStopped e) {
      results.put(example, "");
    }
  }

  private List<String> names(Topic.Kind kind) {
    return reference.get().topics().stream()
        .filter(topic -> topic.kind() == kind)
        .map(Topic::name)
        .distinct()
        .toList();
  }

  private Map<String, Object> json() {
    List<Object> topics = new ArrayList<>();
    for (Topic topic : reference.get().topics()) {
      if (!topic.shortName().equals("new")) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("name", topic.shortName());
        json.put("kind", topic.kind().text());
        json.put("usage", topic.usages().isEmpty() ? "" : topic.usages().getFirst());
        json.put("text", topic.description().text());
        topics.add(json);
      }
    }
    return Map.of("topics", topics);
  }
}
