package org.gamester.web.pages;

import io.javalin.config.RoutesConfig;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.gamester.script.description.LanguageReference;
import org.gamester.script.description.Topic;
import org.gamester.web.answers.JsonText;
import org.jspecify.annotations.Nullable;

/**
 * The words of the theory and of the language, as pages and, for completion in worksheets, as
 * {@code /api/topics}. They are read when they are first asked for.
 */
final class HelpTopics {
  private @Nullable LanguageReference loaded;

  void addRoutes(RoutesConfig routes) {
    routes.get(
        "/api/topics",
        context -> context.contentType("application/json").result(JsonText.write(json())));
  }

  private synchronized LanguageReference reference() {
    LanguageReference reference = loaded;
    if (reference == null) {
      reference = new LanguageReference();
      loaded = reference;
    }
    return reference;
  }

  /** What is known of a name, or of everything: the terms of the theory and the classes. */
  HelpAnswer answer(String name) {
    if (name.isEmpty()) {
      return new HelpAnswer("", List.of(), names(Topic.Kind.THEORY), names(Topic.Kind.CLASS));
    }
    List<Topic> found = reference().find(name);
    return found.isEmpty()
        ? new HelpAnswer(name, List.of(), reference().nearest(name), List.of())
        : new HelpAnswer(name, found, List.of(), List.of());
  }

  private List<String> names(Topic.Kind kind) {
    return reference().topics().stream()
        .filter(topic -> topic.kind() == kind)
        .map(Topic::name)
        .distinct()
        .toList();
  }

  private Map<String, Object> json() {
    List<Object> topics = new ArrayList<>();
    for (Topic topic : reference().topics()) {
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
