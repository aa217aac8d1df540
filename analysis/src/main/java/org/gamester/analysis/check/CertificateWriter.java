package org.gamester.analysis.check;

import java.io.IOException;
import java.io.StringWriter;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.gamester.rulesets.Convention;
import org.gamester.values.Computation;
import org.gamester.values.Player;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/** Writes certificates as JSON: one object, with one part or node on a line. */
public final class CertificateWriter {
  static final String LEFT = "Left";
  static final String RIGHT = "Right";
  static final String NORMAL = "normal";
  static final String MISERE = "misere";
  static final String LOOPY = "loopy";

  private static final JsonFactory FACTORY = new JsonFactory();

  private CertificateWriter() {}

  /**
   * Writes a certificate, always as the same text.
   *
   * @throws IOException if {@code to} cannot be written
   */
  public static void write(ProofCertificate certificate, Appendable to) throws IOException {
    to.append("{\"schema\":").append(text(ProofCertificate.SCHEMA));
    to.append(",\n\"claim\":").append(claim(certificate.claim()));
    to.append(",\n\"parts\":");
    lines(certificate.parts(), CertificateWriter::text, to);
    to.append(",\n\"nodes\":");
    lines(certificate.nodes(), CertificateWriter::node, to);
    to.append(",\n\"roots\":").append(indices(certificate.roots()));
    to.append(",\n\"hash\":").append(text(certificate.hash())).append("}\n");
  }

  /**
   * Writes a certificate of an argument, always as the same text.
   *
   * @throws IOException if {@code to} cannot be written
   */
  public static void write(ArgumentCertificate certificate, Appendable to) throws IOException {
    to.append("{\"schema\":").append(text(ArgumentCertificate.SCHEMA));
    to.append(",\n\"claim\":").append(claim(certificate.claim()));
    to.append(",\n\"argument\":").append(text(certificate.argument().name()));
    to.append(",\n\"openings\":");
    lines(certificate.argument().openings(), CertificateWriter::text, to);
    to.append(",\n\"parts\":");
    lines(certificate.argument().parts(), CertificateWriter::part, to);
    to.append(",\n\"hash\":").append(text(certificate.hash())).append("}\n");
  }

  static String part(ArgumentCertificate.GrundyPart part) {
    return json(
        json -> {
          json.writeStartObject();
          json.writeStringProperty("part", part.part());
          json.writeNumberProperty("value", part.value());
          json.writeEndObject();
        });
  }

  private static <T> void lines(List<T> items, Function<T, String> writer, Appendable to)
      throws IOException {
    to.append('[');
    for (int i = 0; i < items.size(); i++) {
      Computation.poll();
      to.append(i == 0 ? "\n" : ",\n").append(writer.apply(items.get(i)));
    }
    to.append(']');
  }

  static String claim(Claim claim) {
    return json(
        json -> {
          json.writeStartObject();
          switch (claim) {
            case Claim.OfOutcome of -> {
              json.writeStringProperty("kind", "outcome");
              json.writeStringProperty("position", of.position());
              json.writeStringProperty("outcome", of.outcome().name());
              json.writeStringProperty("convention", convention(of.convention()));
            }
            case Claim.OfComparison of -> {
              json.writeStringProperty("kind", "comparison");
              json.writeStringProperty("first", of.first());
              json.writeStringProperty("relation", of.comparison().symbol());
              json.writeStringProperty("second", of.second());
            }
            case Claim.OfDifference of -> {
              json.writeStringProperty("kind", "difference");
              json.writeStringProperty("first", of.first());
              json.writeStringProperty("second", of.second());
              json.writeStringProperty("separator", of.separator());
              json.writeStringProperty("starter", player(of.starter()));
              json.writeStringProperty("winner", player(of.winner()));
            }
            case Claim.OfValue of -> {
              json.writeStringProperty("kind", "value");
              json.writeStringProperty("position", of.position());
              json.writeStringProperty("value", of.value());
            }
          }
          json.writeEndObject();
        });
  }

  static String node(ProofNode node) {
    return json(
        json -> {
          json.writeStartObject();
          json.writeName("sum");
          write(json, node.sum());
          json.writeStringProperty("mover", player(node.mover()));
          switch (node) {
            case ProofNode.WinnerMoves winner -> {
              json.writeNumberProperty("part", winner.part());
              json.writeStringProperty("move", winner.move());
              json.writeNumberProperty("to", winner.to());
            }
            case ProofNode.LoserMoves loser -> {
              json.writeName("replies");
              write(json, loser.next());
            }
            case ProofNode.NoMove _ -> {}
          }
          json.writeEndObject();
        });
  }

  static String text(String text) {
    return json(json -> json.writeString(text));
  }

  static String indices(List<Integer> indices) {
    return json(json -> write(json, indices));
  }

  private static void write(JsonGenerator json, List<Integer> indices) {
    json.writeStartArray();
    for (int index : indices) {
      json.writeNumber(index);
    }
    json.writeEndArray();
  }

  private static String convention(Convention convention) {
    return switch (convention) {
      case NORMAL -> NORMAL;
      case MISERE -> MISERE;
      case LOOPY -> LOOPY;
      case ENDING, SCORING, ENTAILING -> throw new IllegalArgumentException(convention.text());
    };
  }

  private static String player(Player player) {
    return player == Player.LEFT ? LEFT : RIGHT;
  }

  private static String json(Consumer<JsonGenerator> body) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = FACTORY.createGenerator(ObjectWriteContext.empty(), text)) {
      body.accept(json);
    }
    return text.toString();
  }
}
