package org.gamester.rulesets;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The values that the specification lists for impartial rulesets, from the rules alone. */
class ImpartialValuesTest {

  @TestFactory
  Stream<DynamicTest> listedValues() {
    return ListedValues.positions(LISTED);
  }

  @TestFactory
  Stream<DynamicTest> listedNimbers() {
    return ListedValues.nimbers(NIMBERS);
  }

  private static final String LISTED =
      """
      kayles: oo.o = *3 ; o.o = 0 ; xXo = *3 ; ooooo_oo = *6 ; . = 0 ; .oo. = *2 ; oo + o = *3
      dawsons-kayles: ooo.oo = 0 ; ooooo = 0
      splittles{1,2}: oo.o = *3
      chomp: 1x7 = *6 ; 7x1 = *6 ; 2x2 = *2 ; 2x3 = *4 ; 2x4 = *5 ; 3x3 = *5 ; 3,2 = 0 ; 2,1 = 0
      chomp: 3,1,1 = 0 ; 2,1,1 = *3 ; 5,4 = 0 ; 1x1 = 0 ; 0x4 = 0 ; 0 = 0 ; 2x3 + 3x2 = 0
      wythoff: (1,1) = *2 ; (1,2) = 0 ; (2,2) = * ; (3,3) = *6 ; (3,4) = *2 ; (3,5) = 0
      wythoff: (4,7) = 0 ; (5,5) = *8 ; (0,9) = *9
      dominim: 2/1 + 1/4 = *2 ; 0/5 = 0 ; 4/4 = 0 ; 3/7 = 0 ; 7/3 = *4 ; 1/0 = *
      fibonacci-nim: 7 limit 4 = *2 ; 1 = 0 ; 13 = 0 ; 21 = 0 ; 5 limit 0 = 0 ; (7,4) = *2
      """;

  private static final String NIMBERS =
      """
      kayles ~ # ~ 0 ~ 0 1 2 3 1 4 3 2 1 4 2 6 4 1 2 7 1 4 3 2
      grundy ~ # ~ 0 ~ 0 0 0 1 0 2 1 0 2 1 0 2 1 3 2 1 3 2 4 3 0 4 3 0 4
      dawsons-kayles ~ # ~ 0 ~ 0 0 1 1 2 0 3 1 1 0 3 3 2 2 4 0 5 2 2 3 3 0 1 1
      dawsons-chess ~ # ~ 0 ~ 0 1 1 2 0 3 1 1 0 3 3 2 2 4 0 5 2 2 3 3 0 1 1 3
      lasker-nim ~ # ~ 0 ~ 0 1 2 4 3 5 6 8 7 9 10 12 11
      splittles{1,2} ~ # ~ 1 ~ 1 2 3 1 4 3 2 1 4
      take-and-break{{2+}.0} ~ # ~ 1 ~ 0 1 2 3 4
      take-and-break{8.0} ~ # ~ 1 ~ 0 0 1 1 2 2 3 3
      take-and-break{0.[{0+}=]} ~ # ~ 1 ~ 1 2 3 4
      fibonacci-nim ~ # ~ 0 ~ 0 0 0 0 3 0 4 4 0 5 5 5 6
      take-away{2k} ~ # ~ 0 ~ 0 0 0 0 3 0 4 4 0 5 5 5 6
      mem ~ # ~ 0 ~ 0 1 2 1 2 3 4 3 2 4 3 5
      wythoff{k+2} ~ (0,#) ~ 0 ~ 0 1 2 3 4 5 6
      wythoff{k+2} ~ (1,#) ~ 0 ~ 1 2 3 0 5 6 7
      wythoff{k+2} ~ (2,#) ~ 0 ~ 2 3 4 5 6 1 0
      """;
}
