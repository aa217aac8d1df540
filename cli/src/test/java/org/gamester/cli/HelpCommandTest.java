package org.gamester.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.gamester.cli.help.HelpText;
import org.gamester.rulesets.Catalogue;
import org.junit.jupiter.api.Test;

class HelpCommandTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String... words) {
    return Gamester.run(new PrintWriter(out), new PrintWriter(err, true), words);
  }

  @Test
  void aTermBringsItsDefinitionAnExampleAndAReference() {
    assertThat(run("help", "atomic-weight")).isZero();
    assertThat(out.toString())
        .contains("atomic-weight: term of the theory", "ups G", "example: {^^*|v}.AtomicWeight")
        .contains("    1/2\n", "reference: Winning Ways")
        .contains("AtomicWeight: member of game.CanonicalShortGame");
  }

  @Test
  void aMemberBringsItsArguments() {
    assertThat(run("help", "Substring")).isZero();
    assertThat(out.toString()).contains("string.Substring(i as Integer, j as Integer)", "\"domi\"");
  }

  @Test
  void aRulesetBringsItsCard() {
    assertThat(run("help", "Snort")).isZero();
    assertThat(out.toString()).contains("snort: Snort", "reference:");
  }

  @Test
  void aNameIsNotGivenUpOnABusyMachine() {
    assertThat(run("help", "--help")).isZero();
    assertThat(out.toString()).contains("(default: 1m)").doesNotContain("(default: 10s)");
  }

  @Test
  void aCommandBringsItsOptions() {
    assertThat(run("help", "value")).isZero();
    assertThat(out.toString()).contains("Usage: gamester value");
  }

  @Test
  void aMistypedNameBringsTheNearest() {
    assertThat(run("help", "Thermogrpah")).isEqualTo(2);
    assertThat(err.toString()).contains("there is no help on 'Thermogrpah'", "Thermograph");
    assertThat(run("help", "domineerng")).isEqualTo(2);
    assertThat(err.toString()).contains("domineering");
  }

  @Test
  void theSignsOfTheWorksheetAreExplained() {
    for (String name : new String[] {"?", "??", ":load", ":"}) {
      assertThat(run("help", name)).as(name).isZero();
      assertThat(out.toString()).contains("?NAME or help NAME", ":load FILE");
    }
    assertThat(run("help", "?Thermograph")).isZero();
    assertThat(out.toString()).contains("Thermograph: member of");
  }

  @Test
  void oddNamesAreRefusedInWords() {
    assertThat(run("help", " ")).isEqualTo(2);
    assertThat(err.toString()).contains("a name is missing");
    assertThat(run("help", "a\u001b[31m\nb")).isEqualTo(2);
    assertThat(err.toString()).contains("there is no help on 'a?[31m?b'");
    assertThat(run("help", "x".repeat(1000))).isEqualTo(2);
    assertThat(err.toString()).contains("xxx...'");
  }

  @Test
  void everyTopicHasHelp() {
    HelpText help = new HelpText(Catalogue.standard());
    assertThat(help.topics())
        .hasSizeGreaterThan(400)
        .filteredOn(topic -> help.topics().size() > 0 && !Character.isLowerCase(topic.charAt(0)))
        .allSatisfy(topic -> assertThat(help.find(topic)).as(topic).isPresent());
  }
}
