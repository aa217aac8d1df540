/** The server of the workbench: pages and questions over HTTP. No mathematics here. */
@org.jspecify.annotations.NullMarked
module org.gamester.web {
  requires static transitive org.jspecify;
  requires org.gamester.rulesets;
  requires io.javalin;
  requires tools.jackson.core;

  exports org.gamester.web;
  exports org.gamester.web.answers;
  exports org.gamester.web.jobs;
}
