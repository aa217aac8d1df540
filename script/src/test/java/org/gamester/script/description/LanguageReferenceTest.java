package org.gamester.script.description;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.gamester.script.Result;
import org.gamester.script.Worksheet;
import org.gamester.script.WorksheetNames;
import org.gamester.script.classes.ClassLibrary;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.classes.MemberTable;
import org.gamester.script.evaluation.GlobalNames;
import org.gamester.script.games.RulesetNames;
import org.gamester.script.members.StandardLibrary;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class LanguageReferenceTest {
  private static final LanguageReference REFERENCE = new LanguageReference();
  private static final ClassLibrary LIBRARY = StandardLibrary.forWorksheet();

  /** What ends the evaluation. */
  private static final Set<String> WITHOUT_EXAMPLE = Set.of("cgsuite.lang.System.Error");

  /** What only rulesets have that are written in the language; their tests call them. */
  private static final Pattern OF_WRITTEN_RULESETS =
      Pattern.compile("game\\.\\w+\\.(Grid|Strip|Graph)Game\\.\\w+|.*\\.CharMap");

  private static List<String> declaredNames() {
    List<String> names = new ArrayList<>();
    for (LanguageClass type : LIBRARY.all()) {
      MemberTable table = LIBRARY.members(type);
      names.add(type.qualifiedName());
      Stream.concat(table.memberNames().stream(), table.staticNames().stream())
          .forEach(name -> names.add(type.qualifiedName() + "." + name));
    }
    return names;
  }

  @Test
  void everyNameIsDescribed() {
    assertThat(REFERENCE.topics().stream().filter(topic -> topic.description().text().isEmpty()))
        .extracting(Topic::name)
        .isEmpty();
    assertThat(REFERENCE.topics()).extracting(Topic::name).containsAll(declaredNames());
    assertThat(REFERENCE.topicNames())
        .containsAll(GlobalNames.constants())
        .containsAll(GlobalNames.keywords());
  }

  @Test
  void nothingIsDescribedThatIsNotThere() {
    Set<String> declared = new HashSet<>(declaredNames());
    DescriptionFile file = DescriptionFile.read("members.txt");
    assertThat(RulesetNames.all()).containsAll(file.section("rulesets").keySet());
    for (String heading : file.headings().stream().filter(h -> !h.equals("rulesets")).toList()) {
      for (String name : file.section(heading).keySet()) {
        boolean isOfAll = heading.contains("*") || name.matches("class|new|\\*");
        assertThat(declared.contains(heading + "." + name) || isOfAll)
            .as("%s.%s", heading, name)
            .isTrue();
        assertThat(heading.contains("*") || declared.contains(heading)).as(heading).isTrue();
      }
    }
    DescriptionFile names = DescriptionFile.read("names.txt");
    assertThat(names.section("constants").keySet())
        .containsExactlyInAnyOrderElementsOf(GlobalNames.constants());
    assertThat(names.section("keywords").keySet())
        .containsExactlyInAnyOrderElementsOf(GlobalNames.keywords());
  }

  /** Who asks for a temperature means that of a game. */
  @Test
  void membersOfGamesComeFirst() {
    for (String name : java.util.List.of("Temperature", "temperature", "Mean", "Options")) {
      assertThat(
              REFERENCE.find(name).stream()
                  .filter(topic -> topic.kind() == Topic.Kind.MEMBER)
                  .findFirst()
                  .map(Topic::name))
          .as(name)
          .hasValueSatisfying(first -> assertThat(first).startsWith("game."));
    }
  }

  @Test
  void descriptionsAreSentences() {
    assertThat(REFERENCE.topics())
        .allSatisfy(
            topic ->
                assertThat(topic.description().text())
                    .as(topic.name())
                    .matches("\\S.*[.]\\)?|.*`|.*'|.* operand.*")
                    .doesNotContain("  ")
                    .hasSizeLessThan(900));
    assertThat(REFERENCE.topics().stream().map(topic -> topic.description().text()).distinct())
        .hasSizeGreaterThan(350);
  }

  static Stream<Topic> topicsWithExamples() {
    return REFERENCE.topics().stream()
        .filter(topic -> !topic.description().example().isEmpty())
        .distinct();
  }

  @ParameterizedTest
  @MethodSource("topicsWithExamples")
  void theExampleIsEvaluated(Topic topic) {
    String example = topic.description().example();
    assertThat(new Worksheet().evaluate(example))
        .as("%s: %s", topic.name(), example)
        .isInstanceOf(Result.Value.class);
    if (topic.kind() != Topic.Kind.CLASS && topic.shortName().matches("[A-Z]\\w+")) {
      assertThat(example)
          .containsAnyOf(topic.shortName(), topic.shortName().equals("Eval") ? "(" : "\0");
    }
  }

  @Test
  void membersTermsAndConstantsHaveExamples() {
    assertThat(
            REFERENCE.topics().stream()
                .filter(topic -> !WITHOUT_EXAMPLE.contains(topic.name()))
                .filter(topic -> !topic.name().startsWith("cgsuite.util.Icon."))
                .filter(topic -> !OF_WRITTEN_RULESETS.matcher(topic.name()).matches())
                .filter(
                    topic ->
                        switch (topic.kind()) {
                          case MEMBER, STATIC_MEMBER, THEORY, CONSTANT -> true;
                          case CLASS, RULESET, KEYWORD, OPERATOR -> false;
                        })
                .filter(topic -> topic.description().example().isEmpty()))
        .extracting(Topic::name)
        .isEmpty();
  }

  @Test
  void topicsAreFoundInAnySpelling() {
    assertThat(REFERENCE.find("atomic-weight"))
        .extracting(Topic::name)
        .containsExactly("atomic-weight", "game.CanonicalShortGame.AtomicWeight");
    assertThat(REFERENCE.find("Integer.Gcd")).extracting(Topic::name).contains("game.Integer.Gcd");
    assertThat(REFERENCE.find("thermograph"))
        .extracting(Topic::name)
        .startsWith("thermograph")
        .contains("cgsuite.util.Thermograph");
    assertThat(REFERENCE.find("+-").getFirst().kind()).isEqualTo(Topic.Kind.OPERATOR);
    assertThat(REFERENCE.find("nonsense")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "+", "-", "+-", "*", "/", "%", ".", "(", ")", "[", "]", "{", "}", ",", ";", ":", "?", "&",
        "==", "!=", "<", ">", "<=", ">=", "<>", "<|", "|>", "<=>", "->", "=>", "===", "!==", ":=",
        "=", "..", "...", "'", "|", "||", "^", "^^", "v", "vv", "\"", "//", "/*"
      })
  void everySignIsATopic(String sign) {
    assertThat(REFERENCE.find(sign)).as(sign).isNotEmpty();
    assertThat(REFERENCE.find(sign).getFirst().kind()).isEqualTo(Topic.Kind.OPERATOR);
  }

  @Test
  void aMistypedNameBringsTheNearest() {
    assertThat(REFERENCE.nearest("Thermogrph")).first().isEqualTo("Thermograph");
    assertThat(REFERENCE.nearest("atomic-wieght")).contains("atomic-weight");
    assertThat(REFERENCE.nearest("x".repeat(100))).isEmpty();
    assertThat(REFERENCE.nearest("xyz")).isEmpty();
  }

  @Test
  void everyClassSuggestsTheNearestMember() {
    Worksheet worksheet = new Worksheet();
    WorksheetNames names = worksheet.names();
    Stream<String> objects =
        REFERENCE.topics().stream()
            .filter(topic -> topic.kind() == Topic.Kind.CLASS)
            .map(topic -> topic.description().example())
            .filter(example -> !example.isEmpty());
    assertThat(objects)
        .isNotEmpty()
        .allSatisfy(
            example -> {
              assertThat(worksheet.evaluate("x := " + example)).isInstanceOf(Result.Value.class);
              for (String member : names.after("x")) {
                String misspelt = member + "q";
                if (worksheet.evaluate("x." + misspelt) instanceof Result.Failure failure) {
                  assertThat(failure.message()).contains("`" + misspelt + "`");
                  assertThat(failure.detail()).as("%s.%s", example, misspelt).contains(member);
                }
              }
            });
  }
}
