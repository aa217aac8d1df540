/** Exact algebra of short combinatorial games; knows no board. */
@org.jspecify.annotations.NullMarked
module org.gamester.values {
  requires static transitive org.jspecify;

  exports org.gamester.values;
  exports org.gamester.values.enumeration;
  exports org.gamester.values.forms;
  exports org.gamester.values.games;
  exports org.gamester.values.impartial;
  exports org.gamester.values.infinitesimals;
  exports org.gamester.values.invariants;
  exports org.gamester.values.loopy;
  exports org.gamester.values.misere;
  exports org.gamester.values.misere.quotients;
  exports org.gamester.values.notation;
  exports org.gamester.values.products;
  exports org.gamester.values.stops;
  exports org.gamester.values.structure;
  exports org.gamester.values.surreals;
  exports org.gamester.values.thermography;

  uses org.gamester.values.Notation;

  provides org.gamester.values.Notation with
      org.gamester.values.notation.ExactNotation;
}
