/** The worksheet language: reads, evaluates and answers expressions. */
@org.jspecify.annotations.NullMarked
module org.gamester.script {
  requires static transitive org.jspecify;
  requires transitive org.gamester.analysis;
  requires transitive org.gamester.lab;
  requires transitive org.gamester.rulesets;
  requires transitive org.gamester.values;

  exports org.gamester.script;
  exports org.gamester.script.claims;
  exports org.gamester.script.description;
  exports org.gamester.script.objects;
  exports org.gamester.script.output;
  exports org.gamester.script.syntax;
}
