package org.gamester.web.pages;

import io.javalin.config.RoutesConfig;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.gamester.script.description.LanguageReference;
import org.gamester.script.description.Topic;
import org.gamester.web.answers.JsonText;

/**
 * The words of the theory and of the language, as pages and, for completion in worksheets, as
 * {@code /api/topics}.
 */
record HelpTopics(Supplier<LanguageReference> reference) {

  void addRoutes(RoutesConfig routes) {
    routes.get(
        "/api/topics",
        context -> context.contentType("application/json").result(JsonText.write(json())));
  }

  /** What is known of a name, or of everything: the terms of the theory and the classes. */
  HelpAnswer answer(String name) {
    if (name.isEmpty()) {
      return new HelpAnswer("", List.of(), names(Topic.Kind.THEORY), names(Topic.Kind.CLASS));
    }
    List<Topic> found = reference.get().find(name);
    return found.isEmpty()
        ? new HelpAnswer(name, List.of(), reference.get().nearest(name), List.of())
        : new HelpAnswer(name, found, List.of(), List.of());
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
