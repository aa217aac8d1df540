/** Pictures of values and positions. */
@org.jspecify.annotations.NullMarked
module org.gamester.figures {
  requires static transitive org.jspecify;
  requires transitive org.gamester.values;

  exports org.gamester.figures;
}
