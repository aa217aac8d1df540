package org.gamester.analysis.check;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.gamester.rulesets.Convention;
import org.gamester.values.Computation;
import org.gamester.values.Outcome;
import org.gamester.values.Player;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;

/**
 * Reads certificates. The form is fixed, so the depth of the reader is, whatever the depth of the
 * text; unknown and repeated fields are refused.
 */
public final class CertificateReader {
  private static final int LONGEST_TEXT = 1 << 20;
  private static final int LONGEST_NUMBER = 10;
  private static final int LONGEST_NAME = 40;
  private static final int DEPTH = 5;

  private static final JsonFactory FACTORY =
      JsonFactory.builder()
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxNestingDepth(DEPTH)
                  .maxNumberLength(LONGEST_NUMBER)
                  .maxStringLength(LONGEST_TEXT)
                  .maxNameLength(LONGEST_NAME)
                  .build())
          .build();

  private final JsonParser json;

  private CertificateReader(JsonParser json) {
    this.json = json;
  }

  /**
   * The schema that a text names in its first field; empty if it does not begin with one. The rest
   * is not looked at.
   */
  public static String schema(String text) {
    try (JsonParser json = FACTORY.createParser(ObjectReadContext.empty(), text)) {
      return json.nextToken() == JsonToken.START_OBJECT
              && "schema".equals(json.nextName())
              && json.nextToken() == JsonToken.VALUE_STRING
          ? json.getString()
          : "";
    } catch (JacksonException e) {
      return "";
    }
  }

  /**
   * Reads a certificate. Only its form and its hash are checked here.
   *
   * @throws CertificateException if it is not a certificate; says where and why
   */
  public static ProofCertificate read(String text) throws CertificateException {
    try (JsonParser json = FACTORY.createParser(ObjectReadContext.empty(), text)) {
      return new CertificateReader(json).certificate();
    } catch (JacksonException e) {
      throw notJson(e);
    }
  }

  private ProofCertificate certificate() throws CertificateException {
    json.nextToken();
    Claim claim = null;
    List<String> parts = null;
    List<ProofNode> nodes = null;
    List<Integer> roots = null;
    String schema = null;
    String hash = null;
    require(JsonToken.START_OBJECT, "an object");
    while (json.nextToken() != JsonToken.END_OBJECT) {
      String field = field();
      switch (field) {
        case "schema" -> schema = string();
        case "claim" -> claim = claim();
        case "parts" -> parts = strings();
        case "nodes" -> nodes = nodes();
        case "roots" -> roots = indices();
        case "hash" -> hash = string();
        default -> throw unknown(field);
      }
    }
    requireEnd(schema, ProofCertificate.SCHEMA);
    ProofCertificate certificate =
        new ProofCertificate(
            present(claim, "claim"),
            present(parts, "parts"),
            present(nodes, "nodes"),
            present(roots, "roots"));
    requireHash(certificate.hash(), present(hash, "hash"));
    return certificate;
  }

  /**
   * Reads a certificate of an argument. Only its form and its hash are checked here.
   *
   * @throws CertificateException if it is not such a certificate; says where and why
   */
  public static ArgumentCertificate readArgument(String text) throws CertificateException {
    try (JsonParser json = FACTORY.createParser(ObjectReadContext.empty(), text)) {
      return new CertificateReader(json).argument();
    } catch (JacksonException e) {
      throw notJson(e);
    }
  }

  private ArgumentCertificate argument() throws CertificateException {
    json.nextToken();
    String schema = null;
    Claim claim = null;
    String argument = null;
    List<String> openings = null;
    List<ArgumentCertificate.GrundyPart> parts = null;
    String hash = null;
    require(JsonToken.START_OBJECT, "an object");
    while (json.nextToken() != JsonToken.END_OBJECT) {
      String field = field();
      switch (field) {
        case "schema" -> schema = string();
        case "claim" -> claim = claim();
        case "argument" -> argument = string();
        case "openings" -> openings = strings();
        case "parts" -> parts = grundyParts();
        case "hash" -> hash = string();
        default -> throw unknown(field);
      }
    }
    requireEnd(schema, ArgumentCertificate.SCHEMA);
    if (!(present(claim, "claim") instanceof Claim.OfOutcome outcome)) {
      throw new CertificateException("the claim of an argument is an outcome");
    }
    List<String> first = present(openings, "openings");
    List<ArgumentCertificate.GrundyPart> listed = present(parts, "parts");
    ArgumentCertificate certificate =
        new ArgumentCertificate(
            outcome,
            switch (present(argument, "argument")) {
              case "nim sum" -> new ArgumentCertificate.NimSum(listed);
              case "copying" -> new ArgumentCertificate.Copying(first);
              case "strategy stealing" -> new ArgumentCertificate.StrategyStealing(first);
              default ->
                  throw new CertificateException(
                      "the argument is not nim sum, copying or strategy stealing");
            });
    if (!certificate.argument().openings().equals(first)
        || !certificate.argument().parts().equals(listed)) {
      throw new CertificateException("a nim sum has parts, and another argument has openings");
    }
    requireHash(certificate.hash(), present(hash, "hash"));
    return certificate;
  }

  private List<ArgumentCertificate.GrundyPart> grundyParts() throws CertificateException {
    require(JsonToken.START_ARRAY, "a list");
    List<ArgumentCertificate.GrundyPart> parts = new ArrayList<>();
    while (json.nextToken() != JsonToken.END_ARRAY) {
      Computation.poll();
      require(JsonToken.START_OBJECT, "an object");
      String part = null;
      Integer value = null;
      while (json.nextToken() != JsonToken.END_OBJECT) {
        String field = field();
        switch (field) {
          case "part" -> part = string();
          case "value" -> value = index();
          default -> throw unknown(field);
        }
      }
      parts.add(new ArgumentCertificate.GrundyPart(present(part, "part"), present(value, "value")));
    }
    return parts;
  }

  private void requireEnd(@Nullable String schema, String expected) throws CertificateException {
    if (json.nextToken() != null) {
      throw wrong("expected the end of the file after the certificate");
    }
    if (!expected.equals(schema)) {
      throw new CertificateException("the field \"schema\" is not \"" + expected + "\"");
    }
  }

  private static void requireHash(String found, String stated) throws CertificateException {
    if (!found.equals(stated)) {
      throw new CertificateException(
          "the hash does not fit the rest of the certificate: the file was changed");
    }
  }

  private static CertificateException notJson(JacksonException e) {
    int line = e.getLocation() == null ? 1 : e.getLocation().getLineNr();
    return new CertificateException(
        "line "
            + Math.max(1, line)
            + ": the text is not JSON of a certificate, is cut, repeats a field, or has a number"
            + " or a text that is too long",
        e);
  }

  private Claim claim() throws CertificateException {
    require(JsonToken.START_OBJECT, "an object");
    Map<String, String> fields = new HashMap<>();
    while (json.nextToken() != JsonToken.END_OBJECT) {
      String field = field();
      fields.put(field, string());
    }
    Claim claim =
        switch (taken(fields, "kind")) {
          case "outcome" ->
              new Claim.OfOutcome(
                  taken(fields, "position"),
                  outcome(taken(fields, "outcome")),
                  convention(taken(fields, "convention")));
          case "comparison" ->
              new Claim.OfComparison(
                  taken(fields, "first"),
                  comparison(taken(fields, "relation")),
                  taken(fields, "second"));
          case "difference" ->
              new Claim.OfDifference(
                  taken(fields, "first"),
                  taken(fields, "second"),
                  taken(fields, "separator"),
                  player(taken(fields, "starter")),
                  player(taken(fields, "winner")));
          case "value" -> new Claim.OfValue(taken(fields, "position"), taken(fields, "value"));
          default ->
              throw wrong("the kind of the claim is not outcome, comparison, difference or value");
        };
    if (!fields.isEmpty()) {
      throw unknown(fields.keySet().iterator().next());
    }
    return claim;
  }

  private String taken(Map<String, String> fields, String field) throws CertificateException {
    return present(fields.remove(field), field);
  }

  private Outcome outcome(String text) throws CertificateException {
    for (Outcome outcome : Outcome.values()) {
      if (outcome.name().equals(text)) {
        return outcome;
      }
    }
    throw wrong("the outcome is not one of L R N P D PHat PCheck NHat NCheck");
  }

  private Convention convention(String text) throws CertificateException {
    return switch (text) {
      case CertificateWriter.NORMAL -> Convention.NORMAL;
      case CertificateWriter.MISERE -> Convention.MISERE;
      case CertificateWriter.LOOPY -> Convention.LOOPY;
      default -> throw wrong("the convention is not normal, misere or loopy");
    };
  }

  private Comparison comparison(String text) throws CertificateException {
    for (Comparison comparison : Comparison.values()) {
      if (comparison.symbol().equals(text)) {
        return comparison;
      }
    }
    throw wrong("the relation of the claim is not one of = < > <= >= || <| |>");
  }

  private Player player(String text) throws CertificateException {
    return switch (text) {
      case CertificateWriter.LEFT -> Player.LEFT;
      case CertificateWriter.RIGHT -> Player.RIGHT;
      default -> throw wrong("a player is not Left or Right");
    };
  }

  private List<ProofNode> nodes() throws CertificateException {
    require(JsonToken.START_ARRAY, "a list");
    List<ProofNode> nodes = new ArrayList<>();
    while (json.nextToken() != JsonToken.END_ARRAY) {
      Computation.poll();
      nodes.add(node());
    }
    return nodes;
  }

  private ProofNode node() throws CertificateException {
    require(JsonToken.START_OBJECT, "an object");
    Set<String> fields = new HashSet<>();
    List<Integer> sum = null;
    List<Integer> replies = List.of();
    Player mover = null;
    String move = "";
    int part = 0;
    int to = 0;
    while (json.nextToken() != JsonToken.END_OBJECT) {
      String field = field();
      fields.add(field);
      switch (field) {
        case "sum" -> sum = indices();
        case "mover" -> mover = player(string());
        case "part" -> part = index();
        case "move" -> move = string();
        case "to" -> to = index();
        case "replies" -> replies = indices();
        default -> throw unknown(field);
      }
    }
    List<Integer> parts = present(sum, "sum");
    Player player = present(mover, "mover");
    fields.removeAll(Set.of("sum", "mover"));
    if (fields.equals(Set.of("part", "move", "to"))) {
      return new ProofNode.WinnerMoves(parts, player, part, move, to);
    }
    if (fields.equals(Set.of("replies"))) {
      return new ProofNode.LoserMoves(parts, player, replies);
    }
    if (fields.isEmpty()) {
      return new ProofNode.NoMove(parts, player);
    }
    throw wrong("a node has either \"part\", \"move\" and \"to\", or \"replies\", or none of them");
  }

  private List<Integer> indices() throws CertificateException {
    require(JsonToken.START_ARRAY, "a list");
    List<Integer> indices = new ArrayList<>();
    while (json.nextToken() != JsonToken.END_ARRAY) {
      Computation.poll();
      indices.add(index());
    }
    return indices;
  }

  private List<String> strings() throws CertificateException {
    require(JsonToken.START_ARRAY, "a list");
    List<String> strings = new ArrayList<>();
    while (json.nextToken() != JsonToken.END_ARRAY) {
      Computation.poll();
      strings.add(string());
    }
    return strings;
  }

  private int index() throws CertificateException {
    require(JsonToken.VALUE_NUMBER_INT, "an index");
    return json.getIntValue();
  }

  private String string() throws CertificateException {
    require(JsonToken.VALUE_STRING, "a text");
    return json.getString();
  }

  /** The name of the field at the cursor; moves to its value. */
  private String field() throws CertificateException {
    require(JsonToken.PROPERTY_NAME, "a field");
    String name = json.currentName();
    json.nextToken();
    return name;
  }

  private void require(JsonToken token, String what) throws CertificateException {
    if (json.currentToken() != token) {
      throw wrong("expected " + what);
    }
  }

  private <T> T present(@Nullable T found, String field) throws CertificateException {
    if (found == null) {
      throw wrong("the field \"" + field + "\" is missing");
    }
    return found;
  }

  private CertificateException unknown(String field) {
    return wrong("there is no field \"" + field + "\" in this place of a certificate");
  }

  private CertificateException wrong(String problem) {
    return new CertificateException(
        "line " + json.currentTokenLocation().getLineNr() + ": " + problem);
  }
}
