package org.gamester.web.text;

import java.util.HashMap;
import java.util.Map;

/** What the commands of LaTeX that stand for one sign are in Unicode. */
final class TexSigns {

  /** Letters. */
  static final Map<String, String> LETTERS =
      table(
          """
          alpha α  beta β  gamma γ  delta δ  epsilon ϵ  varepsilon ε  zeta ζ  eta η  theta θ
          iota ι  kappa κ  lambda λ  mu μ  nu ν  xi ξ  pi π  rho ρ  sigma σ  tau τ  phi ϕ
          varphi φ  chi χ  psi ψ  omega ω  Gamma Γ  Delta Δ  Theta Θ  Lambda Λ  Xi Ξ  Pi Π
          Sigma Σ  Phi Φ  Psi Ψ  Omega Ω  infty ∞  ell ℓ  emptyset ∅  varnothing ∅
          """);

  /** Signs and operators. */
  static final Map<String, String> SIGNS =
      table(
          """
          uparrow ↑  downarrow ↓  Uparrow ⇑  Downarrow ⇓  star ⋆  ast ∗  pm ±  mp ∓  cdot ⋅
          times ×  circ ∘  oplus ⊕  bigoplus ⨁  otimes ⊗  le ≤  leq ≤  ge ≥  geq ≥  ne ≠  neq ≠
          lt <  gt >  ll ≪  gg ≫  equiv ≡  cong ≅  sim ∼  approx ≈  parallel ∥  mid ∣  in ∈
          notin ∉  subset ⊂  subseteq ⊆  cup ∪  cap ∩  setminus ∖  to →  rightarrow →  leftarrow ←
          Rightarrow ⇒  Leftrightarrow ⇔  mapsto ↦  implies ⟹  iff ⟺  forall ∀  exists ∃  neg ¬
          land ∧  lor ∨  langle ⟨  rangle ⟩  lfloor ⌊  rfloor ⌋  lceil ⌈  rceil ⌉  ldots …  dots …
          cdots ⋯  sum ∑  prod ∏  int ∫  vert |  Vert ∥  lbrace {  rbrace }  { {  } }  | ∥  % %
          & &  # #  $ $  _ _
          """);

  /** Accents, which stand above or below what follows. */
  static final Map<String, String> ACCENTS =
      table("overline ¯  bar ¯  hat ^  tilde ~  vec →  dot ˙  underline _");

  private TexSigns() {}

  private static Map<String, String> table(String namesAndSigns) {
    Map<String, String> table = new HashMap<>();
    String[] words = namesAndSigns.strip().split("\\s+", -1);
    for (int i = 0; i < words.length; i += 2) {
      table.put(words[i], words[i + 1]);
    }
    return Map.copyOf(table);
  }
}
