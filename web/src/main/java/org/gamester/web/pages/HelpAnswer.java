package org.gamester.web.pages;

import java.util.List;
import org.gamester.script.description.Topic;

/**
 * What a page of help shows.
 *
 * @param name what was asked for; empty for everything
 * @param topics what is known of it
 * @param terms without a name the terms of the theory; for an unknown name the nearest names
 * @param classes without a name the classes of the language
 */
public record HelpAnswer(
    String name, List<Topic> topics, List<String> terms, List<String> classes) {
  public HelpAnswer {
    topics = List.copyOf(topics);
    terms = List.copyOf(terms);
    classes = List.copyOf(classes);
  }

  /** The address of a name. */
  public String address(String topic) {
    return "/help/" + Addresses.encoded(topic).replace("+", "%20");
  }

  /** The address of a worksheet that begins with an input. */
  public String trial(String input) {
    return "/sheet?cell=" + Addresses.encoded(input);
  }

  /** What a topic is, and where it belongs. */
  public String kind(Topic topic) {
    int dot = topic.name().lastIndexOf('.');
    String owner =
        dot > 0 && topic.kind() != Topic.Kind.OPERATOR ? topic.name().substring(0, dot) : "";
    return switch (topic.kind()) {
      case MEMBER -> "member of " + owner;
      case STATIC_MEMBER -> "member of the class " + owner + " itself";
      default -> topic.kind().text();
    };
  }
}
