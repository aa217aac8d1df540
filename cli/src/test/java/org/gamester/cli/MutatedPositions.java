package org.gamester.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.gamester.cli.output.ExitStatus;
import org.gamester.rulesets.Catalogue;
import org.gamester.rulesets.NamedGame;
import org.gamester.rulesets.Ruleset;

/**
 * Positions that nobody would write, through {@code value} and {@code moves}. As a program: the
 * number of positions, then the seed.
 */
final class MutatedPositions {
  private static final String ALPHABET = "xogtf.#@_-+*/|()[]{}<>:;,=0123456789 abvGXO^";
  private static final double LATEST_SECONDS = 3.5;

  private final Random random;
  private final List<String> sound = new ArrayList<>();

  MutatedPositions(long seed) {
    this.random = new Random(seed);
    for (Ruleset ruleset : Catalogue.standard().rulesets()) {
      sound.add(ruleset.description().example());
      for (NamedGame game : ruleset.description().named()) {
        sound.add(game.name() + "(3)");
      }
    }
    sound.addAll(
        List.of(
            "domineering(3x4)",
            "clobber(xo.|oxo)",
            "konane(xo.|.ox)",
            "amazons(x..|..o)",
            "snort(cycle 5 v=x....)",
            "col(1-2 2-3 3-1 v=..o)",
            "nim(3+7) - splittles{1,3 | 2,4}(5)",
            "octal{4.[3]}(5)",
            "hackenbush(xo) + {2|1}",
            "young(4,3/2,1 flip)",
            "-gk{2}(4)*2"));
  }

  /** The next position: a sound one with up to six changes. */
  String next() {
    StringBuilder text = new StringBuilder(sound.get(random.nextInt(sound.size())));
    for (int changes = random.nextInt(7); changes > 0; changes--) {
      int at = random.nextInt(text.length() + 1);
      char c = ALPHABET.charAt(random.nextInt(ALPHABET.length()));
      switch (random.nextInt(5)) {
        case 0 -> text.insert(at, c);
        case 1 -> text.replace(at, Math.min(text.length(), at + 1), String.valueOf(c));
        case 2 -> text.delete(at, Math.min(text.length(), at + 1 + random.nextInt(3)));
        case 3 -> {
          String other = sound.get(random.nextInt(sound.size()));
          int from = random.nextInt(other.length());
          text.insert(at, other, from, from + random.nextInt(other.length() - from) + 1);
        }
        default -> text.insert(at, String.valueOf(c).repeat(1 + random.nextInt(20)));
      }
    }
    return text.toString();
  }

  /** What is wrong with the answer to a position; empty if nothing is. */
  String fault(String command, String position) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    long start = System.nanoTime();
    int status =
        Gamester.run(
            new PrintWriter(out),
            new PrintWriter(err),
            command,
            "--timeout",
            "1s",
            "--memory",
            "1G",
            "--",
            position);
    double seconds = (System.nanoTime() - start) / 1e9;
    String said = err.toString();
    String all = said.toLowerCase(Locale.ROOT);
    if (all.contains("exception") || all.contains("internal error") || all.contains("java.")) {
      return "text of a Java exception: " + said;
    }
    if (seconds > LATEST_SECONDS) {
      return "answered after %.1f s".formatted(seconds);
    }
    if (status == ExitStatus.OK) {
      return out.toString().isEmpty() ? "no answer" : "";
    }
    if (status != ExitStatus.SOME_FAILED || said.isBlank()) {
      return "status " + status + ": " + said;
    }
    return "";
  }

  public static void main(String[] words) {
    int count = Integer.parseInt(words[0]);
    MutatedPositions positions = new MutatedPositions(Long.parseLong(words[1]));
    int faults = 0;
    for (int i = 0; i < count; i++) {
      String position = positions.next();
      for (String command : List.of("value", "moves")) {
        String fault = positions.fault(command, position);
        if (!fault.isEmpty()) {
          faults++;
          System.out.println(command + " " + position + "\n  " + fault);
        }
      }
    }
    System.out.println(count + " positions, " + faults + " faults");
  }
}
