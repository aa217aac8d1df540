package org.gamester.spark;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.gamester.studies.StudyException;
import org.gamester.studies.StudySpec;
import org.gamester.studies.runs.Cluster;

/** What executors are asked to do, as bytes: the words of the question, and the files it needs. */
final class OrderForm {
  private static final long MOST_BYTES = 64L << 20;

  private OrderForm() {}

  static byte[] write(Cluster.Order order) {
    return Wire.write(
        out -> {
          StudySpec spec = order.spec();
          Wire.text(out, spec.question());
          Wire.texts(out, spec.ranges());
          Wire.texts(out, spec.show());
          Wire.texts(out, List.copyOf(spec.options().keySet()));
          Wire.texts(out, List.copyOf(spec.options().values()));
          Wire.texts(out, order.lines());
          out.writeLong(order.count());
          Duration time = order.itemTime();
          out.writeLong(time == null ? 0 : time.toNanos());
          out.writeLong(order.memoryBytes());
          writeRulesets(out, order.rulesets());
        });
  }

  /** The order, with its rulesets in new files. */
  static Cluster.Order read(byte[] form) {
    return Wire.read(
        form,
        in -> {
          String question = Wire.text(in);
          List<String> ranges = Wire.texts(in);
          List<String> show = Wire.texts(in);
          List<String> names = Wire.texts(in);
          List<String> values = Wire.texts(in);
          Map<String, String> options = new TreeMap<>();
          for (int i = 0; i < names.size(); i++) {
            options.put(names.get(i), values.get(i));
          }
          StudySpec spec = new StudySpec(question, ranges, show, options);
          List<String> lines = Wire.texts(in);
          long count = in.readLong();
          long nanos = in.readLong();
          long memory = in.readLong();
          Duration time = nanos == 0 ? null : Duration.ofNanos(nanos);
          return new Cluster.Order(spec, lines, count, readRulesets(in), time, memory);
        });
  }

  private static void writeRulesets(DataOutputStream out, List<Path> sources) throws IOException {
    long bytes = 0;
    out.writeInt(sources.size());
    for (Path source : sources) {
      List<Path> files = Files.isDirectory(source) ? files(source) : List.of(source);
      out.writeBoolean(Files.isDirectory(source));
      out.writeInt(files.size());
      for (Path file : files) {
        bytes += Files.size(file);
        if (bytes > MOST_BYTES) {
          throw new StudyException("the rulesets are more than 64 MB, too much for a cluster");
        }
        Path name = Files.isDirectory(source) ? source.relativize(file) : file.getFileName();
        Wire.text(out, String.valueOf(name).replace('\\', '/'));
        Wire.bytes(out, Files.readAllBytes(file));
      }
    }
  }

  private static List<Path> files(Path folder) {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(file -> file.toString().matches(".*\\.(rules|cgs)"))
          .filter(Files::isRegularFile)
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<Path> readRulesets(DataInputStream in) throws IOException {
    List<Path> sources = new ArrayList<>();
    for (int left = in.readInt(); left > 0; left--) {
      Path folder = Files.createTempDirectory("gamester-rulesets");
      folder.toFile().deleteOnExit();
      boolean isFolder = in.readBoolean();
      Path last = folder;
      for (int files = in.readInt(); files > 0; files--) {
        last = folder.resolve(Wire.text(in)).normalize();
        if (!last.startsWith(folder)) {
          throw new IOException("a file outside its folder");
        }
        Files.createDirectories(last.getParent());
        Files.write(last, Wire.bytes(in));
        last.toFile().deleteOnExit();
      }
      sources.add(isFolder ? folder : last);
    }
    return sources;
  }
}
