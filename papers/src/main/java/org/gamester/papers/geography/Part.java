package org.gamester.papers.geography;

/** The parts into which the paper's theorems divide the positions A(x,y,z). */
enum Part {
  A("A"),
  B("B"),
  C("C"),
  D1("D(i)"),
  D2("D(ii)");

  private final String label;

  Part(String label) {
    this.label = label;
  }

  /** The part to which A(x,y,z) belongs. */
  static Part of(int x, int y, int z) {
    if (z >= y - 2) {
      return x > y - 2 ? A : B;
    }
    if (x > y - 2) {
      return C;
    }
    return 2 * x < y + z ? D1 : D2;
  }

  /** Whether A(x,y,z) belongs to this part. */
  boolean has(int x, int y, int z) {
    return of(x, y, z) == this;
  }

  /** The label in the paper. */
  String label() {
    return label;
  }
}
