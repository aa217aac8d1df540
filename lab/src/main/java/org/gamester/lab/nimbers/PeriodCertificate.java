package org.gamester.lab.nimbers;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.gamester.rulesets.heap.ProvedPeriod;
import org.gamester.values.Computation;
import org.gamester.values.Fields;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What proves the period of a sequence of Grundy values, to be kept in a file and checked by {@link
 * CertificateCheck}: the values up to the end of the first period, from which all others follow.
 */
@Fields({"rules", "period", "preperiod: start", "bound"})
public final class PeriodCertificate {

  /** The schema of the file. */
  public static final String SCHEMA = "gamester.period/1";

  private static final JsonMapper JSON = new JsonMapper();

  private final String rules;
  private final int start;
  private final int period;
  private final long bound;
  private final int[] values;

  private PeriodCertificate(String rules, int start, int period, long bound, int[] values) {
    this.rules = rules;
    this.start = start;
    this.period = period;
    this.bound = bound;
    this.values = values;
  }

  /**
   * The certificate for the period that is proved.
   *
   * @return empty if none is
   */
  public static Optional<PeriodCertificate> of(NimberSequence sequence) {
    return sequence
        .provedPeriod()
        .filter(proved -> proved.start() + proved.length() < Integer.MAX_VALUE)
        .map(proved -> of(sequence, proved));
  }

  private static PeriodCertificate of(NimberSequence sequence, ProvedPeriod proved) {
    int start = (int) proved.start();
    int period = (int) proved.length();
    NimberSequence all = NimberSequence.of(sequence.game(), start + period - 1);
    int[] values = new int[start + period];
    for (int heap = 0; heap < values.length; heap++) {
      Computation.pollAt(heap);
      values[heap] = all.value(heap);
    }
    long take = CertificateCheck.bounds(sequence.game()).take();
    long bound = ProvedPeriod.neededTo(proved.heaps(), start, period, take);
    return new PeriodCertificate(sequence.game().text(), start, period, bound, values);
  }

  /** The rules of the game, as in {@code octal{0.77}}. */
  public String rules() {
    return rules;
  }

  /** The heap from which on the values repeat. */
  public int start() {
    return start;
  }

  /** The least period. */
  public int period() {
    return period;
  }

  /** The last heap up to which the values must repeat for the theorem to hold. */
  public long bound() {
    return bound;
  }

  /** The value of a heap, by the list or by the period. */
  int value(long heap) {
    return values[(int) (heap < values.length ? heap : start + (heap - start) % period)];
  }

  /** The heaps before the start whose values differ from the period continued backwards. */
  public List<Integer> exceptions() {
    List<Integer> exceptions = new ArrayList<>();
    for (int heap = 0; heap < start; heap++) {
      if (values[heap] != values[start + Math.floorMod(heap - start, period)]) {
        exceptions.add(heap);
      }
    }
    return exceptions;
  }

  /** SHA-256 of the listed values, four bytes each, the highest first; in hexadecimal digits. */
  public String hash() {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      ByteBuffer word = ByteBuffer.allocate(Integer.BYTES);
      for (int value : values) {
        Computation.poll();
        digest.update(word.clear().putInt(value).flip());
      }
      return HexFormat.of().formatHex(digest.digest());
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  /** The certificate as a JSON object on one line. */
  public String toJson() {
    ObjectNode node = JSON.createObjectNode();
    node.put("schema", SCHEMA).put("rules", rules).put("preperiod", start).put("period", period);
    node.put("bound", bound).put("hash", hash());
    exceptions().forEach(node.putArray("exceptions")::add);
    ArrayNode listed = node.putArray("values");
    for (int value : values) {
      listed.add(value);
    }
    return JSON.writeValueAsString(node);
  }

  /**
   * Reads a certificate. Only its form is checked here.
   *
   * @throws IllegalArgumentException if it is not one; the message says why
   */
  public static PeriodCertificate read(String json) {
    JsonNode node;
    try {
      node = JSON.readTree(json);
    } catch (JacksonException e) {
      throw new IllegalArgumentException("the file is not JSON", e);
    }
    if (!node.path("schema").asString("").equals(SCHEMA)) {
      throw new IllegalArgumentException("the field \"schema\" is not \"" + SCHEMA + "\"");
    }
    int start = number(node, "preperiod");
    int period = number(node, "period");
    JsonNode listed = node.path("values");
    if (period == 0 || !listed.isArray() || listed.size() != (long) start + period) {
      throw new IllegalArgumentException(
          "the field \"values\" does not list the values up to the end of the first period");
    }
    int[] values = new int[listed.size()];
    for (int heap = 0; heap < values.length; heap++) {
      Computation.pollAt(heap);
      JsonNode value = listed.get(heap);
      if (!value.isInt() || value.asInt() < 0) {
        throw new IllegalArgumentException("the value of heap " + heap + " is not a number");
      }
      values[heap] = value.asInt();
    }
    PeriodCertificate read =
        new PeriodCertificate(
            node.path("rules").asString(""), start, period, number(node, "bound"), values);
    if (!read.hash().equals(node.path("hash").asString(""))) {
      throw new IllegalArgumentException("the hash does not fit the values: the file was changed");
    }
    List<Integer> exceptions = new ArrayList<>();
    node.path("exceptions").forEach(heap -> exceptions.add(heap.asInt(-1)));
    if (!exceptions.equals(read.exceptions())) {
      throw new IllegalArgumentException("the exceptions do not fit the values");
    }
    return read;
  }

  private static int number(JsonNode node, String field) {
    JsonNode number = node.path(field);
    if (!number.isInt() || number.asInt() < 0) {
      throw new IllegalArgumentException(
          "the field \"" + field + "\" is not a number from 0 to " + Integer.MAX_VALUE);
    }
    return number.asInt();
  }
}
