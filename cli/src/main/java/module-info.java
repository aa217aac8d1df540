/** The command line: commands and what they print. No mathematics here. */
@org.jspecify.annotations.NullMarked
module org.gamester.cli {
  requires static transitive org.jspecify;
  requires org.gamester.analysis;
  requires org.gamester.figures;
  requires org.gamester.lab;
  requires org.gamester.rulesets;
  requires org.gamester.script;
  requires org.gamester.values;
  requires org.gamester.web;
  requires info.picocli;
  requires org.jline.reader;
  requires org.jline.terminal;
  requires tools.jackson.core;

  exports org.gamester.cli;

  opens org.gamester.cli to
      info.picocli;
}
