package org.gamester.values.impartial;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.gamester.values.Relation;
import org.gamester.values.ShortGame;
import org.gamester.values.forms.GameForm;
import org.gamester.values.products.ConwayProduct;
import org.junit.jupiter.api.Test;

/** Laws 32 to 35 and 37 on all impartial forms born by day 3 and seeded ones of day 4. */
class ImpartialLawsTest {

  /** An impartial form, with its Grundy value computed from the definition. */
  private record Impartial(List<Impartial> options, GameForm form, int grundy) {

    static Impartial of(List<Impartial> options) {
      List<GameForm> forms = options.stream().map(Impartial::form).toList();
      Set<Integer> reached = new HashSet<>(options.stream().map(Impartial::grundy).toList());
      int grundy = 0;
      while (reached.contains(grundy)) {
        grundy++;
      }
      return new Impartial(options, GameForm.of(forms, forms), grundy);
    }

    ShortGame value() {
      return form.canonicalForm();
    }
  }

  private static List<Impartial> bornByDay(int day) {
    List<Impartial> forms = List.of(Impartial.of(List.of()));
    for (int d = 1; d <= day; d++) {
      List<Impartial> next = new ArrayList<>();
      for (int set = 0; set < 1 << forms.size(); set++) {
        next.add(Impartial.of(members(forms, set)));
      }
      forms = next;
    }
    return forms;
  }

  private static List<Impartial> members(List<Impartial> forms, int set) {
    List<Impartial> members = new ArrayList<>();
    for (int i = 0; i < forms.size(); i++) {
      if ((set >> i & 1) == 1) {
        members.add(forms.get(i));
      }
    }
    return members;
  }

  private static List<Impartial> sample() {
    List<Impartial> sample = new ArrayList<>(bornByDay(3));
    List<Impartial> options = List.copyOf(sample);
    assertThat(options).hasSize(16);
    Random random = new Random(34);
    for (int i = 0; i < 40; i++) {
      sample.add(Impartial.of(members(options, random.nextInt(1 << options.size()))));
    }
    return sample;
  }

  @Test
  void law32TwoImpartialGamesAreEqualOrConfused() {
    for (Impartial g : sample()) {
      assertThat(g.value().negate()).isEqualTo(g.value());
      assertThat(g.form.negate().isIdentical(g.form)).isTrue();
      for (Impartial option : g.options) {
        assertThat(option.value().relationTo(g.value())).isEqualTo(Relation.CONFUSED);
      }
      for (Impartial h : sample()) {
        Relation expected = g.grundy == h.grundy ? Relation.EQUAL : Relation.CONFUSED;
        assertThat(g.value().relationTo(h.value())).isEqualTo(expected);
        assertThat(g.value().lessOrEqual(h.value())).isEqualTo(g.grundy == h.grundy);
      }
    }
  }

  @Test
  void law33ZeroIffEveryOptionIsConfusedWithZero() {
    for (Impartial g : sample()) {
      boolean allConfused =
          g.options.stream()
              .allMatch(option -> option.value().relationTo(ShortGame.ZERO) == Relation.CONFUSED);
      boolean someZero = g.options.stream().anyMatch(option -> option.value().isZero());
      assertThat(g.value().isZero()).isEqualTo(allConfused);
      assertThat(g.value().relationTo(ShortGame.ZERO) == Relation.CONFUSED).isEqualTo(someZero);
    }
  }

  @Test
  void laws34And35SpragueAndGrundy() {
    List<Impartial> sample = sample();
    for (Impartial g : sample) {
      assertThat(g.value()).isEqualTo(ShortGame.nimber(g.grundy));
      List<Integer> reached = g.options.stream().map(Impartial::grundy).toList();
      assertThat(reached).doesNotContain(g.grundy);
      for (int smaller = 0; smaller < g.grundy; smaller++) {
        assertThat(reached).contains(smaller);
      }
      for (Impartial h : sample) {
        ShortGame nimSum = ShortGame.nimber(g.grundy ^ h.grundy);
        assertThat(g.value().plus(h.value())).isEqualTo(nimSum);
      }
      for (Impartial h : sample.subList(0, 16)) {
        assertThat(g.form.plus(h.form).canonicalForm())
            .isEqualTo(ShortGame.nimber(g.grundy ^ h.grundy));
      }
    }
  }

  /** If c is less than the nim sum of a and b, then c = a' + b or c = a + b'. */
  @Test
  void law35EverySmallerNimberIsReachedInOneOfTheTerms() {
    for (int a = 0; a < 32; a++) {
      for (int b = 0; b < 32; b++) {
        for (int c = 0; c < (a ^ b); c++) {
          assertThat((c ^ b) < a || (c ^ a) < b).as("%d below %d + %d", c, a, b).isTrue();
          assertThat(ShortGame.nimber(a).plus(ShortGame.nimber(b)).leftOptions())
              .contains(ShortGame.nimber(c));
        }
      }
    }
  }

  @Test
  void law37TheProductOfImpartialFormsIsTheNimProduct() {
    for (Impartial g : sample()) {
      for (Impartial h : bornByDay(3)) {
        assertThat(ConwayProduct.of(g.form, h.form))
            .as("%d times %d", g.grundy, h.grundy)
            .isEqualTo(ShortGame.nimber(NimField.product(g.grundy, h.grundy)));
      }
    }
  }
}
