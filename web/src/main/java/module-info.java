/** The server of the workbench: pages and questions over HTTP. No mathematics here. */
@SuppressWarnings("requires-automatic") // the templates
@org.jspecify.annotations.NullMarked
module org.gamester.web {
  requires static transitive org.jspecify;
  requires org.gamester.figures;
  requires transitive org.gamester.rulesets;
  requires org.gamester.script;
  requires transitive org.gamester.values;
  requires io.javalin;
  requires org.eclipse.jetty.ee10.servlet;
  requires org.eclipse.jetty.io;
  requires org.eclipse.jetty.server;
  requires org.eclipse.jetty.util;
  requires jakarta.servlet;
  requires tools.jackson.core;
  requires gg.jte.runtime;
  requires org.commonmark;
  requires org.commonmark.ext.gfm.tables;
  requires static java.compiler; // an annotation of the generated templates

  exports org.gamester.web;
  exports org.gamester.web.answers;
  exports org.gamester.web.jobs;

  // Its templates are found by their names.
  exports org.gamester.web.pages to
      gg.jte.runtime;
  exports org.gamester.web.pages.templates to
      gg.jte.runtime;
}
