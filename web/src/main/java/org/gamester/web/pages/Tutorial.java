package org.gamester.web.pages;

import java.util.List;

/** Ten minutes with the workbench: what to type, what comes out, and what it means. */
public final class Tutorial {

  /**
   * A step.
   *
   * @param heading what it is about
   * @param text what it teaches; code in it stands between backquotes
   * @param input what a worksheet is given
   * @param answer what it answers
   * @param meaning what the answer says
   * @param address where to see or to do it
   * @param link what is done there
   */
  public record Step(
      String heading,
      String text,
      String input,
      String answer,
      String meaning,
      String address,
      String link) {

    /** The address of a worksheet that begins with the input. */
    public String trial() {
      return "/sheet?cell=" + Addresses.encoded(input);
    }

    /** The text as HTML. */
    public String textHtml() {
      return ValueHtml.withCode(text);
    }

    /** The meaning as HTML. */
    public String meaningHtml() {
      return ValueHtml.withCode(meaning);
    }

    /** The answer as HTML, typeset if it is a value. */
    public String answerHtml() {
      return ValueHtml.of(answer);
    }
  }

  private static final List<Step> STEPS =
      List.of(
          new Step(
              "A position and its value",
              "In Domineering, Left covers two cells one above the other, Right two side by side."
                  + " Who cannot move loses. A dot is a free cell, `#` one that is gone, and bars"
                  + " join the rows. The value of a position is what it is worth to Left.",
              "domineering(...|...|.#.).CanonicalForm",
              "{2|0}",
              "If Left moves first, she is two moves ahead; if Right does, nobody is. The bar"
                  + " divides what Left can get from what Right can.",
              "/explore?p=domineering(...%7C...%7C.%23.)",
              "Click its cells in Explore"),
          new Step(
              "Who wins",
              "There are four outcome classes. In L Left wins, whoever starts; in R Right does; in"
                  + " N the next player wins, that is, the one who starts; in P the previous player.",
              "domineering(...|...|.#.).OutcomeClass",
              "N",
              "Whoever starts wins. A position in P is worth 0: to start in it is to lose.",
              "/play?p=domineering(...%7C...%7C.%23.)&you=left",
              "Win it as Left"),
          new Step(
              "Numbers",
              "In Hackenbush, Left cuts blue edges (`x`) and Right red ones (`o`); what is no longer"
                  + " joined to the ground falls. A blue edge with a red one on top of it is worth"
                  + " less than a move.",
              "hackenbush(xo).CanonicalForm",
              "1/2",
              "Half a move for Left. Numbers are cold: nobody wants to move in them.",
              "/explore?p=hackenbush(xo)",
              "See the moves of both players"),
          new Step(
              "Sums",
              "Positions are added: a player moves in one of them and leaves the others as they"
                  + " are. If they are worth half a move, two of them should be worth one. Games are"
                  + " compared with `==`, `<`, `>` and, for confused, `<>`.",
              "hackenbush(xo) + hackenbush(xo) == 1",
              "true",
              "The difference of equal games is in P: the second player wins it.",
              "/explore?p=hackenbush(xo)+%2B+hackenbush(xo)+-+1",
              "See that it is 0"),
          new Step(
              "Nimbers",
              "In Nim both players have the same moves: any number of tokens from one heap. A heap"
                  + " of n is worth `*n`, and nimbers are added without carrying: 3 is 11 in binary,"
                  + " 5 is 101, and their nim sum is 110.",
              "(nim(3) + nim(5)).CanonicalForm",
              "*6",
              "It is not 0, so that whoever starts wins: by taking 2 from the heap of 5.",
              "/play?p=nim(3%2B5)&you=left",
              "Find that move against the program"),
          new Step(
              "Infinitesimals",
              "Some games are positive and less than every positive number. One of them is up,"
                  + " written `^`. Clobber has only such values.",
              "clobber(xxo).CanonicalForm",
              "^",
              "Left wins, whoever starts, but by less than any part of a move. Up is confused with"
                  + " `*`; two ups are greater than it.",
              "/explore?p=clobber(xxo)",
              "Why? Ask for the argument there"),
          new Step(
              "Hot games",
              "In a hot game both players want to move first. Its mean is what a move is worth on"
                  + " average in many copies of it, its temperature how much a move gains.",
              "[{5||2|-1}.Mean, {5||2|-1}.Temperature]",
              "[11/4,9/4]",
              "The thermograph shows both: the mast stands over the mean, and begins at the"
                  + " temperature.",
              "/explore?p=%7B5%7C%7C2%7C-1%7D",
              "See its thermograph"),
          new Step(
              "Canonical forms",
              "Options that are dominated are left out, and reversible ones bypassed; what remains"
                  + " is the canonical form, and equal games have the same. Quotation marks keep a"
                  + " form as it is written.",
              "'{0,*|*}'.CanonicalForm",
              "^",
              "Left's option `*` was reversible and is gone. That is up again.",
              "/help/canonical-form",
              "Read about canonical forms"),
          new Step(
              "Families",
              "What holds for all n? Ask for many. In Kayles a player takes one pin or two"
                  + " neighbouring ones; braces in a position are replaced.",
              "[Position(\"kayles({n})\").NimValue for n from 1 to 12]",
              "[1,2,3,1,4,3,2,1,4,2,6,4]",
              "The values have period 12 from heap 71 on. Families shows tables and plots, and says"
                  + " where a period is proved.",
              "/families?of=kayles(%7Bn%7D)&n=1..100&show=nimber",
              "Plot a hundred of them"),
          new Step(
              "Theorems",
              "A theorem can be checked case by case; that finds misprints, and counterexamples, but"
                  + " proves nothing. The outcome of Domineering on two"
                  + " rows changes with the number of columns, here 1 to 8.",
              "[Position(\"domineering(2x{n})\").OutcomeClass for n from 1 to 8]",
              "[L,N,N,R,L,N,N,R]",
              "It looks as if this went on with period 4. It does not: ask for more. The papers of the workbench hold more than two thousand such statements.",
              "/papers",
              "Watch them being checked"));

  private Tutorial() {}

  /** The steps in their order. */
  public static List<Step> steps() {
    return STEPS;
  }
}
