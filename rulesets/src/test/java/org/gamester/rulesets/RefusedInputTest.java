package org.gamester.rulesets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.gamester.values.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Bad input is refused at its place, with what was read and what was expected. */
class RefusedInputTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      quoteCharacter = '`',
      value = {
        // rows of different length
        "geography-board ~ @..|..  ~ 5 ~ row 2 has 2 cells, but row 1 has 3 cells",
        // unknown letters
        "geography-board ~ @.q ~ 3 ~ expected one of the letters . # @, found 'q'",
        "hackenbush ~ xoq ~ 3 ~ expected one of the letters x o g, found 'q'",
        "poset-game ~ xw|o ~ 2 ~ write x for Left",
        "poset-game ~ chain xb ~ 8 ~ write x for Left",
        "poset-game ~ xy ~ 2 ~ expected one of the letters x o g, found 'y'",
        // sizes
        "nim ~ -3 ~ 1 ~ a heap size (a whole number from 0 to 9223372036854775807)",
        "nim ~ 3++2 ~ 3 ~ a heap size (a whole number from 0 to 9223372036854775807)",
        "nim ~ 3 + 2.5 ~ 5 ~ a heap size (a whole number from 0 to 9223372036854775807)",
        "nim ~ 1/2 ~ 1 ~ expected a heap size",
        "nim ~ 9223372036854775808 ~ 1 ~ expected a heap size",
        "nim ~ `` ~ 1 ~ expected a heap size (a whole number from 0 to 9223372036854775807), found"
            + " the end of the text",
        "nim ~ (3,4 ~ 5 ~ expected ')'",
        "geography-triple ~ A(1,0,2) ~ 5 ~ a whole number from 1 to 1000000000",
        "geography-triple ~ B(0,1,2) ~ 3 ~ a whole number from 1 to 1000000000",
        "geography-triple ~ C(0,1,2) ~ 1 ~ expected A(x,y,z) or B(x,y,z), found 'C'",
        "chessfights ~ (3;4) ~ 3 ~ expected ',' and a second number, as in 3,5, found ';'",
        // tokens
        "geography-board ~ ...|... ~ 1 ~ the token @ is missing",
        "geography-board ~ @..|..@ ~ 1 ~ there are two tokens @, on a2 and on c1",
        "geography-partizan ~ path e=xx ~ 1 ~ the token is missing",
        "geography-partizan ~ path e=xx at 7 ~ 14 ~ a vertex of the graph after 'at'",
        "geography-partizan ~ path e=xx at 1 at 2 ~ 16 ~ 'at' is given twice",
        // parameters
        "chessfights{pawn} ~ (1,1) ~ 13 ~ expected a piece: bishop, knight",
        "chessfights{knight(2,1)} ~ (1,1) ~ 22 ~ a whole number from 3 to",
        "chessfights{king, king, king} ~ (1,1) ~ 25 ~ the parameters of chessfights: left=bishop",
        "chessfights{up=king} ~ (1,1) ~ 13 ~ there is no parameter 'up'; expected the parameters"
            + " of",
        "chessfights{left=king, left=king} ~ (1,1) ~ 24 ~ the parameter left is given twice",
        "subtraction ~ 9 ~ 1 ~ the parameter left is missing; expected the parameters of"
            + " subtraction",
        "nim{3} ~ 9 ~ 5 ~ expected none, since nim has no parameters",
        "gk{0} ~ 9 ~ 4 ~ k (a whole number from 1 to",
        "geography-board{step=2} ~ @. ~ 22 ~ step to be one of any, 1",
        "subtraction{0,2} ~ 9 ~ 13 ~ expected an element of the set (a positive whole number),"
            + " found 0",
        "subtraction{5-2} ~ 9 ~ 15 ~ the end of a range (a whole number from 5",
        "subtraction{prime} ~ 9 ~ 13 ~ expected a number, a range such as 2-5, 7+, odd, even, all",
        "splittles{1,2 | 3 | 4} ~ 9 ~ 21 ~ unexpected parameter number 3",
        "octal{2.7} ~ 5 ~ 7 ~ digit d0 lets a player take nothing",
        "octal{{0,1}.7} ~ 5 ~ 7 ~ digit d0 lets a player take nothing",
        "octal{0.$} ~ 5 ~ 9 ~ a digit 0-9 or A-Z",
        "octal{0.[3} ~ 5 ~ 6 ~ this bracket is not closed",
        "octal{0.[]} ~ 5 ~ 9 ~ the repeating tail is empty",
        "octal{0.[3]4} ~ 5 ~ 12 ~ the end of the code after its repeating tail",
        // illegal positions
        "young ~ 2,3 ~ 3 ~ row 2 of length 3 is longer than row 1 of length 2",
        "young ~ 2,0,1 ~ 5 ~ row 2 is empty, but row 3 below it is not",
        "young ~ 4,2/1,3 ~ 7 ~ row 2 of length 3 is longer than row 1 of length 1",
        "young ~ 4,2/3,3 ~ 5 ~ row 2 of the removed part has length 3",
        "young ~ xo|xox ~ 4 ~ row 2 of length 3 is longer than row 1 of length 2",
        "young ~ #ox|##o ~ 5 ~ row 2 begins with 2 times #, row 1 only with 1",
        "poset-game ~ poset 1<2 2<3 3<2 v=xox ~ 11 ~ the order is cyclic: element 2 is below",
        "poset-game ~ poset 1<4 v=xox ~ 11 ~ v= gives 3 colours, but element 4 occurs",
        "poset-game ~ poset 1<2 ~ 10 ~ a relation such as 1<2, or v= and the colours",
        "subtraction{} ~ 3 ~ 13 ~ an empty set is written {}, as in subtraction{{}}",
        "king-dirt ~ 1:. ~ 1 ~ the stones in hand of both players, as in '1,1:', found '1'",
        "turning{1-3} ~ hxh ~ 2 ~ expected one of the letters h t, found 'x'",
        // graphs
        "col ~ xoq ~ 3 ~ expected one of the letters . y z x o #, found 'q'; a single vertex",
        "col ~ xg ~ 2 ~ found 'g'; a single vertex named xg is written '(xg)'",
        "snort ~ gg ~ 1 ~ expected one of the letters . y z x o #, found 'g'",
        "fjords ~ xoq ~ 3 ~ expected one of the letters . x o #, found 'q'",
        "fjords ~ x1o ~ 2 ~ expected one of the letters . x o #, found '1'",
        "digraph-placement ~ xoq ~ 3 ~ a single vertex named xoq is written '(xoq)'",
        "node-kayles ~ DQc ~ 1 ~ 'DQc' is the code of a graph, which is written 'graph6:DQc'",
        "arc-kayles ~ Bw ~ 1 ~ a single vertex named Bw is written '(Bw)'",
        "hackenbush ~ 0-1:x 2-3:o ~ 7 ~ edge 2-3:o is not connected to the ground",
        "hackenbush ~ 1-2:x ~ 1 ~ no edge is connected to the ground, which is vertex 0",
        "hackenbush ~ 0-1 ~ 1 ~ edge 0-1 has no colour",
        "hackenbush ~ 0>1:x ~ 1 ~ edges have no direction here; write - instead of >",
        "hackenbush ~ x(o;) ~ 5 ~ this branch is empty",
        "hackenbush ~ x(o ~ 2 ~ this bracket is not closed",
        "hackenbush ~ x;o ~ 2 ~ ';' is outside the parentheses of a branch",
        "geography-partizan ~ 1-2 at 1 ~ 1 ~ edge 1-2 has no colour",
        "geography-partizan ~ cycle 4 e=xox at 1 ~ 11 ~ 3 letters for a graph with 4 edges",
        "geography-partizan ~ cycle at 1 ~ 6 ~ a number of vertices",
        // impartial games
        "kayles ~ oo?o ~ 3 ~ expected one of the letters o ., found '?'",
        "kayles ~ oo o ~ 3 ~ unexpected blank within a row of tokens",
        "kayles ~ ?oo ~ 1 ~ a heap size",
        "kayles ~ x ~ 1 ~ a heap size",
        "octal{0.} ~ 3 ~ 9 ~ expected a digit after the point",
        "octal{0.9x} ~ 3 ~ 10 ~ expected a digit 0-9 or A-Z",
        "octal{0.\u0663} ~ 3 ~ 9 ~ expected a digit 0-9 or A-Z",
        "hex ~ 1000000x1000000 ~ 1 ~ rows times columns may be at most 1,000,000 cells",
        "konane ~ 2000x2000 without a1,a2 ~ 1 ~ rows times columns may be at most 1,000,000 cells",
        "grundy ~ oo ~ 1 ~ expected a heap size",
        "chomp ~ 2,3 ~ 3 ~ row 2 of length 3 is longer than row 1 of length 2",
        "chomp ~ 2x ~ 3 ~ a number of columns",
        "chomp ~ 2x3x4x5 ~ 6 ~ unexpected 'x5' after the position",
        "chomp ~ 2,2/3 ~ 5 ~ row 1 of layer 2 has length 3, but that of layer 1 has only 2",
        "chomp ~ ooo ~ 1 ~ expected a row length",
        "wythoff ~ (1,2,3) ~ 5 ~ expected ')', found ','",
        "wythoff{n+1} ~ (1,2) ~ 9 ~ expected a bound such as 2k, 3k/2, k+1, 4 or [1,2,4]",
        "wythoff{k+} ~ (1,2) ~ 11 ~ what is added to k (a whole number from 0 to",
        "wythoff{k+1+1} ~ (1,2) ~ 12 ~ expected the end of the bound",
        "dominim ~ 3 ~ 1 ~ expected a domino top/bottom",
        "dominim ~ 3/2/1 ~ 1 ~ expected a domino top/bottom",
        "dominim ~ 3/x ~ 3 ~ the number at the bottom (a whole number from 0",
        "dominim ~ -3/2 ~ 1 ~ the number on top (a whole number from 0",
        "fibonacci-nim ~ 7 last 4 ~ 3 ~ expected 'limit' and a number, or the end of the heap",
        "fibonacci-nim ~ 7 limit ~ 8 ~ the number after 'limit' (a whole number from 0",
        "fibonacci-nim ~ (7;4) ~ 3 ~ expected ',', found ';'",
        "mem ~ 7 limit 4 ~ 3 ~ expected 'last' and a number",
        "take-away{[1,x]} ~ 7 ~ 14 ~ a bound (a whole number from 0",
        "take-away{3k/0} ~ 7 ~ 14 ~ a divisor (a whole number from 1",
        "avoid-true ~ (x1|!x2) ~ 5 ~ variables are not negated in this game",
        "avoid-true ~ not x1 ~ 1 ~ variables are not negated in this game",
        "avoid-true ~ x1&() ~ 5 ~ this clause is empty; it can never become true",
        "avoid-true ~ `` ~ 1 ~ expected a variable such as x1, found the end of the text",
        "avoid-true ~ (x1|x2 ~ 7 ~ expected ')'",
        "avoid-true ~ (x1|x2)&x3 after x1,x3 ~ 12 ~ the formula is already true",
        "avoid-true ~ (x1|x2)&x3 after x1,x1 ~ 21 ~ the variable x1 is made true twice",
        "avoid-true ~ x1 with x2,x1 ~ 12 ~ the variable x1 is listed already",
        "avoid-true ~ x1 x2 ~ 4 ~ unexpected 'x2' after the position",
        "brussels-sprouts ~ x ~ 1 ~ expected a number of crosses, or regions such as [4,4] [2,1]",
        "brussels-sprouts ~ [4,0] ~ 4 ~ the number of free arms along a walk (a whole number from"
            + " 1",
        "brussels-sprouts ~ [] ~ 2 ~ the number of free arms along a walk",
        "brussels-sprouts ~ [4 ~ 3 ~ expected ']'",
        "uvg ~ 1>2 at 1 ~ 1 ~ edges have no direction here; write - instead of >",
        "uvg ~ path 4 ~ 1 ~ the token is missing",
        "uvg ~ path 4 at 9 ~ 11 ~ a vertex of the graph after 'at'",
        "ueg ~ 1-2:x at 1 ~ 1 ~ the edge 1-2:x has a colour or a weight; here edges have none",
        "directed-geography ~ 1>2 v=xo at 1 ~ 5 ~ the vertices have no colours in this game",
        "geography-words ~ ab, bc, ab ~ 9 ~ the name 'ab' is in the list twice",
        "geography-words ~ ab, AB at ab ~ 5 ~ the name 'AB' is in the list twice",
        "geography-words ~ ab,, bc ~ 4 ~ expected a name",
        "geography-words ~ ab, - ~ 5 ~ the name '-' has no letter",
        "geography-words ~ ab, bc at cd ~ 11 ~ expected a name of the list after 'at', found 'cd'",
        "geography-words ~ ab; bc ~ 3 ~ expected a comma or the end of the name, found ';'",
        "arc-kayles ~ 1>2 ~ 1 ~ edges have no direction here",
        "arc-kayles{heavy} ~ path 3 ~ 12 ~ weights to be one of unweighted, weighted",
        "arc-kayles{weighted} ~ path 3 v=1,2 ~ 10 ~ 2 weights for a graph with 3 vertices",
        "arc-kayles{weighted} ~ path 3 v=1,2,x ~ 14 ~ the weight of a vertex (a whole number from"
            + " 0",
        "arc-kayles{weighted} ~ 1-1 v=2 ~ 1 ~ the edge 1-1 is a loop; vertices with weights have"
            + " none",
        "quicksort ~ 3 1 3 ~ 5 ~ the number 3 is in the list twice",
        "quicksort ~ 3 x ~ 3 ~ a number of the list (a whole number from -1152921504606846976 to"
            + " 1152921504606846976)",
        "quicksort ~ 3x ~ 2 ~ expected a blank or a comma between numbers",
        "quicksort{random} ~ 2 1 ~ 11 ~ pivot to be one of element, between",
        "turning{1-3} ~ htx ~ 3 ~ expected one of the letters h t, found 'x'",
        "turning{} ~ 3 ~ 1 ~ expected one of the letters h t",
        "turning{3-1} ~ ht ~ 11 ~ the end of a range (a whole number from 3",
        "turning{0} ~ ht ~ 9 ~ a number of coins (a whole number from 1",
        "turning{3CE} ~ ht ~ 11 ~ coins can be only one of C, E and S",
        "turning{3X} ~ ht ~ 10 ~ expected C, E, S, F, C(n), a comma or the end of the code",
        "spawning{1-3} ~ ht ~ 1 ~ expected a heap size",
        // the classics
        "cutthroat ~ xoq ~ 3 ~ expected one of the letters x o #, found 'q'",
        "blockbusting ~ .s. ~ 1 ~ the parcel on b1 would have 3 neighbours",
        "blockbusting ~ xq ~ 2 ~ expected one of the letters . s t x o m d #, found 'q'",
        "push{far} ~ xo ~ 6 ~ moved to be one of pushed, all",
        "shove ~ x-o ~ 2 ~ expected one of the letters . x o #, found '-'",
        "maze ~ ...|... ~ 1 ~ the token @ is missing",
        "maize ~ @..|..@ ~ 1 ~ there are 2 tokens @; several are written as a sum",
        "maze{2} ~ @. ~ 6 ~ step to be one of any, 1",
        "silver-dollar ~ .c#c ~ 1 ~ a strip of coins has no absent cells #",
        "silver-dollar ~ .s.c ~ 1 ~ there is a silver dollar s only with dollar=true",
        "silver-dollar{true} ~ .s.s ~ 1 ~ there is one silver dollar s, found 2",
        "euclid ~ (0,3) ~ 2 ~ a number (a whole number from 1 to",
        "euclid{none} ~ (2,3) ~ 8 ~ end to be one of positive, zero",
        "erosion ~ (2,-3) ~ 4 ~ Right's number (a whole number from 0 to",
        "peg-duotaire ~ .y. ~ 2 ~ expected one of the letters . x #, found 'y'",
        "kotzig ~ @... ~ 1 ~ the circle has 5 places, but 4 are written",
        "kotzig ~ @..@. ~ 4 ~ there are two tokens @, on places 0 and 3",
        "kotzig ~ ..... ~ 1 ~ the token @ is missing",
        "kotzig ~ 5 ~ 1 ~ the place of the token (a whole number from 0 to 4)",
        "kotzig{0 | 1} ~ 0 ~ 8 ~ places (a whole number from 1 to",
        "graph-nim ~ 1-2:3 ~ 1 ~ the token is missing",
        "graph-nim ~ 1-2:x at 1 ~ 1 ~ the edge 1-2:x has a colour; here edges have weights",
        "graph-nim ~ 1>2:3 at 1 ~ 1 ~ edges have no direction here",
        "graph-nim ~ path 3 e=1,2,3 at 1 ~ 10 ~ 3 weights for a graph with 2 edges",
        "graph-nim ~ path 3 e=1,x at 1 ~ 12 ~ the weight of an edge (a whole number from 0",
        "graph-nim ~ path 2 v=xo at 1 ~ 1 ~ the vertices have no colours in this game",
        "moore-nim{0} ~ 1+1 ~ 11 ~ k (a whole number from 1 to",
        "moore-nim ~ 1+-1 ~ 3 ~ a heap size (a whole number from 0 to",
        "moore-nim ~ 1+1 x ~ 5 ~ unexpected 'x' after the position",
        "nim-with-pass ~ 1+2 last 3 ~ 5 ~ unexpected 'last' after the position",
        "nim-with-pass{free} ~ 1 passed ~ 3 ~ a pass that costs nothing is never used up",
        "top-entails ~ 3!+4! ~ 5 ~ the next move can be entailed in only one stack",
        "top-entails ~ 3+x ~ 3 ~ a number of coins (a whole number from 0 to",
        "treblecross ~ ..|.. ~ 1 ~ Treblecross is played on one row; rows played together are",
        "treblecross ~ xxx.xxx ~ 1 ~ three x in a row twice; the first three ended the play",
        // trees
        "tree ~ {0,* ~ 1 ~ this bracket is not closed",
        "tree ~ {0,*} ~ 1 ~ these braces have no bar",
        "tree ~ {0|1|2} ~ 1 ~ ambiguous braces: 3 groups separated by single bars",
        "tree ~ {1/3|} ~ 3 ~ denominator is not a power of two",
        "tree ~ (x y) ~ 4 ~ one of the letters x o g",
        "tree ~ {(x) 1|} ~ 6 ~ expected a comma",
        // the partizan games on strips, boards and graphs
        "toads{minSlide=0} ~ x.o ~ 16 ~ minSlide (a whole number from 1 to",
        "toads{-0} ~ x.o ~ 8 ~ the longest slide backwards (a whole number from 1 to",
        "toads{1, 1, 1, yes} ~ x.o ~ 16 ~ friendly to be one of false, true",
        "toads ~ 1,1,1:x.o ~ 1 ~ four parameters before the colon, as in 1,1,1,0:x..o",
        "elephants ~ 1,1,1,0:x.o ~ 1 ~ the parameters are given twice",
        "toads ~ 1,1,1,2:x.o ~ 7 ~ friendly (a whole number from 0 to 1)",
        "clobber-family{directions=oblique} ~ xo ~ 27 ~ directions to be one of orthogonal,"
            + " diagonal, all, knight",
        "clobber-family{takes=enemy+all} ~ xo ~ 22 ~ takes to be one of enemy, own, enemy+own",
        "clobber-family{range=2, takes=enemy+empty} ~ xo ~ 22 ~ can only have range 1",
        "clobber-family{range=2, takes=empty, leaves=own} ~ xo ~ 22 ~ can only have range 1",
        "clobber-family{range=0} ~ xo ~ 22 ~ range (a whole number from 1",
        "fission ~ .o. ~ 2 ~ expected one of the letters . x #, found 'o'",
        "king-dirt ~ 1:x. ~ 1 ~ the stones in hand of both players",
        "king-dirt ~ 1,1,2:x. ~ 5 ~ whether stones are placed first (a whole number from 0 to 1)",
        "king-dirt{1, 1} ~ 1,1,1:x. ~ 1 ~ mustPlace is false in the parameters",
        "battle-sheep ~ 2 0|0 ~ 5 ~ row 2 has 1 number, but row 1 has 2",
        "battle-sheep ~ 2 51 ~ 3 ~ the size of a herd (a whole number from -50 to 50)",
        "battle-sheep ~ 2 x ~ 3 ~ the size of a herd",
        "ski-jumps ~ x.. ~ 1 ~ expected one of the letters L l R r . #",
        "hex ~ .#|.. ~ 1 ~ a Hex board has no absent cells #",
        "hex{end=draw} ~ 2x2 ~ 9 ~ end to be one of dead, fill",
        "tic-tac-toe ~ xxx|ooo ~ 1 ~ both players have a line of 3",
        "konane ~ 4x4 without a1,b2 ~ 13 ~ must be next to each other",
        "chomp{poison=no} ~ 2x2 ~ 14 ~ poison to be one of corner, last",
        "partizan-euclid ~ (3,0) ~ 4 ~ a number q (a whole number from 1",
        "cutcake{2.0} ~ (2,2) ~ 9 ~ digit d0 lets a player take nothing",
        "cutcake ~ (2;2) ~ 3 ~ expected ','",
        "partizan-arc-kayles ~ 1-2 ~ 1 ~ edge 1-2 has no colour",
        "partizan-arc-kayles ~ 1>2:x ~ 1 ~ edges have no direction here",
        "hackenbush{childish=q} ~ x ~ 21 ~ expected one of the letters x o g",
        "digraph-placement ~ 1>2 v=xg ~ 8 ~ expected one of the letters x o #",
        "impartial ~ clobber(xq) ~ 10 ~ expected one of the letters",
        "impartial ~ chomp{last}(2x2) + col(..) ~ 1 ~ misere",
        "twisted ~ toads{-1}(x..o) + col(..) ~ 1 ~ repeat",
        "dicotic ~ tic-tac-toe(1x1) + col(.) ~ 1 ~ win or a draw",
        "impartial ~ dicotic(nim(3)) ~ 1 ~ a variant of a variant cannot be read",
        "impartial dicotic ~ 3 ~ 11 ~ a variant of a variant cannot be read",
        "impartial clobbre ~ xo ~ 1 ~ there is no ruleset named 'impartial clobbre'",
        "dyadic-rational ~ 1/3 ~ 3 ~ the denominator is not a power of two",
        "nimber ~ -1 ~ 1 ~ a nimber (a whole number from 0",
        "up-star ~ x ~ 1 ~ a number of ups",
        // text after a complete position
        "geography-triple ~ A(1,1,1)B ~ 9 ~ unexpected 'B' after the position",
        "young ~ 3,2 flop ~ 5 ~ unexpected 'flop' after the position",
        "nim ~ 3 /* three ~ 3 ~ this comment is not closed",
      })
  void refused(String rules, String position, int column, String complaint) {
    TextException refusal =
        catchThrowableOfType(TextException.class, () -> Catalogue.standard().read(rules, position));
    assertThat(refusal).as("%s(%s)", rules, position).isNotNull();
    assertThat(refusal.complaint()).contains(complaint);
    assertThat(refusal.column()).as(refusal.getMessage()).isEqualTo(column);
    assertThat(refusal.line()).isEqualTo(1);
  }

  /** Texts that no game on a board reads. */
  private static List<String> refusedOn(BoardKind board) {
    return switch (board) {
      case HEAP -> List.of("-1", "x/2", "2.5", "9223372036854775808", "1,,2");
      case COORDINATES -> List.of("(1;2)", "(-1,2)", "(1,2,3)", "(1,2", "A(1,1)");
      case STRIP -> List.of("?", "x x", "h h", "..?", "3x");
      case GRID -> List.of("?", "..?", ". .", "2x", "...|..", "@..|..", "0 0 0|0 0");
      case GRAPH -> List.of("path x", "1-", "cycle 4 v=..", "path 3 e=x", "path 3 at 9", "1<2");
      case POSET -> List.of("3,4", "2,0,1", "poset 1<2 2<1 v=xo", "chain ?", "xo|xox");
      case FORMULA -> List.of("!x1", "x1&()", "(x1|x2", "x1 after x1", "x1 x2");
      case LIST -> List.of("ab, ab", "a,,b", "1;2", ",");
      case PLANE -> List.of("x", "[0,", "[4", "-1", "[]");
      case TREE -> List.of("{0", "?", "1/3", "{0|1|2}");
      case OTHER -> List.of("clobber(xo", "nosuch(3)", "clobber(x?)", "nim(1) +", "(");
    };
  }

  static Stream<Arguments> badInput() {
    Catalogue catalogue = Catalogue.standard();
    List<Arguments> all = new ArrayList<>();
    for (CatalogueEntry entry : catalogue.entries()) {
      boolean isTypedValue = entry.ruleset().id().equals("typed-value");
      String example = entry.example();
      String rules =
          isTypedValue
              ? example.substring(0, example.indexOf('('))
              : entry.examplePosition(catalogue).rules().text();
      String position = example.substring(rules.length() + 1, example.length() - 1);
      List<String> bad = new ArrayList<>(refusedOn(entry.ruleset().description().boardKind()));
      bad.addAll(List.of(position + " ?", position + "(", "?" + position, position + " /* open"));
      bad.forEach(text -> all.add(Arguments.of(rules, text)));
      all.add(Arguments.of(entry.name() + "{nosuch=1}", position));
      all.add(Arguments.of(entry.name() + "{?}", position));
      all.add(Arguments.of(entry.name() + "{", position));
    }
    return all.stream();
  }

  /** Every ruleset and every named game refuses what is bad on its board, and shows the place. */
  @ParameterizedTest
  @MethodSource("badInput")
  void refusedByTheCatalogue(String rules, String position) {
    TextException refusal =
        catchThrowableOfType(TextException.class, () -> Catalogue.standard().read(rules, position));
    assertThat(refusal).as("%s(%s)", rules, position).isNotNull();
    assertThat(refusal.complaint()).isNotBlank().doesNotContain("Exception", "null");
    List<String> lines = lines(refusal);
    assertThat(lines.getFirst()).startsWith("line 1, column " + refusal.column() + ": ");
    assertThat(lines.getLast()).isEqualTo(" ".repeat(refusal.column() + 1) + "^");
    String source = lines.get(lines.size() - 2).substring(2);
    assertThat(source).isIn(rules, position);
    assertThat(refusal.column()).isBetween(1, source.length() + 1);
  }

  private static List<String> lines(TextException refusal) {
    return String.valueOf(refusal.getMessage()).lines().toList();
  }

  @Test
  void theMessageShowsTheLineAndTheCaret() {
    TextException refusal =
        catchThrowableOfType(
            TextException.class,
            () -> Catalogue.standard().read("geography-board", "@..\n...\n..q"));
    assertThat(lines(refusal))
        .containsExactly(
            "line 3, column 3: expected one of the letters . # @, found 'q'", "  ..q", "    ^");
  }

  @Test
  void aLongLineIsShownInPart() {
    TextException refusal =
        catchThrowableOfType(
            TextException.class,
            () -> Catalogue.standard().read("hackenbush", "x".repeat(5000) + "q" + "o".repeat(99)));
    assertThat(refusal.column()).isEqualTo(5001);
    assertThat(lines(refusal))
        .hasSize(3)
        .allSatisfy(line -> assertThat(line.length()).isLessThan(110));
    List<String> lines = lines(refusal);
    assertThat(lines.get(1).charAt(lines.get(2).indexOf('^'))).isEqualTo('q');
  }

  @ParameterizedTest
  @CsvSource({
    "chesfights, did you mean chessfights?",
    "nimm, did you mean nim?",
    "qwertyuiop, there is no ruleset named 'qwertyuiop'",
    "'subtraction{1,2', this bracket is not closed",
    "'white-knight{king}', includes the parameters",
    "'nim)', the end of the name of a ruleset",
  })
  void unknownRulesets(String name, String complaint) {
    TextException refusal =
        catchThrowableOfType(TextException.class, () -> Catalogue.standard().rules(name));
    assertThat(refusal.complaint()).contains(complaint);
  }

  @Test
  void illegalMovesAreRefusedWithTheReason() {
    Position position = Catalogue.standard().read("subtraction{1,2 | 3}", "5");
    assertThat(position.play(Player.LEFT, "take1").text()).isEqualTo("4");
    assertThat(
            catchThrowableOfType(
                IllegalMoveException.class, () -> position.play(Player.LEFT, "take 3")))
        .hasMessage("Left cannot play 'take 3', only Right can: Left can play take 1, take 2");
    Position dead = Catalogue.standard().read("subtraction{1,2 | 3}", "1");
    assertThat(catchThrowableOfType(IllegalMoveException.class, () -> dead.play(Player.RIGHT, "0")))
        .hasMessage("Right cannot play '0', only Left can: Right has no move");
  }
}
