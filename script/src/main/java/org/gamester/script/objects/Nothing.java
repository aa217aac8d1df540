package org.gamester.script.objects;

/** The absent value: what an empty block, a {@code do} loop or a false {@code if} yields. */
public enum Nothing {
  NOTHING;

  @Override
  public String toString() {
    return "Nothing";
  }
}
