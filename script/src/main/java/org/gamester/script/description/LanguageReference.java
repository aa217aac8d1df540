package org.gamester.script.description;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.gamester.rulesets.Catalogue;
import org.gamester.script.classes.ClassLibrary;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.classes.Member;
import org.gamester.script.classes.MemberTable;
import org.gamester.script.classes.Parameter;
import org.gamester.script.classes.Signature;
import org.gamester.script.classes.StandardClasses;
import org.gamester.script.evaluation.GlobalNames;
import org.gamester.script.games.RulesetNames;
import org.gamester.script.members.StandardLibrary;
import org.gamester.script.objects.Nothing;
import org.gamester.script.output.Style;
import org.gamester.script.output.ValueWriter;

/**
 * All names of the language, as its own tables of classes declare them, with their descriptions;
 * and the terms of the theory. What is not in the tables is not here, and what is there without a
 * description is described as such, which a test forbids.
 */
public final class LanguageReference {

  /** Stands for all elements of an enumeration that need no description each. */
  private static final String ANY = "*";

  private static final String CLASS = "class";
  private static final String CONSTRUCTOR = "new";
  private static final String RULESETS = "rulesets";
  private static final String POSITIONS = "*.Position";

  /** What is said of a name without a description. */
  static final Description NONE = new Description("", "", "");

  private final ClassLibrary library = StandardLibrary.forWorksheet();
  private final DescriptionFile members = DescriptionFile.read("members.txt");
  private final DescriptionFile names = DescriptionFile.read("names.txt");
  private final DescriptionFile theory = DescriptionFile.read("theory.txt");
  private final List<Topic> topics = new ArrayList<>();

  /** Collects everything, which takes some milliseconds. */
  public LanguageReference() {
    theory
        .section("theory")
        .forEach((term, text) -> topics.add(topic(Topic.Kind.THEORY, term, List.of(), text)));
    for (LanguageClass type : classes()) {
      addClass(type);
    }
    RulesetNames.all().forEach(this::addRuleset);
    addNames("constants", Topic.Kind.CONSTANT);
    addNames("operators", Topic.Kind.OPERATOR);
    addNames("keywords", Topic.Kind.KEYWORD);
  }

  private static Topic topic(
      Topic.Kind kind, String name, List<String> usages, Description description) {
    return new Topic(kind, name, usages, description, List.of());
  }

  private List<LanguageClass> classes() {
    return library.all().stream()
        .sorted(Comparator.comparing(LanguageClass::qualifiedName))
        .toList();
  }

  private void addNames(String heading, Topic.Kind kind) {
    names.section(heading).forEach((name, text) -> topics.add(topic(kind, name, List.of(), text)));
  }

  private void addRuleset(String name) {
    String simple = name.substring(name.lastIndexOf('.') + 1);
    String text =
        Catalogue.standard()
            .find(simple)
            .map(entry -> entry.title() + ". " + entry.ruleset().description().rule())
            .orElseGet(() -> members.section(RULESETS).getOrDefault(name, NONE).text());
    topics.add(topic(Topic.Kind.RULESET, name, List.of(), new Description(text, "", "")));
  }

  private void addClass(LanguageClass type) {
    MemberTable table = library.members(type);
    String call = library.visible(type.name()) == type ? type.name() : type.qualifiedName();
    topics.add(
        new Topic(
            Topic.Kind.CLASS,
            type.qualifiedName(),
            table.declaredConstructors().stream().map(member -> call + usage(member)).toList(),
            described(type, CLASS),
            Stream.concat(table.staticNames().stream(), table.memberNames().stream())
                .distinct()
                .toList()));
    if (!table.declaredConstructors().isEmpty() && described(type, CONSTRUCTOR) != NONE) {
      topics.add(
          topic(
              Topic.Kind.STATIC_MEMBER,
              type.qualifiedName() + "." + CONSTRUCTOR,
              table.declaredConstructors().stream().map(member -> call + usage(member)).toList(),
              described(type, CONSTRUCTOR)));
    }
    addMembers(type, Topic.Kind.STATIC_MEMBER, table.declaredStatics(), call);
    addMembers(type, Topic.Kind.MEMBER, table.declaredMembers(), object(type));
  }

  /** What stands for an object of a class where its members are shown. */
  private static String object(LanguageClass type) {
    return type.isSubclassOf(StandardClasses.GAME)
        ? "g"
        : Character.toLowerCase(type.name().charAt(0)) + type.name().substring(1);
  }

  private void addMembers(
      LanguageClass type, Topic.Kind kind, List<Member> declared, String subject) {
    Map<String, List<String>> usages =
        declared.stream()
            .collect(
                Collectors.groupingBy(
                    Member::name,
                    java.util.LinkedHashMap::new,
                    Collectors.mapping(
                        member -> subject + "." + member.name() + usage(member),
                        Collectors.toList())));
    usages.forEach(
        (name, ways) ->
            topics.add(
                topic(kind, type.qualifiedName() + "." + name, ways, described(type, name))));
  }

  private Description described(LanguageClass type, String name) {
    Description found = members.section(type.qualifiedName()).get(name);
    if (found == null
        && type.name().equals("Position")
        && type.packageName().matches(".*[A-Z].*")) {
      found = members.section(POSITIONS).get(name);
    }
    if (found == null && !name.equals(CLASS) && !name.equals(CONSTRUCTOR)) {
      found = members.section(type.qualifiedName()).get(ANY);
    }
    return found == null ? NONE : found;
  }

  private static String usage(Member member) {
    Signature signature = member.signature();
    return signature == null
        ? ""
        : signature.parameters().stream()
            .map(LanguageReference::parameter)
            .collect(Collectors.joining(", ", "(", ")"));
  }

  private static String parameter(Parameter parameter) {
    String type =
        parameter.type() == StandardClasses.OBJECT ? "" : " as " + parameter.type().name();
    Object byDefault = parameter.defaultValue();
    String written =
        byDefault == null ? "" : byDefault == Nothing.NOTHING ? "Nothing" : text(byDefault);
    return parameter.name() + type + (parameter.optional() ? " ? " + written : "");
  }

  private static String text(Object object) {
    return ValueWriter.of(Style.EXACT).write(object);
  }

  /** All topics: the theory, the classes with their members, the rulesets, and other names. */
  public List<Topic> topics() {
    return List.copyOf(topics);
  }

  /** The names by which topics can be asked for. */
  public List<String> topicNames() {
    TreeSet<String> found = new TreeSet<>();
    for (Topic topic : topics) {
      if (!topic.shortName().equals(CONSTRUCTOR)) {
        found.add(topic.shortName());
      }
    }
    return List.copyOf(found);
  }

  /**
   * What a name means: all topics of this name, first those that are spelt like it, then those that
   * differ in case and hyphens; members of games before those of other objects. With its class or
   * package a name means one topic.
   */
  public List<Topic> find(String name) {
    List<Topic> exact =
        topics.stream()
            .filter(topic -> topic.name().equals(name) || topic.shortName().equals(name))
            .sorted(Comparator.comparing(this::isOfOtherObjects))
            .toList();
    Stream<Topic> alike =
        topics.stream()
            .filter(topic -> !exact.contains(topic) && isSpeltAlike(topic, name))
            .sorted(Comparator.comparing(this::isOfOtherObjects));
    return Stream.concat(exact.stream(), alike).toList();
  }

  /** Whether a topic is a member of objects that are no games. */
  private boolean isOfOtherObjects(Topic topic) {
    String name = topic.name();
    if (topic.kind() != Topic.Kind.MEMBER) {
      return false;
    }
    LanguageClass owner = library.find(name.substring(0, name.lastIndexOf('.')));
    return owner == null || !owner.isSubclassOf(StandardClasses.GAME);
  }

  private static boolean isSpeltAlike(Topic topic, String name) {
    String wanted = letters(name);
    return !wanted.isEmpty()
        && (letters(topic.shortName()).equals(wanted)
            || letters(topic.name()).equals(wanted)
            || letters(lastTwo(topic.name())).equals(wanted));
  }

  /** A class and a member, as {@code Integer.Gcd}. */
  private static String lastTwo(String name) {
    int last = name.lastIndexOf('.');
    return name.substring(name.lastIndexOf('.', last - 1) + 1);
  }

  private static String letters(String text) {
    return text.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]", "");
  }

  /** The names that differ least from one that is not known, the nearest first. */
  public List<String> nearest(String name) {
    return GlobalNames.nearest(name, topicNames());
  }

  /** The class of a qualified name as it is declared; empty if there is none. */
  public Optional<List<String>> ancestors(String className) {
    return Optional.ofNullable(library.find(className))
        .map(type -> type.ancestors().stream().skip(1).map(LanguageClass::name).toList());
  }
}
