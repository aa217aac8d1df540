package org.gamester.web.pages;

import java.util.List;
import java.util.Map;
import org.gamester.script.description.Topic;

/**
 * What a page of help shows.
 *
 * @param name what was asked for; empty for everything
 * @param topics what is known of it
 * @param terms without a name the terms of the theory; for an unknown name the nearest names
 * @param classes without a name the classes of the language
 * @param results what the examples of topics come to, as far as that is known
 */
public record HelpAnswer(
    String name,
    List<Topic> topics,
    List<String> terms,
    List<String> classes,
    Map<String, String> results) {
  public HelpAnswer {
    results = Map.copyOf(results);
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

  /** The name as a part of an address. */
  public String encodedName() {
    return Addresses.encoded(name);
  }

  /** What the example of a topic comes to; empty if that is not known. */
  public String result(Topic topic) {
    return results.getOrDefault(topic.description().example(), "");
  }

  /** The same as HTML, typeset if it is a value. */
  public String resultHtml(Topic topic) {
    return ValueHtml.of(result(topic));
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
