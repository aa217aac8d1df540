/** The worksheet language: reads, evaluates and answers expressions. */
@org.jspecify.annotations.NullMarked
module org.gamester.script {
  requires static transitive org.jspecify;
  requires transitive org.gamester.values;
}
