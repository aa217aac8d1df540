package org.gamester.cli;

import java.util.Collection;
import java.util.List;
import org.gamester.analysis.Evaluator;
import org.gamester.cli.session.Help;
import org.gamester.rulesets.Catalogue;

record HelpText(Catalogue catalogue) implements Help {
  @Override
  public Collection<String> topics() {
    return List.of();
  }

  @Override
  public String about(String topic) {
    return catalogue
        .find(topic)
        .map(entry -> RulesetCard.text(catalogue, entry, new Evaluator()))
        .orElse("unknown");
  }
}
