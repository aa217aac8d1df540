package org.gamester.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.CatalogueEntry;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The command bar, and the pages of rulesets that it leads to. */
class FindingTest {
  private static Browser browser;

  @BeforeAll
  static void start() {
    browser = Browser.of(new EchoAnswers());
  }

  @AfterAll
  static void close() {
    browser.close();
  }

  private static HttpResponse<String> get(String path, String text) throws Exception {
    return browser.get(path + URLEncoder.encode(text, StandardCharsets.UTF_8));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "domineering(5x5) ~ /explore?p=domineering%285x5%29",
        "{2|1}+* ~ /explore?p=%7B2%7C1%7D%2B*",
        "5 ~ /explore?p=5",
        "nim(3) - clobber(xo) ~ /explore?p=nim%283%29+-+clobber%28xo%29",
        "hackenbush ~ /catalogue/hackenbush",
        "Toads and Frogs ~ /catalogue/toads-and-frogs",
        "kayles ~ /catalogue/kayles",
        "temperature ~ /help/temperature",
        "canonical form ~ /help/canonical-form",
        "CanonicalForm ~ /help/CanonicalForm",
        "tutorial ~ /help/tutorial",
        "families ~ /families",
        "prove your ~ /papers/book",
        "geography ~ /catalogue/geography",
        "nim(3)*2 ~ /sheet?cell=nim%283%29*2",
        "domineering({m}x{n}) ~ /families?of=domineering%28%7Bm%7Dx%7Bn%7D%29&m=1..5&n=1..5",
        "0.77 ~ /families?of=octal%7B0.77%7D%28n%29&n=0..40&show=nimber",
        "play nim ~ /play?p=nim%283%2B7%2B9%29&you=left",
        "What is a mex? ~ /help/mex",
        "rules of clobber ~ /catalogue/clobber",
        "N ~ /help/outcome",
        "P-position ~ /help/outcome",
        "misprints ~ /papers",
        "xyzzy ~ /search?q=xyzzy",
      })
  void whatIsTypedLeadsToWhereItIsAnswered(String typed, String address) throws Exception {
    HttpResponse<String> response = get("/go?q=", typed);
    assertThat(response.statusCode()).isEqualTo(303);
    assertThat(response.headers().firstValue("Location").orElseThrow()).endsWith(address);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "domin ~ \"title\":\"Domineering\"",
        "hot ga ~ \"title\":\"hot\"",
        "domineering( ~ \"title\":\"domineering(4x4)\"",
        "kayl ~ Dawson's Kayles",
      })
  void whatIsBegunIsCompleted(String typed, String suggestion) throws Exception {
    assertThat(get("/api/suggest?q=", typed).body()).contains(suggestion);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "   ", "<script>", "((((((((((", "nim(", "{", "\u0000", "*****"})
  void anyTextIsAnswered(String typed) throws Exception {
    assertThat(get("/api/suggest?q=", typed).statusCode()).isEqualTo(200);
    HttpResponse<String> page = get("/search?q=", typed);
    assertThat(page.statusCode()).isEqualTo(200);
    assertThat(page.body()).doesNotContain("<script>");
  }

  @Test
  void theSearchPageListsWhatIsFoundByKinds() throws Exception {
    assertThat(get("/search?q=", "kayles").body())
        .contains("<h2>Rulesets</h2>", "<h2>Named games</h2>", "href=\"/catalogue/kayles\"");
    assertThat(get("/search?q=", "qwxz").body()).contains("Nothing here has these words");
  }

  private static List<CatalogueEntry> entries() {
    return Catalogue.standard().entries();
  }

  @ParameterizedTest
  @MethodSource("entries")
  void thePageOfEveryRulesetHasItsNotationAndAMove(CatalogueEntry entry) throws Exception {
    String page = browser.get("/catalogue/" + entry.name()).body();
    assertThat(page).contains("<h2 id=\"notation\">Notation</h2>", "<h2 id=\"move\">A move</h2>");
    int move = page.indexOf("<h2 id=\"move\">");
    assertThat(page.substring(move, page.indexOf("</section>", move)).split("<svg ", -1))
        .hasSize(3);
  }
}
