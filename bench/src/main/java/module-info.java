/** Whole-job measurements and JMH benchmarks; nothing depends on this module. */
@org.jspecify.annotations.NullMarked
module org.gamester.bench {
  requires static transitive org.jspecify;
  requires java.management;
  requires jdk.management;
  requires jmh.core;
  requires org.gamester.analysis;
  requires org.gamester.rulesets;
  requires org.gamester.script;
  requires org.gamester.values;
}
