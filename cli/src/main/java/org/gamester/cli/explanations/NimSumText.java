package org.gamester.cli.explanations;

import java.util.ArrayList;
import java.util.List;
import org.gamester.analysis.explanation.Argument;
import org.gamester.cli.output.MovesText;
import org.gamester.rulesets.ValuePosition;

/** Arguments by the nim sum, with the nimbers in binary, one below the other. */
final class NimSumText {

  private NimSumText() {}

  /**
   * @param why why the summands are worth their nimbers
   */
  static List<String> nimSum(Argument.NimSum sum, List<String> why) {
    List<String> lines = new ArrayList<>(why);
    if (sum.parts().size() == 1 && !why.isEmpty()) {
      lines.add(
          sum.sum() == 0
              ? "No option is 0, so that every move leaves the opponent a move to 0: whoever moves"
                  + " loses."
              : "This is not 0, so whoever moves wins, by a move to 0.");
      return lines;
    }
    lines.add(
        sum.heapsOfNim()
            ? "All parts are heaps of Nim, so the nim sum decides (Bouton)."
            : sum.parts().size() == 1
                ? "The position is impartial, so it is equal to a nimber (Sprague, Grundy)."
                : "All parts are impartial, so each is equal to a nimber (Sprague, Grundy), and the"
                    + " nim sum decides.");
    lines.addAll(column(sum.parts(), sum.sum(), sum.heapsOfNim()));
    int last = lines.size() - 1;
    lines.set(
        last,
        lines.get(last)
            + "   = "
            + sum.sum()
            + (sum.sum() == 0
                ? ": every move makes it different from 0, and the answer makes it 0 again."
                : ", not 0: whoever moves wins by making it 0."));
    return lines;
  }

  static List<String> misereNim(Argument.MisereNim heaps) {
    List<String> lines = new ArrayList<>();
    lines.add(
        "All parts are heaps of Nim, and the player who takes the last token loses (Bouton).");
    lines.addAll(column(heaps.parts(), heaps.sum(), true));
    if (heaps.large() > 0) {
      int last = lines.size() - 1;
      lines.set(last, lines.get(last) + "   = " + heaps.sum());
      lines.add(
          "Some heap has more than one token, so the winner is the same as in normal play: the"
              + " nim sum is "
              + (heaps.sum() == 0
                  ? "0, and the player to move loses."
                  : "not 0, and the player to move wins."));
      lines.add(
          "The winner makes the nim sum 0 until he can leave heaps of one token only; then he"
              + " leaves an odd number of them.");
    } else {
      lines.add(
          "No heap has more than one token, so each move removes a heap: of "
              + heaps.ones()
              + (heaps.ones() % 2 == 0
                  ? ", an even number, the player to move leaves the last one to the other."
                  : ", an odd number, the player to move takes the last one."));
    }
    return lines;
  }

  private static List<String> column(
      List<Argument.NimberPart> parts, long sum, boolean heapsOfNim) {
    long all = sum;
    List<String> names = new ArrayList<>();
    for (Argument.NimberPart part : parts) {
      all |= part.nimber();
      names.add(
          heapsOfNim
              ? Long.toString(part.nimber())
              : part.position() instanceof ValuePosition
                  ? nimber(part.nimber())
                  : MovesText.complete(part.position()) + " = " + nimber(part.nimber()));
    }
    int bits = Long.toBinaryString(all).length();
    int width = MovesText.longest(names);
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      lines.add("  %-" + width + "s  =  ");
      lines.set(i, lines.get(i).formatted(names.get(i)) + binary(parts.get(i).nimber(), bits));
    }
    lines.add(" ".repeat(width + 7) + "-".repeat(bits));
    lines.add(" ".repeat(width + 7) + binary(sum, bits));
    return lines;
  }

  static String nimber(long n) {
    return n == 0 ? "0" : n == 1 ? "*" : "*" + n;
  }

  private static String binary(long n, int bits) {
    String digits = Long.toBinaryString(n);
    return "0".repeat(bits - digits.length()) + digits;
  }
}
