package org.gamester.rulesets;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The values that the specification of the rulesets lists for group A, from the rules alone. */
class GroupAValuesTest {
  @TestFactory
  Stream<DynamicTest> listedValues() {
    return ListedValues.positions(LISTED);
  }

  @TestFactory
  Stream<DynamicTest> listedHeaps() {
    return ListedValues.heaps(HEAPS);
  }

  private static final String LISTED =
      """
      geography-triple: A(0,1,0) = -1 ; A(0,2,0) = * ; A(0,3,0) = {1/2|0} ; A(0,4,0) = {1*|0}
      geography-triple: A(0,5,0) = {3/2|1||0} ; A(0,6,0) = {2*|1||0} ; A(0,7,0) = {5/2|2||1|||0}
      geography-triple: A(3,2,1) = {3|2} ; A(3,1,2) = 2* ; A(1,1,1) = 1/2 ; B(5,0,3) = 4
      geography-triple: B(1,1,0) = 0 ; B(1,0,7) = 0 ; A(17,17,9) = {26,{27,{28,{29|25}|25}|25}|25}
      chessfights: (0,0) = 0 ; (0,1) = 1 ; (0,2) = {1|0} ; (0,3) = 1/2 ; (0,4) = 1
      chessfights: (0,5) = {1|^} ; (0,6) = 1/2 ; (0,7) = 1 ; (0,8) = {1|^3*}
      chessfights: (1,0) = 0 ; (1,1) = 1 ; (1,2) = {1|0} ; (1,3) = ^ ; (1,4) = 1
      chessfights: (1,5) = {1|1/2,{1|*}} ; (2,0) = 0 ; (2,1) = * ; (2,2) = {1|0}
      chessfights: (2,3) = {1|*} ; (2,4) = ^2 ; (3,0) = 0 ; (3,1) = * ; (3,2) = ^*
      chessfights: (3,3) = {1|*} ; (7,1) = * ; (0,9) = 1/2 ; (0,10) = 1
      chessfights{rook, king}: (1,1) = v ; (2,2) = *
      chessfights{queen, rook}: (1,1) = ^
      geography-board: @ = 0 ; @.. = 2 ; @|. = -1 ; @..|...|... = {^2|v2} ; ...|.@.|... = {^2|v2}
      geography-board: @.|.. = * ; ...|.@. = {1/2|0} ; @...|.... = {1*|0} ; #..|O.X = {0|}
      geography-board{step=1}: @.|.. = * ; @..|... = {1/2|0} ; @..|...|... = *
      geography-partizan: path e=x at 1 = 1 ; path e=xx at 1 = 2 ; path e=xo at 1 = 0
      geography-partizan: path e=xox at 1 = 1 ; path e=g at 1 = * ; path e=gg at 1 = 0
      geography-partizan: path e=gx at 1 = 1* ; path e=go at 1 = -1* ; cycle 4 e=xoxo at 1 = *
      geography-partizan: rook 2x3 e=xxxxxxooo at 1 = {1/2|0} ; 1>2:x 2-3:o at 2 = -1
      poset-game: xxo|ox = 1 ; ox|xo = -3/8 ; chain xo = 1/2 ; chain xoxo = 5/8 ; chain oxx = -1/4
      poset-game: chain ggg = *3 ; chain gx = ^* ; poset 1<2 1<3 v=xoo = 1/4 ; chain x = 1
      poset-game: chain ggg + chain gg = * ; ggg|ggg = *5 ; #gg|ggg = *4 ; antichain xxo = 1
      poset-game: young 2,1 = 1/4 ; A(2,2) = 3/8 ; 0 = 0 ; young xox|ox = 7/16
      young: 1 = 1 ; 2 = 1/2 ; 3 = 3/4 ; 4 = 5/8 ; 5 = 11/16 ; 6 = 21/32 ; 2,1 = 1/4 ; 2,2 = 3/8
      young: 3,1 = 3/8 ; 3,3 = 13/32 ; 2,2,2 = 13/32 ; 3,2,2 = 9/16 ; A_{3,3,3} = 35/64
      young: 9,7,7,2 = 1771/4096 ; 2,2/1 = -3/2 ; 3,3/2 = 1/4 ; 2,1/1 = -2 ; 2,1 flip = -1/4
      pomax: chain xx = 2 ; chain xo = 0 ; chain xox = 1 ; chain xxo = 0 ; chain oxx = 1
      pomax: 1 = 1 ; 2 = 0 ; 3 = 1 ; 2,1 = -1 ; 3,2 = 1 ; 3,2,1 = 2 ; 3,3,3 = 1 ; 4,3,2,1 = -2
      col: 2-3 1 v=x.. = 0 ; 1 2-3 v=x.. = 0 ; a-b c v=..x = 0 ; 10-9 v=x. = -1
      snort: 1-3 2-3 3-4 v=..xx = 2 ; 2-3 1 v=z.. = {0|-2}
      hackenbush: xo = 1/2 ; xoo = 1/4 ; xox = 3/4 ; xxo = 3/2 ; xoxoo = 9/16
      hackenbush: xoxooxxo = 77/128 ; ggg = *3 ; gx = ^* ; xg = 1* ; go = v* ; ggx = {0,*,*2|0,*}
      hackenbush: x(o;o) = 1/4 ; x(x;ox) = 3/2 ; 0-1:g 1-2:g 2-0:g = * ; 0-0:g = * ; :Ag:A = *
      hackenbush: gg:Agggg:A = *2 ; 0 = 0 ; 0-1:x 1-2:o = 1/2 ; (x;o) = 0 ; BR = 1/2
      tree: {0,*|{1|}} = {0,*|2} ; *{0,*,*3} = *2 ; (x o(x g)) = {0|{0,0|0}} ; () = 0
      tree: [[],[[]]] = *2 ; 0 = 0 ; {|} = 0 ; {1||0|-1} = {1||0|-1} ; +-2 = +-2 ; {1/2^2*3|} = 1
      """;

  private static final String HEAPS =
      """
      gk: 0 ; * ; *2 ; {0|*,*2} ; {0|*2,{0|*,*2}}
      gk{2}: 0 ; 1 ; {1|0} ; 1* ; {1,1*|0,{1|0}} ; 1*2
      gk{k=3}: 0 ; 1 ; 2 ; {2|0} ; {2|1} ; 2*
      splittles{1,odd | odd}: 0 ; * ; 0 ; * ; 0 ; * ; 0 ; *
      splittles{1 | 3}: 0 ; 1 ; 2 ; {2|0} ; {3|1} ; {4|2} ; {2|0}+{2|0} ; {3|1}+{2|0}
      splittles{1,4 | 1,5}: 0 ; * ; 0 ; * ; ^ ; ^* ; ^ ; ^* ; ^[2] ; ^[2]* ; ^[2]
      subtraction{1,2 | 1,3}: 0 ; * ; ^ ; ^* ; ^[2] ; ^2* ; ^2 ; {0||^|*} ; ^3 ; ^3*
      subtraction{1 | 2}: 0 ; 1 ; {1|0} ; 0 ; 1 ; {1|0}
      subtraction{1,2 | 2,3}: 0 ; 1 ; {1|0} ; {1,{1|0}|0} ; 0 ; 1 ; {1|0} ; {1,{1|0}|0}
      subtraction{1,3 | 2,4}: 0 ; 1 ; {1|0} ; 1/2 ; {1|0,{1|0}} ; 0 ; 1 ; {1|0} ; 1/2
      subtraction{1 | 1,2}: 0 ; * ; v ; v2* ; v3 ; v4*
      octal{0.7 | 0.07}: 0 ; 1 ; {1|0} ; {2|1} ; 1 ; 2 ; {2|1} ; {3|2} ; 2
      octal{0.77 | 0.7}: 0 ; * ; ^ ; ^* ; ^2 ; ^2* ; ^3
      octal{4.0 | 0.3}: 0 ; -1 ; -3/2 ; -2 ; -5/2 ; -3
      octal{0.3 | 0.7}: 0 ; * ; 0 ; *
      octal{0.77}: 0 ; * ; *2 ; *3 ; * ; *4 ; *3 ; *2 ; * ; *4 ; *2 ; *6
      octal{.137}: 0 ; * ; * ; *2 ; 0 ; *3 ; * ; * ; 0 ; *3 ; *3 ; *2 ; *2 ; *4
      octal{07}: 0 ; 0 ; * ; * ; *2 ; 0 ; *3 ; * ; * ; 0
      octal{4.[3]}: 0 ; * ; *2 ; *4 ; *3 ; *5 ; *6 ; *8
      octal{4!.0}: 0 ; 0 ; 0 ; * ; 0 ; *2 ; * ; 0 ; *2 ; * ; 0 ; *2 ; *
      octal{{2+}.0}: 0 ; 0 ; * ; *2 ; *3 ; *4
      octal{8.0}: 0 ; 0 ; 0 ; * ; * ; *2 ; *2 ; *3 ; *3
      octal{0.[{0+}=]}: 0 ; * ; *2 ; *3 ; *4
      laskers-nim: 0 ; * ; *2 ; *4 ; *3
      subtraction{1,2,3}: 0 ; * ; *2 ; *3 ; 0 ; *
      subtraction{2,3}: 0 ; 0 ; * ; * ; *2 ; 0
      subtraction{2,4,6}: 0 ; 0 ; * ; * ; *2 ; *2 ; *3 ; *3
      nim: 0 ; * ; *2 ; *3
      """;
}
