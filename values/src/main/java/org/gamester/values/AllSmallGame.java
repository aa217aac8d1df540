package org.gamester.values;

/** An {@link CanonicalGame} that is all-small. It knows how the {@link Landmarks} lie to it. */
final class AllSmallGame extends CanonicalGame {

  private final long reachedLandmarks;
  private final long heldLandmarks;

  /** All options must be all-small. */
  AllSmallGame(long id, int hash, ShortGame[] options, int leftCount) {
    super(id, hash, options, leftCount);
    Landmarks.Bearings bearings = Landmarks.of(options, leftCount);
    this.reachedLandmarks = bearings.reached();
    this.heldLandmarks = bearings.held();
  }

  @Override
  public boolean isAllSmall() {
    return true;
  }

  @Override
  long reachedLandmarks() {
    return reachedLandmarks;
  }

  @Override
  long heldLandmarks() {
    return heldLandmarks;
  }
}
