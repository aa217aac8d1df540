package org.gamester.studies.questions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.gamester.rulesets.Catalogue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PosetsTest {
  private static final Catalogue CATALOGUE = Catalogue.standard();

  private static List<String> listed(int least, int most, String letters) {
    List<String> texts = new ArrayList<>();
    new Posets(CATALOGUE.rules("poset-game"), least, most, letters)
        .texts()
        .forEachRemaining(texts::add);
    return texts;
  }

  /** A000112 without its first term. */
  @Test
  void thereAreAsManyAsInTheTable() {
    int[] posets = {1, 2, 5, 16, 63, 318, 2045};
    Iterator<String> texts = listed(1, posets.length, "").iterator();
    for (int n = 1; n <= posets.length; n++) {
      Set<String> same = new HashSet<>();
      for (int i = 0; i < posets[n - 1]; i++) {
        String text = texts.next();
        assertThat(text).endsWith(" v=" + "g".repeat(n) + ")");
        same.add(text);
      }
      assertThat(same).hasSize(posets[n - 1]);
    }
    assertThat(texts.hasNext()).isFalse();
  }

  /** All relations and colours, each put into the first of the forms of its relabellings. */
  private static Set<String> forms(int n, int colours) {
    Set<String> forms = new TreeSet<>();
    int pairs = n * n;
    for (int code = 0; code < 1 << pairs; code++) {
      boolean[][] below = new boolean[n][n];
      for (int i = 0; i < pairs; i++) {
        below[i / n][i % n] = (code >> i & 1) != 0;
      }
      if (isOrder(below)) {
        for (int colour = 0; colour < Math.round(Math.pow(colours, n)); colour++) {
          forms.add(first(below, colour, colours, new ArrayList<>()));
        }
      }
    }
    return forms;
  }

  private static boolean isOrder(boolean[][] below) {
    for (int i = 0; i < below.length; i++) {
      for (int j = 0; j < below.length; j++) {
        if (below[i][j] && (i == j || below[j][i])) {
          return false;
        }
        for (int k = 0; k < below.length; k++) {
          if (below[i][j] && below[j][k] && !below[i][k]) {
            return false;
          }
        }
      }
    }
    return true;
  }

  private static String first(boolean[][] below, int colour, int colours, List<Integer> beginning) {
    int n = below.length;
    if (beginning.size() == n) {
      StringBuilder form = new StringBuilder();
      for (int i : beginning) {
        form.append((int) (colour / Math.round(Math.pow(colours, i))) % colours);
        beginning.forEach(j -> form.append(below[i][j] ? '<' : '.'));
      }
      return form.toString();
    }
    String first = "~";
    for (int i = 0; i < n; i++) {
      if (!beginning.contains(i)) {
        beginning.add(i);
        String form = first(below, colour, colours, beginning);
        first = form.compareTo(first) < 0 ? form : first;
        beginning.removeLast();
      }
    }
    return first;
  }

  @ParameterizedTest
  @CsvSource({"1, xo", "2, xo", "3, xo", "3, xog", "4, g", "4, xo"})
  void thereAreAsManyColouredOnesAsFormsOfRelations(int n, String letters) {
    assertThat(listed(n, n, letters))
        .doesNotHaveDuplicates()
        .hasSize(forms(n, letters.length()).size())
        .allSatisfy(text -> assertThat(CATALOGUE.readSum(text)).isNotNull());
  }

  @Test
  void whatHasNoSuchPosetsIsRefused() {
    assertThatThrownBy(() -> new Posets(CATALOGUE.rules("nim"), 1, 2, ""))
        .hasMessageContaining("nim is not played on posets");
    assertThatThrownBy(() -> new Posets(CATALOGUE.rules("pomax"), 1, 8, ""))
        .hasMessageContaining("1 to 7 elements");
    assertThatThrownBy(() -> new Posets(CATALOGUE.rules("pomax"), 1, 7, "xo"))
        .hasMessageContaining("1 to 6 elements");
    assertThatThrownBy(() -> new Posets(CATALOGUE.rules("pomax"), 1, 2, "xx"))
        .hasMessageContaining("each once");
  }
}
