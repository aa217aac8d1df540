package org.gamester.papers.chessfights;

import static org.gamester.papers.chessfights.Board.PAPER;
import static org.gamester.papers.chessfights.Recursion.g;
import static org.gamester.values.ShortGame.integer;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.gamester.lab.claims.Claim;
import org.gamester.values.ShortGame;
import org.gamester.values.forms.GameForm;

/** Theorem 2: g_k is obtained from the forms of g_1. */
final class DilationClaims {

  private DilationClaims() {}

  static List<Claim> claims() {
    return List.of(
        small(), surgery(), surgeryOnCanonicalForms(), leftOptions(), rightIndices(), residues());
  }

  private static Claim small() {
    return PAPER
        .claim("Theorem 2, 1")
        .says("g_k(n) = n if n <= k-1.")
        .forAll("k in 1..8", "n in 0..24")
        .where("n <= k-1", (k, n) -> n <= k - 1)
        .of("g_{k}({n})")
        .computed((k, n) -> g(k, n))
        .printed((k, n) -> n)
        .build();
  }

  /** The value J of Theorem 2, from a form of g_1([n/k]). */
  private static ShortGame changed(GameForm form, int k, int n) {
    return new Surgery(integer(k - 1), integer(n % k)).of(form);
  }

  private static Claim surgery() {
    return PAPER
        .claim("Theorem 2, 2")
        .says(
            "For n > k-1, g_k(n) is obtained from the form that defines g_1([n/k]): add k-1 to the"
                + " followers G^L, G^RL, G^RRL, ..., and i = n mod k to those of G^R, G^RR, ..."
                + " that the first step has not changed.")
        .forAll("k in 1..6", "n in 0..30")
        .where("n > k-1", (k, n) -> n > k - 1)
        .of("g_{k}({n})")
        .computed((k, n) -> g(k, n))
        .printed((k, n) -> changed(Recursion.definition(n / k), k, n))
        .note(
            "Of G^R, G^RR, ... only the last, from which Right has no move, receives i; adding i to"
                + " all of them fails at g_2(5).")
        .build();
  }

  private static Claim surgeryOnCanonicalForms() {
    return PAPER
        .claim("Theorem 2, 2, on canonical forms")
        .says("The same holds for the canonical form of g_1([n/k]) instead of the defining form.")
        .forAll("k in 1..6", "n in 0..30")
        .where("n > k-1", (k, n) -> n > k - 1)
        .of("g_{k}({n})")
        .computed((k, n) -> g(k, n))
        .printed((k, n) -> changed(GameForm.of(g(1, n / k)), k, n))
        .note("The paper uses the defining form; by Lemma 5, both forms give the same value.")
        .build();
  }

  private static Claim leftOptions() {
    return PAPER
        .claim("Theorem 2, proof, Left options")
        .says("For n > k-1, the canonical Left options of g_k(n) are those of g_1([n/k]) plus k-1.")
        .forAll("k in 1..6", "n in 0..30")
        .where("n > k-1", (k, n) -> n > k - 1)
        .of("g_{k}({n})")
        .computed((k, n) -> Set.copyOf(g(k, n).leftOptions()))
        .printed(
            (k, n) ->
                g(1, n / k).leftOptions().stream()
                    .map(option -> option.plus(integer(k - 1)))
                    .collect(Collectors.toSet()))
        .build();
  }

  private static Claim rightIndices() {
    return PAPER
        .claim("Theorem 2, proof, Right options")
        .says("[(n+1)/k] - 1 = [(n+1-k)/k] and [(n+1)/k] - 2 = [(n+1-2k)/k].")
        .forAll("k in 1..12", "n in 0..48")
        .computed((k, n) -> List.of((n + 1) / k - 1, (n + 1) / k - 2))
        .printed((k, n) -> List.of(Math.floorDiv(n + 1 - k, k), Math.floorDiv(n + 1 - 2 * k, k)))
        .build();
  }

  private static Claim residues() {
    return PAPER
        .claim("Theorem 2, proof, residues")
        .says("n+1-2k and n+1-k have the same residue as n+1 modulo k.")
        .forAll("k in 1..12", "n in 0..48")
        .computed((k, n) -> List.of(Math.floorMod(n + 1 - 2 * k, k), Math.floorMod(n + 1 - k, k)))
        .printed((k, n) -> List.of((n + 1) % k, (n + 1) % k))
        .build();
  }
}
