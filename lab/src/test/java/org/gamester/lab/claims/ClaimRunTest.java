package org.gamester.lab.claims;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.gamester.values.ShortGame.integer;
import static org.gamester.values.ShortGame.nimber;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.gamester.lab.Ranges;
import org.gamester.values.Computation;
import org.gamester.values.Dyadic;
import org.gamester.values.Limits;
import org.gamester.values.ShortGame;
import org.junit.jupiter.api.Test;

class ClaimRunTest {

  static final Paper PAPER =
      new Paper("synthetic", "A paper of our own (2026)", "*n is a nim heap of size n.");

  static Claim squares() {
    return JavaClaim.claim(PAPER, "Lemma 1", "The sum of the first n odd numbers is n squared.")
        .forAll("n in 0..20")
        .computed(n -> oddSum(n))
        .printed(n -> n * n)
        .build();
  }

  private static int oddSum(int n) {
    int sum = 0;
    for (int i = 0; i < n; i++) {
      sum += 2 * i + 1;
    }
    return sum;
  }

  /** True only for x >= y; otherwise {x|y} is a number. */
  static Claim switches() {
    return JavaClaim.claim(PAPER, "Theorem 2 (A)", "{x|y} has Left stop x if x >= 1 and y >= 1.")
        .forAll("x in 0..3", "y in 0..3")
        .where("x >= 1", (x, y) -> x >= 1)
        .where("y >= 1", (x, y) -> y >= 1)
        .of("{{x}|{y}}")
        .computed((x, y) -> ShortGame.of(integer(x), integer(y)).leftStop())
        .printed((x, y) -> x)
        .amendedWhere("x >= y", (x, y) -> x >= y)
        .build();
  }

  static Claim misprint() {
    return JavaClaim.claim(PAPER, "Lemma 3", "*m + *n = *(m-n).")
        .forAll("m in 0..3", "n in 0..3")
        .of("*{m}+*{n}")
        .computed((m, n) -> nimber(m).plus(nimber(n)))
        .printed((m, n) -> nimber(Math.abs(m - n)))
        .corrected("*m + *n = *(m xor n)", (m, n) -> nimber(m ^ n))
        .build();
  }

  static Claim lost() {
    return JavaClaim.claim(PAPER, "Theorem 4", "A formula for {n|n+1}.")
        .forAll("n in 0..9")
        .computed(n -> ShortGame.of(integer(n), integer(n + 1)))
        .damaged("the whole formula")
        .refitted("n + 1/2", n -> Dyadic.of(2L * n + 1, 1))
        .build();
  }

  static Claim garbled() {
    return JavaClaim.claim(PAPER, "Example 5", "The value of {0|0}.")
        .fact()
        .computed(() -> ShortGame.of(integer(0), integer(0)))
        .damaged("{0 0} = underlined nothing")
        .corrected("*", () -> nimber(1))
        .note("The arrow is lost too.")
        .build();
  }

  @Test
  void aTrueClaimHoldsOnItsRange() {
    ClaimResult result = run(squares());
    assertThat(result.verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(result.print()).isEqualTo(new Trial(21, 0, List.of()));
  }

  @Test
  void aFalseClaimFailsWithTheSmallestCounterexamplesFirst() {
    ClaimResult result = run(switches());
    assertThat(result.verdict()).isEqualTo(Verdict.FAILS);
    assertThat(result.print().cases()).isEqualTo(9);
    assertThat(result.print().failures()).isEqualTo(3);
    assertThat(result.print().smallest())
        .containsExactly(
            new Counterexample("{1|2}", "1", "3/2", ""),
            new Counterexample("{1|3}", "1", "2", ""),
            new Counterexample("{2|3}", "2", "5/2", ""));
    assertThat(result.remedy()).isEqualTo(new Trial(6, 0, List.of()));
  }

  @Test
  void listsAsManyCounterexamplesAsRequestedAndCountsAll() {
    Trial trial = ClaimRun.DEFAULT.listing(1).run(List.of(switches())).getFirst().print();
    assertThat(trial.failures()).isEqualTo(3);
    assertThat(trial.smallest()).hasSize(1);
  }

  @Test
  void aHypothesisCanBeDropped() {
    ClaimResult result =
        ClaimRun.DEFAULT.without(Set.of("x >= 1")).run(List.of(switches())).getFirst();
    assertThat(result.dropped()).containsExactly("x >= 1");
    assertThat(result.print().cases()).isEqualTo(12);
    assertThat(result.print().smallest().getFirst().subject()).isEqualTo("{0|1}");
  }

  @Test
  void aRangeCanBeExtended() {
    ClaimRun further = ClaimRun.DEFAULT.withRanges(Ranges.parse(List.of("n=0..100")));
    assertThat(further.run(List.of(squares())).getFirst().cases()).isEqualTo(101);
  }

  @Test
  void unknownNamesAreRefused() {
    assertThatThrownBy(() -> ClaimRun.DEFAULT.without(Set.of("x > 7")).run(List.of(switches())))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("none of these claims has a hypothesis 'x > 7'; there are: x >= 1, y >= 1");
    assertThatThrownBy(
            () ->
                ClaimRun.DEFAULT
                    .withRanges(Ranges.parse(List.of("k=1..2")))
                    .run(List.of(squares())))
        .hasMessage("none of these claims has a variable 'k'; there are: n");
  }

  @Test
  void aMisprintShowsBoth() {
    ClaimResult result = run(misprint());
    assertThat(result.verdict()).isEqualTo(Verdict.MISPRINT);
    assertThat(result.print().smallest().getFirst())
        .isEqualTo(new Counterexample("*1+*2", "*", "*3", ""));
    assertThat(result.remedy().agrees()).isTrue();
  }

  @Test
  void aCorrectionMayHaveAnotherRelation() {
    Claim claim =
        JavaClaim.claim(PAPER, "2", "0 < n")
            .forAll("n in 0..3")
            .computed(n -> n)
            .printed(Comparison.GREATER, n -> 0)
            .corrected("0 <= n", Comparison.AT_LEAST, n -> 0)
            .build();
    ClaimResult result = run(claim);
    assertThat(result.verdict()).isEqualTo(Verdict.MISPRINT);
    assertThat(result.print().failures()).isEqualTo(1);
    assertThat(result.remedy()).isEqualTo(new Trial(4, 0, List.of()));
  }

  @Test
  void aWrongCorrectionIsNotAMisprint() {
    Claim claim =
        JavaClaim.claim(PAPER, "1", "n = n+1")
            .forAll("n in 0..3")
            .computed(n -> n)
            .printed(n -> n + 1)
            .corrected("n = 0", n -> 0)
            .build();
    ClaimResult result = run(claim);
    assertThat(result.verdict()).isEqualTo(Verdict.FAILS);
    assertThat(result.remedy().failures()).isEqualTo(3);
  }

  @Test
  void aLostFormulaIsRefitted() {
    ClaimResult result = run(lost());
    assertThat(result.verdict()).isEqualTo(Verdict.LOST);
    assertThat(result.remedy().cases()).isEqualTo(10);
    assertThat(result.print().cases()).isZero();
  }

  @Test
  void aGarbledPrintIsAMisprint() {
    assertThat(run(garbled()).verdict()).isEqualTo(Verdict.MISPRINT);
  }

  @Test
  void withoutCasesThereIsNoVerdict() {
    ClaimResult result =
        ClaimRun.DEFAULT
            .withRanges(Ranges.parse(List.of("x=0..0")))
            .run(List.of(switches()))
            .getFirst();
    assertThat(result.verdict()).isEqualTo(Verdict.UNTRIED);
    assertThat(result.cases()).isZero();
  }

  @Test
  void theReportIsTheSameForAnyNumberOfThreads() {
    List<Claim> claims = List.of(squares(), switches(), misprint(), lost(), garbled());
    String expected = TextReport.of(ClaimRun.DEFAULT.onThreads(1).run(claims));
    for (int threads = 1; threads <= 4; threads++) {
      assertThat(TextReport.of(ClaimRun.DEFAULT.onThreads(threads).run(claims)))
          .isEqualTo(expected);
    }
  }

  @Test
  void progressCountsTheClaims() {
    List<Integer> finished = new ArrayList<>();
    ClaimRun.DEFAULT
        .reportingTo((done, total, claim, cases) -> finished.add(done))
        .run(List.of(squares(), switches()));
    assertThat(finished).isSorted().endsWith(2);
  }

  @Test
  void anInterruptedRunReportsHowFarItGot() {
    AtomicInteger reached = new AtomicInteger();
    Thread caller = Thread.currentThread();
    Claim endless =
        JavaClaim.claim(PAPER, "Endless", "Every n is n.")
            .forAll("n in 0..999999999")
            .computed(n -> n)
            .printed(n -> n)
            .build();
    List<ClaimResult> results =
        ClaimRun.DEFAULT
            .onThreads(1)
            .reportingTo(
                (done, total, claim, cases) -> {
                  reached.set((int) cases);
                  caller.interrupt();
                })
            .run(List.of(endless, squares()));
    assertThat(Thread.interrupted()).isTrue();
    assertThat(results.getFirst().verdict()).isEqualTo(Verdict.STOPPED);
    assertThat(results.getFirst().cases()).isGreaterThanOrEqualTo(16);
    assertThat(results.getFirst().interruption()).isNotEmpty();
    assertThat(reached.get()).isPositive();
    assertThat(results.getLast().verdict()).isEqualTo(Verdict.UNTRIED);
    assertThat(TextReport.of(results)).contains("Endless: STOPPED", "1 stopped, 1 not checked");
  }

  @Test
  void aRunEndsAtItsTimeLimit() {
    Claim endless =
        JavaClaim.claim(PAPER, "Endless", "Every n is n.")
            .forAll("n in 0..999999999")
            .computed(n -> n)
            .printed(n -> n)
            .build();
    ClaimResult result =
        ClaimRun.DEFAULT
            .within(Limits.ofTime(Duration.ofMillis(50)))
            .run(List.of(endless))
            .getFirst();
    assertThat(result.verdict()).isEqualTo(Verdict.STOPPED);
    assertThat(result.interruption()).startsWith("gave up after");
  }

  @Test
  void aRunEndsAtItsTimeLimitEvenIfAFormulaDoesNotPoll() {
    CountDownLatch never = new CountDownLatch(1);
    Claim stuck =
        JavaClaim.claim(PAPER, "Stuck", "Every n is n.")
            .forAll("n in 0..9")
            .computed(
                n -> {
                  boolean isOver = n < 5;
                  while (!isOver) {
                    try {
                      never.await();
                      isOver = true;
                    } catch (InterruptedException _) {
                      // The wait goes on.
                    }
                  }
                  return n;
                })
            .printed(n -> n)
            .build();
    List<ClaimResult> results =
        ClaimRun.DEFAULT
            .within(Limits.ofTime(Duration.ofSeconds(1)))
            .onThreads(1)
            .run(List.of(stuck, squares()));
    never.countDown();
    assertThat(results.getFirst().verdict()).isEqualTo(Verdict.STOPPED);
    assertThat(results.getFirst().cases()).isEqualTo(5);
    assertThat(results.getFirst().interruption()).startsWith("gave up after");
    assertThat(results.getLast().verdict()).isEqualTo(Verdict.UNTRIED);
  }

  @Test
  void aRunStaysWithinTheLimitsOfTheComputationAroundIt() throws Exception {
    Claim endless =
        JavaClaim.claim(PAPER, "Endless", "Every n is n.")
            .forAll("n in 0..999999999")
            .computed(n -> n)
            .printed(n -> n)
            .build();
    ClaimResult result =
        Computation.within(Limits.ofTime(Duration.ofMillis(50)), () -> run(endless));
    assertThat(result.verdict()).isEqualTo(Verdict.STOPPED);
    assertThat(result.interruption()).startsWith("gave up after");
  }

  @Test
  void aFormulaThatFailsIsReportedWithClaimAndCase() {
    Claim broken =
        JavaClaim.claim(PAPER, "Lemma 9", "1/n")
            .forAll("n in 0..3")
            .of("G({n})")
            .computed(n -> 6 / (2 - n))
            .printed(n -> 3)
            .build();
    assertThatThrownBy(() -> run(broken))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("synthetic, Lemma 9 cannot be checked at G(2): / by zero");
  }

  @Test
  void selectsByPaperAndNumber() {
    ClaimSet set =
        new ClaimSet() {
          @Override
          public Paper paper() {
            return PAPER;
          }

          @Override
          public List<Claim> claims() {
            Claim tenth =
                JavaClaim.claim(PAPER, "Lemma 10", "Twice five is ten.")
                    .fact()
                    .computed(() -> 2 * 5)
                    .printed(() -> 10)
                    .build();
            return List.of(squares(), switches(), misprint(), tenth);
          }
        };
    assertThat(ClaimSet.select(List.of(set), "all")).hasSize(4);
    assertThat(ClaimSet.select(List.of(set), "synthetic:Lemma"))
        .extracting(Claim::number)
        .containsExactly("Lemma 1", "Lemma 3", "Lemma 10");
    assertThat(ClaimSet.select(List.of(set), "synthetic:Lemma 1"))
        .extracting(Claim::number)
        .containsExactly("Lemma 1");
    assertThatThrownBy(() -> ClaimSet.select(List.of(set), "other"))
        .hasMessageStartingWith("there are no claims 'other': expected all, synthetic");
  }

  private static ClaimResult run(Claim claim) {
    return ClaimRun.DEFAULT.run(List.of(claim)).getFirst();
  }
}
