package org.gamester.values;

import org.jspecify.annotations.Nullable;

/// Sixty-four all-small games with which every all-small value is compared when it is made. The
/// answers, two sets, then decide most comparisons of all-small values, of which the stops, all 0,
/// say nothing.
///
/// The landmarks are the 58 all-small games born by day 3 with at most two options for each player,
/// and the multiples of up from -4 to 4, those from -3 to 3 with and without a star. Let reached(G)
/// be the set of the landmarks T <= G, and held(G) that of the T >= G.
///
/// If G <= H, then reached(G) is a subset of reached(H), and held(H) one of held(G); and if some
/// landmark T is both in held(G) and in reached(H), then G <= T <= H (transitivity). This leaves
/// one comparison in six of those that Clobber on 4 x 4 cells asks for.
///
/// Both sets follow from those of the options by the definition of the order: T <= G iff no Right
/// option of G is <= T and no Left option of T is >= G. The options of a landmark are landmarks
/// with smaller numbers. Cost: some hundred operations for a value, once, and a few for a
/// comparison.
final class Landmarks {

  /** The options of each landmark, Left's and Right's; a is 0, b is *, c is *2, d is up ... */
  private static final String OPTIONS =
      """
      | a|a ab|ab a|b b|a ab|a a|ab a|f g|a a|d e|a a|j k|a a|h i|a a|n o|a a|c c|a a|bc bc|a \
      a|bd be|a a|df eg|a a|g f|a a|ag af|a b|e d|b ab|ac ac|ab ab|e d|ab ab|be bd|ab ab|af ag|ab \
      ab|ag af|ab ab|eg df|ab ac|ag af|ac bc|e d|bc d|bd be|e d|g f|e d|ag af|e bd|be bd|ag af|be \
      bd|eg df|be af|af ag|ag af|ag af|eg df|ag df|eg""";

  private static final int COUNT = Long.SIZE;

  /** Further multiples of up are above all landmarks, or below. */
  private static final int FAR_UPS = 7;

  /** This nimber and all larger ones compare alike with all landmarks. */
  private static final int FAR_STAR = 4;

  private static final long[] LEFT_OPTIONS = new long[COUNT];
  private static final long[] RIGHT_OPTIONS = new long[COUNT];

  /** The bearings of n.up + *m for small n and m. */
  private static final Bearings[][] NEAR = new Bearings[2 * FAR_UPS + 1][FAR_STAR + 1];

  static {
    String[] landmarks = OPTIONS.split(" ");
    for (int i = 0; i < COUNT; i++) {
      int between = landmarks[i].indexOf('|');
      LEFT_OPTIONS[i] = places(landmarks[i].substring(0, between));
      RIGHT_OPTIONS[i] = places(landmarks[i].substring(between + 1));
    }
    for (int star = 0; star <= FAR_STAR; star++) {
      NEAR[FAR_UPS][star] = nimber(star);
    }
    for (int ups = 1; ups <= FAR_UPS; ups++) {
      for (int star = 0; star <= FAR_STAR; star++) {
        NEAR[FAR_UPS + ups][star] = up(ups, star);
        NEAR[FAR_UPS - ups][star] = down(ups, star);
      }
    }
  }

  private Landmarks() {}

  /**
   * How the landmarks lie to a game.
   *
   * @param reached those that are at most the game, as a set
   * @param held those that are at least the game
   */
  record Bearings(long reached, long held) {}

  private static long places(String letters) {
    return letters.chars().mapToLong(letter -> 1L << letter - 'a').reduce(0, (a, b) -> a | b);
  }

  private static Bearings nimber(int star) {
    long byLeft = 0;
    long byRight = 0;
    for (int smaller = 0; smaller < star; smaller++) {
      byLeft |= NEAR[FAR_UPS][smaller].reached;
      byRight |= NEAR[FAR_UPS][smaller].held;
    }
    return of(byLeft, byRight);
  }

  /** n.up + *m, for n at least 1, by its options, see {@link NumberUpStar}. */
  private static Bearings up(int ups, int star) {
    boolean isUpAndStar = ups == 1 && star == 1;
    long byLeft = near(0, 0).reached | (isUpAndStar ? near(0, 1).reached : 0);
    return of(byLeft, isUpAndStar ? near(0, 0).held : near(ups - 1, star ^ 1).held);
  }

  private static Bearings down(int ups, int star) {
    boolean isDownAndStar = ups == 1 && star == 1;
    long byRight = near(0, 0).held | (isDownAndStar ? near(0, 1).held : 0);
    return of(isDownAndStar ? near(0, 0).reached : near(1 - ups, star ^ 1).reached, byRight);
  }

  private static Bearings near(long ups, long star) {
    return NEAR[FAR_UPS + Math.clamp(ups, -FAR_UPS, FAR_UPS)][(int) Math.min(star, FAR_STAR)];
  }

  /** The landmarks that are at most n.up + *m. */
  static long reachedBy(long ups, long star) {
    return near(ups, star).reached;
  }

  /** The landmarks that are at least n.up + *m. */
  static long heldBy(long ups, long star) {
    return near(ups, star).held;
  }

  /// Whether G <= H, where a landmark shows that; otherwise null.
  static @Nullable Boolean atMost(long reachedByG, long heldByG, long reachedByH, long heldByH) {
    if (((reachedByG & ~reachedByH) | (heldByH & ~heldByG)) != 0) {
      return false;
    }
    return (heldByG & reachedByH) != 0 ? true : null;
  }

  static boolean areAllSmall(ShortGame[] options) {
    for (ShortGame option : options) {
      if (!option.isAllSmall()) {
        return false;
      }
    }
    return true;
  }

  /** How the landmarks lie to {left | right}, where all options are all-small. */
  static Bearings of(ShortGame[] left, ShortGame[] right) {
    return of(reachedByOne(left, 0, left.length), heldByOne(right, 0, right.length));
  }

  /** The same, with the options in one array, Left's first. */
  static Bearings of(ShortGame[] options, int leftCount) {
    return of(reachedByOne(options, 0, leftCount), heldByOne(options, leftCount, options.length));
  }

  private static long reachedByOne(ShortGame[] options, int from, int to) {
    long reached = 0;
    for (int i = from; i < to; i++) {
      reached |= options[i].reachedLandmarks();
    }
    return reached;
  }

  private static long heldByOne(ShortGame[] options, int from, int to) {
    long held = 0;
    for (int i = from; i < to; i++) {
      held |= options[i].heldLandmarks();
    }
    return held;
  }

  /**
   * How the landmarks lie to a game.
   *
   * @param byLeft those that a Left option reaches
   * @param byRight those that hold a Right option
   */
  private static Bearings of(long byLeft, long byRight) {
    long reached = 0;
    long held = 0;
    for (int i = 0; i < COUNT; i++) {
      long landmark = 1L << i;
      boolean isReached = (byRight & landmark) == 0 && (held & LEFT_OPTIONS[i]) == 0;
      boolean isHeld = (byLeft & landmark) == 0 && (reached & RIGHT_OPTIONS[i]) == 0;
      reached |= isReached ? landmark : 0;
      held |= isHeld ? landmark : 0;
    }
    return new Bearings(reached, held);
  }

  /** The numbers of the options of a landmark, as a set. */
  static long options(int landmark, Player player) {
    return (player == Player.LEFT ? LEFT_OPTIONS : RIGHT_OPTIONS)[landmark];
  }
}
