package org.gamester.script;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.gamester.analysis.Evaluator;
import org.gamester.rulesets.Catalogue;
import org.gamester.script.output.Style;
import org.gamester.values.GameStore;
import org.gamester.values.Limits;

/**
 * Files of classes that nobody would write: valid ones, over as many lines as they have, with parts
 * dropped, doubled or exchanged. As a program, it loads many of them, uses what is in them, and
 * lists those that break a promise: an answer by the limit and a second, no text of a Java
 * exception, and a place for whatever is wrong with the file.
 *
 * <pre>
 *   MutatedClasses [COUNT [SEED]]
 * </pre>
 */
final class MutatedClasses {

  private static final long MEMORY_BYTES = 1L << 29;
  private static final String NAME = "Mutant";

  private static final List<String> WRITTEN =
      List.of(
          """
          class Mutant(a, b as Integer ? a + 1) extends Object
            var sum := a + b;
            static var count := 0;
            static count := 3; end
            def Sum := sum + count;
            def Plus(n as Integer ? 10, more...) := begin var x := sum + n; x + more.Size end;
            class In(z) def Outer := sum + z; def Self := this; override def ToOutput := super.ToOutput; end
            def Make(z) := In(z);
            if a == 3 then error("three") end
          end
          """,
          """
          mutable class Mutant(start)
            mutable var n := start;
            def Next() begin n := n + 1; n end
            def Loop(k) begin while n < k do n := n + 1 end; try n finally n := 0 end end
          end
          """,
          "enum Mutant Red, Green, Blue; def IsRed := this == Red; static def Make := Green; end",
          """
          singleton class Mutant extends Ruleset
            class Position(n as Integer) extends ImpartialGame
              override def Options := [Position(n - a) for a in [1, 2, 4] where a <= n];
              override def Decomposition := if n > 7 then [Position(3), Position(4)] else [this] end;
            end
          end
          """);

  private static final List<String> USES =
      List.of(
          "Mutant",
          "Mutant(1)",
          "Mutant(2, 3).Sum",
          "Mutant(1).Plus(2, 3)",
          "Mutant(1).Make(3).Outer",
          "Mutant(1).Loop(5)",
          "Mutant.Make",
          "Mutant(5).CanonicalForm",
          "Mutant(\"xo|ox\").CanonicalForm",
          "Mutant(\"xo|ox\").Options(Left)",
          "Mutant(\"t.f\").CanonicalForm",
          "Mutant(\".--\").CanonicalForm",
          "mutant(2x2).CanonicalForm",
          "mutant(3)");

  private final MutatedLines mutated;
  private final Path folder;

  MutatedClasses(long seed, Path folder) {
    this.mutated = new MutatedLines(seed, texts());
    this.folder = folder;
  }

  private static List<String> texts() {
    List<String> texts = new ArrayList<>(WRITTEN);
    try (Stream<Path> files = Files.list(WrittenFolder.EXAMPLES)) {
      for (Path file : files.toList()) {
        String name = String.valueOf(file.getFileName()).replace(".cgs", "");
        texts.add(Files.readString(file).replaceAll("\\b" + name + "\\b", NAME));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return texts;
  }

  /** The next file. */
  String next() {
    return mutated.next();
  }

  /** What is wrong with the answers to uses of a file; empty if nothing is. */
  String complaint(String text) throws IOException {
    Files.writeString(folder.resolve(NAME + ".cgs"), text);
    long start = System.nanoTime();
    UserRulesets users = UserRulesets.of(List.of(folder), Catalogue.standard());
    Worksheet worksheet =
        new Worksheet(
            Style.EXACT,
            new Limits(MutatedLines.LIMIT, MEMORY_BYTES),
            users,
            new Evaluator(1 << 16, false, progress -> {}));
    for (String use : USES) {
      Result result = worksheet.evaluate(use);
      String problem = MutatedLines.ofJava(result);
      if (!problem.isEmpty()) {
        return use + ": " + problem;
      }
      if (result instanceof Result.Failure failure
          && failure.message().equals("Syntax error.")
          && failure.positions().isEmpty()) {
        return use + ": a syntax error without a place";
      }
    }
    Duration taken = Duration.ofNanos(System.nanoTime() - start);
    Duration most = MutatedLines.LIMIT.multipliedBy(USES.size()).plusSeconds(1);
    return taken.compareTo(most) > 0 ? "late: " + taken.toMillis() + " ms" : "";
  }

  public static void main(String... arguments) throws IOException {
    int count = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 20_000;
    long seed = arguments.length > 1 ? Long.parseLong(arguments[1]) : 1;
    MutatedClasses mutated = new MutatedClasses(seed, Files.createTempDirectory("mutants"));
    int wrong = 0;
    for (int i = 0; i < count; i++) {
      String text = mutated.next();
      String complaint = mutated.complaint(text);
      if (!complaint.isEmpty()) {
        wrong++;
        System.out.println(text + "\n    " + complaint.replace("\n", "\n    "));
      }
      GameStore.standard().release();
    }
    System.out.printf("%,d files, %,d wrong%n", count, wrong);
    System.exit(wrong == 0 ? 0 : 1);
  }
}
