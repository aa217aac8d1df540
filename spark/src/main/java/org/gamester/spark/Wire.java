package org.gamester.spark;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.gamester.studies.Item;
import org.gamester.studies.runs.Finding;
import org.jspecify.annotations.Nullable;

/** Items and what is found of them, as bytes: numbers and texts, none of our classes. */
final class Wire {
  private static final int NOTHING = 0;
  private static final int WHOLE = 1;
  private static final int FLOATING = 2;
  private static final int TEXT = 3;

  private Wire() {}

  /** Writes bytes. */
  @FunctionalInterface
  interface Writing {
    void to(DataOutputStream out) throws IOException;
  }

  /** Reads bytes. */
  @FunctionalInterface
  interface Reading<T> {
    T from(DataInputStream in) throws IOException;
  }

  static byte[] write(Writing writing) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      writing.to(out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  static <T> T read(byte[] bytes, Reading<T> reading) {
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
      return reading.from(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static void text(DataOutputStream out, String text) throws IOException {
    bytes(out, text.getBytes(StandardCharsets.UTF_8));
  }

  static String text(DataInputStream in) throws IOException {
    return new String(bytes(in), StandardCharsets.UTF_8);
  }

  static void bytes(DataOutputStream out, byte[] bytes) throws IOException {
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  static byte[] bytes(DataInputStream in) throws IOException {
    return in.readNBytes(in.readInt());
  }

  static void texts(DataOutputStream out, List<String> texts) throws IOException {
    out.writeInt(texts.size());
    for (String text : texts) {
      text(out, text);
    }
  }

  static List<String> texts(DataInputStream in) throws IOException {
    List<String> texts = new ArrayList<>();
    for (int left = in.readInt(); left > 0; left--) {
      texts.add(text(in));
    }
    return texts;
  }

  static byte[] items(List<Item> items) {
    return write(
        out -> {
          out.writeInt(items.size());
          for (Item item : items) {
            out.writeLong(item.number());
            out.writeInt(item.point().size());
            for (int value : item.point()) {
              out.writeInt(value);
            }
            text(out, item.position());
          }
        });
  }

  static List<Item> items(byte[] bytes) {
    return read(
        bytes,
        in -> {
          List<Item> items = new ArrayList<>();
          for (int left = in.readInt(); left > 0; left--) {
            long number = in.readLong();
            List<Integer> point = new ArrayList<>();
            for (int values = in.readInt(); values > 0; values--) {
              point.add(in.readInt());
            }
            items.add(new Item(number, point, text(in)));
          }
          return items;
        });
  }

  /** What is found of an item, and how long that took. */
  record Answer(Finding finding, long nanos) {}

  /** The answers to a group, in the order of its items. */
  static byte[] answers(List<Answer> answers) {
    return write(
        out -> {
          out.writeBoolean(true);
          for (Answer answer : answers) {
            out.writeLong(answer.nanos());
            switch (answer.finding()) {
              case Finding.Row row -> {
                out.writeBoolean(true);
                out.writeInt(row.entries().size());
                for (Object entry : row.entries()) {
                  entry(out, entry);
                }
              }
              case Finding.Surrender surrender -> {
                out.writeBoolean(false);
                text(out, surrender.reason());
                text(out, surrender.stoppedBy());
              }
              case Finding.End _ -> throw new IllegalArgumentException("an end is no answer");
            }
          }
        });
  }

  /** That a place cannot answer anything. */
  static byte[] refusal(String reason) {
    return write(
        out -> {
          out.writeBoolean(false);
          text(out, reason);
        });
  }

  /**
   * The answers to a group.
   *
   * @throws org.gamester.studies.StudyException if the place could not answer anything
   */
  static List<Answer> answers(byte[] bytes, List<Item> items) {
    return read(
        bytes,
        in -> {
          if (!in.readBoolean()) {
            throw new org.gamester.studies.StudyException(text(in));
          }
          List<Answer> answers = new ArrayList<>();
          for (Item item : items) {
            long nanos = in.readLong();
            Finding finding =
                in.readBoolean()
                    ? new Finding.Row(item, entries(in))
                    : new Finding.Surrender(item, text(in), text(in));
            answers.add(new Answer(finding, nanos));
          }
          return answers;
        });
  }

  private static List<@Nullable Object> entries(DataInputStream in) throws IOException {
    List<@Nullable Object> entries = new ArrayList<>();
    for (int left = in.readInt(); left > 0; left--) {
      entries.add(entry(in));
    }
    return entries;
  }

  private static void entry(DataOutputStream out, @Nullable Object entry) throws IOException {
    switch (entry) {
      case null -> out.writeByte(NOTHING);
      case Long n -> {
        out.writeByte(WHOLE);
        out.writeLong(n);
      }
      case Double x -> {
        out.writeByte(FLOATING);
        out.writeDouble(x);
      }
      case Object other -> {
        out.writeByte(TEXT);
        text(out, other.toString());
      }
    }
  }

  private static @Nullable Object entry(DataInputStream in) throws IOException {
    return switch (in.readByte()) {
      case WHOLE -> (Object) in.readLong();
      case FLOATING -> (Object) in.readDouble();
      case TEXT -> text(in);
      default -> null;
    };
  }
}
