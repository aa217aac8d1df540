package org.gamester.lab.claims;

import java.util.List;
import org.gamester.lab.Variable;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The results of a run as JSON, one object on one line for each claim. */
public final class JsonReport {

  private static final String SCHEMA = "gamester.claim/1";
  private static final JsonMapper JSON = new JsonMapper();

  private JsonReport() {}

  /** The lines. The keys and their order are stable; parts that do not apply are left out. */
  public static String of(List<ClaimResult> results) {
    StringBuilder lines = new StringBuilder();
    for (ClaimResult result : results) {
      ObjectNode node = JSON.createObjectNode().put("schema", SCHEMA);
      fill(node, result);
      lines.append(JSON.writeValueAsString(node)).append('\n');
    }
    return lines.toString();
  }

  private static void fill(ObjectNode node, ClaimResult result) {
    Claim claim = result.claim();
    node.put("paper", claim.paper().key());
    node.put("number", claim.number());
    node.put("statement", claim.statement());
    node.put("verdict", result.verdict().word());
    ObjectNode ranges = node.putObject("ranges");
    for (Variable variable : result.variables()) {
      ranges.putArray(variable.name()).add(variable.low()).add(variable.high());
    }
    ArrayNode hypotheses = node.putArray("hypotheses");
    claim.hypotheses().stream()
        .map(Hypothesis::name)
        .filter(name -> !result.dropped().contains(name))
        .forEach(hypotheses::add);
    if (!result.dropped().isEmpty()) {
      ArrayNode dropped = node.putArray("without");
      result.dropped().forEach(dropped::add);
    }
    node.put("cases", result.cases());
    if (!claim.damage().isEmpty()) {
      node.put("damage", claim.damage());
    }
    if (claim.printed() != null) {
      fill(node.putObject("printed"), result.print());
    }
    Remedy remedy = claim.remedy();
    if (remedy != null) {
      ObjectNode instead = node.putObject(remedy.kind().name().toLowerCase(java.util.Locale.ROOT));
      instead.put("statement", remedy.statement());
      fill(instead, result.remedy());
    }
    if (!claim.notes().isEmpty()) {
      ArrayNode notes = node.putArray("notes");
      claim.notes().forEach(notes::add);
    }
    if (!result.interruption().isEmpty()) {
      node.put("stopped", result.reason());
    }
  }

  private static void fill(ObjectNode node, Trial trial) {
    node.put("cases", trial.cases());
    node.put("failures", trial.failures());
    ArrayNode counterexamples = node.putArray("counterexamples");
    for (Counterexample counterexample : trial.smallest()) {
      ObjectNode entry = counterexamples.addObject();
      entry.put("case", counterexample.subject());
      entry.put("printed", counterexample.printed());
      entry.put("true", counterexample.computed());
      if (!counterexample.evidence().isEmpty()) {
        entry.put("shows", counterexample.evidence());
      }
    }
  }
}
