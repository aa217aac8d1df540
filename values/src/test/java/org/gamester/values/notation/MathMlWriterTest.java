package org.gamester.values.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.gamester.values.ShortGame;
import org.gamester.values.enumeration.BornByDay;
import org.gamester.values.enumeration.RandomGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.InputSource;

class MathMlWriterTest {

  private static ShortGame read(String text) {
    return GameReader.exact().read(text);
  }

  private static Element parse(String xml) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(xml)))
        .getDocumentElement();
  }

  private static List<Element> children(Element element) {
    List<Element> children = new ArrayList<>();
    for (Node child = element.getFirstChild(); child != null; child = child.getNextSibling()) {
      if (child instanceof Element inner) {
        children.add(inner);
      }
    }
    return children;
  }

  private static String row(Element element) {
    StringBuilder text = new StringBuilder();
    for (Element child : children(element)) {
      String next = plain(child);
      boolean afterTerm =
          !text.isEmpty() && "0123456789^v>])*".indexOf(text.charAt(text.length() - 1)) >= 0;
      boolean multiple = next.matches("[0-9]+") && text.toString().matches(".*[\\^v]");
      if (afterTerm && !multiple && next.matches("[\\^v*TM].*")) {
        text.append('+');
      }
      text.append(next);
    }
    return text.toString();
  }

  /** What one sees, in the signs of the exact style. */
  private static String plain(Element element) {
    List<Element> inner = children(element);
    return switch (element.getTagName()) {
      case "math", "mrow" -> row(element);
      case "mfrac" -> plain(inner.get(0)) + "/" + plain(inner.get(1));
      case "msub" ->
          switch (inner.get(0).getTextContent()) {
            case "∗" -> "*" + plain(inner.get(1));
            case "+" -> "Tiny(" + plain(inner.get(1)) + ")";
            case "−" -> "Miny(" + plain(inner.get(1)) + ")";
            case String other -> other + plain(inner.get(1));
          };
      case "msup" -> {
        String power = plain(inner.get(1));
        yield plain(inner.get(0)) + (power.startsWith("[") ? power : "<" + power + ">");
      }
      default ->
          element
              .getTextContent()
              .replace("⇑", "^^")
              .replace("⇓", "vv")
              .replace('↑', '^')
              .replace('↓', 'v')
              .replace('∗', '*')
              .replace('−', '-')
              .replace("±", "+-");
    };
  }

  private static void assertShowsTheWhole(ShortGame game) {
    try {
      Element whole = parse(MathMlWriter.write(game));
      assertThat(read(plain(whole))).isSameAs(game);
      assertThat(read(whole.getAttribute("alttext"))).isSameAs(game);
      StringBuilder parts = new StringBuilder();
      List<String> elements = MathMlWriter.writeInParts(game);
      for (String element : elements) {
        Element part = parse(element);
        assertThat(part.getTagName()).isEqualTo("math");
        for (Element child : children(children(part).getFirst())) {
          parts.append(plain(child)).append(' ');
        }
      }
      StringBuilder atOnce = new StringBuilder();
      for (Element child : children(children(whole).getFirst())) {
        atOnce.append(plain(child)).append(' ');
      }
      assertThat(parts).hasToString(atOnce.toString());
      assertThat(parse(elements.getFirst()).getAttribute("alttext"))
          .isEqualTo(GameWriter.exact().write(game));
    } catch (Exception e) {
      throw new AssertionError(GameWriter.exact().write(game), e);
    }
  }

  @Test
  void allGamesOfDayThreeAreShownWhole() {
    assertThat(BornByDay.values(3))
        .hasSize(1_474)
        .allSatisfy(MathMlWriterTest::assertShowsTheWhole);
  }

  @Test
  void largerGamesAreShownWhole() {
    RandomGames random = new RandomGames(31);
    for (int i = 0; i < 60; i++) {
      assertShowsTheWhole(random.ofBirthday(4, 2));
      assertShowsTheWhole(random.ofSize(12));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0",
        "-3/4",
        "^",
        "^^",
        "v3*2",
        "1/2^^*",
        "*5",
        "-7*",
        "^<2>",
        "^[3]*2",
        "1/2v<4>*",
        "Tiny(2)",
        "3Miny({1|0})",
        "+-1",
        "+-{2,1*}",
        "+-(^^*)",
        "{3||2|1}",
        "{2|{1|{0|{-1|{-2|-3}}}}}",
        "{1/2,{3|1}|-5/8}",
        "Tiny({7/2||3|1})"
      })
  void specialFormsAreShownWhole(String text) {
    assertShowsTheWhole(read(text));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "1/2 ~ <mfrac><mn>1</mn><mn>2</mn></mfrac>",
        "^^*3 ~ <mi>⇑</mi><msub><mi>∗</mi><mn>3</mn></msub>",
        "^3 ~ <mi>↑</mi><mn>3</mn>",
        "^<2> ~ <msup><mi>↑</mi><mn>2</mn></msup>",
        "Tiny(2) ~ <msub><mi>+</mi><mrow><mn>2</mn></mrow></msub>",
      })
  void signsOfTheField(String text, String row) {
    assertThat(MathMlWriter.write(read(text)))
        .isEqualTo(
            "<math alttext=\"" + text.replace("<", "&lt;") + "\"><mrow>" + row + "</mrow></math>");
  }

  @Test
  void shortValuesAreOneElementAndLongOnesMayBreakAfterBarsAndCommas() {
    assertThat(MathMlWriter.writeInParts(read("{3||2|1}"))).hasSize(1);
    assertThat(
            MathMlWriter.writeInParts(
                read("{20,{30|10}||||-10|||-20||-30|-40,{-35,{-30|-40*}|-50}}")))
        .hasSize(11)
        .allMatch(part -> part.startsWith("<math") && part.endsWith("</math>"));
  }
}
