package org.gamester.values.surreals;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.gamester.values.Dyadic;
import org.gamester.values.GameTooLargeException;
import org.junit.jupiter.api.Test;

/** Laws 22 to 27 on all numbers born by day 8. */
class SignExpansionTest {
  private static final int DAYS = 8;

  private record Born(String signs, Dyadic value) {}

  /** The tree of numbers from the definition: each new number is the simplest in its gap. */
  private static List<Born> byDay(int days) {
    List<Born> born = new ArrayList<>();
    List<Born> day = List.of(new Born("", Dyadic.ZERO));
    for (int n = 0; n <= days; n++) {
      born.addAll(day);
      List<Born> next = new ArrayList<>();
      for (Born parent : day) {
        for (int sign : new int[] {-1, 1}) {
          next.add(
              new Born(parent.signs + (sign > 0 ? "+" : "-"), child(born, parent.value, sign)));
        }
      }
      day = next;
    }
    return born;
  }

  private static Dyadic child(List<Born> born, Dyadic parent, int sign) {
    Comparator<Dyadic> order = sign > 0 ? Comparator.naturalOrder() : Comparator.reverseOrder();
    return born.stream()
        .map(Born::value)
        .filter(x -> order.compare(x, parent) > 0)
        .min(order)
        .map(neighbour -> neighbour.plus(parent).half())
        .orElse(parent.plus(Dyadic.of(sign)));
  }

  @Test
  void expansionsAreThePathsInTheTree() {
    for (Born born : byDay(DAYS)) {
      SignExpansion expansion = SignExpansion.of(born.value);
      assertThat(expansion.signs()).isEqualTo(born.signs);
      assertThat(expansion).isEqualTo(SignExpansion.parse(born.signs));
      assertThat(expansion.value()).isEqualTo(born.value);
      assertThat(expansion.length()).isEqualTo(born.value.birthday());
      assertThat(expansion.negate()).isEqualTo(SignExpansion.of(born.value.negate()));
    }
  }

  @Test
  void orderAndPrefixes() {
    List<Born> all = byDay(DAYS - 2);
    for (Born a : all) {
      for (Born b : all) {
        SignExpansion x = SignExpansion.of(a.value);
        SignExpansion y = SignExpansion.of(b.value);
        assertThat(Integer.signum(x.compareTo(y)))
            .isEqualTo(Integer.signum(a.value.compareTo(b.value)));
        assertThat(x.isPrefixOf(y)).isEqualTo(b.signs.startsWith(a.signs));
        SignExpansion common = x.commonPrefix(y);
        assertThat(common).isEqualTo(y.commonPrefix(x));
        assertThat(a.signs).startsWith(common.signs());
        assertThat(b.signs).startsWith(common.signs());
        int length = common.signs().length();
        boolean both = a.signs.length() > length && b.signs.length() > length;
        assertThat(both && a.signs.charAt(length) == b.signs.charAt(length)).isFalse();
      }
    }
  }

  @Test
  void hugeNumbersAreCheap() {
    Dyadic huge = Dyadic.of(BigInteger.TEN.pow(1000)).plus(Dyadic.of(3, 2));
    SignExpansion expansion = SignExpansion.of(huge);
    assertThat(expansion.value()).isEqualTo(huge);
    assertThat(expansion.runs()).hasSize(3);
    assertThatThrownBy(expansion::signs).hasMessageContaining("signs");
  }

  @Test
  void badText() {
    assertThatThrownBy(() -> SignExpansion.parse("+-x"))
        .hasMessage("a sign expansion has only + and -, but character 3 is 'x'");
  }

  private static SignExpansion runs(int first, long... lengths) {
    return new SignExpansion(first, Arrays.stream(lengths).mapToObj(BigInteger::valueOf).toList());
  }

  @Test
  void runsAreWrittenWithTheirSigns() {
    assertThat(SignExpansion.of(Dyadic.of(7, 2)))
        .isEqualTo(runs(1, 2, 1, 1))
        .hasToString("+2 -1 +1");
    assertThat(SignExpansion.of(Dyadic.of(-1, 1))).isEqualTo(runs(-1, 1, 1)).hasToString("-1 +1");
    assertThat(SignExpansion.of(Dyadic.ZERO)).hasToString("");
  }

  @Test
  void runsThatAreNone() {
    assertThatThrownBy(() -> runs(1, 2, 0)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> runs(1, -1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> runs(0, 1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> runs(2, 1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> runs(1)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void longExpansions() {
    assertThat(runs(-1, 1_000_000).signs()).isEqualTo("-".repeat(1_000_000));
    assertThatThrownBy(() -> runs(1, 1_000_001).signs()).isInstanceOf(GameTooLargeException.class);
    assertThatThrownBy(() -> runs(1, 1, 20_000_000).value())
        .isInstanceOf(GameTooLargeException.class);
    assertThatThrownBy(
            () -> new SignExpansion(1, List.of(BigInteger.ONE, BigInteger.TEN.pow(30))).value())
        .isInstanceOf(GameTooLargeException.class);
  }
}
