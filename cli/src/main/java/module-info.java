/** The command line: commands and what they print. No mathematics here. */
@SuppressWarnings("requires-automatic") // the kernel's library for Jupyter
@org.jspecify.annotations.NullMarked
module org.gamester.cli {
  requires static transitive org.jspecify;
  requires org.gamester.analysis;
  requires org.gamester.figures;
  requires org.gamester.lab;
  requires org.gamester.rulesets;
  requires org.gamester.script;
  requires org.gamester.studies;
  requires org.gamester.values;
  requires org.gamester.web;
  requires info.picocli;
  requires jjava.jupyter;
  requires org.jline.reader;
  requires org.jline.terminal;
  requires tools.jackson.core;

  uses org.gamester.studies.runs.Cluster;

  exports org.gamester.cli;

  opens org.gamester.cli to
      info.picocli;
  opens org.gamester.cli.catalogue to
      info.picocli;
  opens org.gamester.cli.claims to
      info.picocli;
  opens org.gamester.cli.command to
      info.picocli;
  opens org.gamester.cli.drawing to
      info.picocli;
  opens org.gamester.cli.explanations to
      info.picocli;
  opens org.gamester.cli.families to
      info.picocli;
  opens org.gamester.cli.heaps to
      info.picocli;
  opens org.gamester.cli.help to
      info.picocli;
  opens org.gamester.cli.notebook to
      info.picocli;
  opens org.gamester.cli.output to
      info.picocli;
  opens org.gamester.cli.play to
      info.picocli;
  opens org.gamester.cli.positions to
      info.picocli;
  opens org.gamester.cli.proofs to
      info.picocli;
  opens org.gamester.cli.studies to
      info.picocli;
  opens org.gamester.cli.worksheet to
      info.picocli;
}
