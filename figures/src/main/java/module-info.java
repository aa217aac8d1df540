/** Pictures of values and positions. */
@SuppressWarnings("requires-automatic") // there is no other form of the libraries for PDF
@org.jspecify.annotations.NullMarked
module org.gamester.figures {
  requires static transitive org.jspecify;
  requires transitive org.gamester.values;
  requires transitive org.gamester.rulesets;
  requires java.desktop;
  requires com.github.weisj.jsvg;
  requires de.rototor.pdfbox.graphics2d;
  requires org.apache.pdfbox;
  requires org.jgrapht.core;

  exports org.gamester.figures;
  exports org.gamester.figures.boards;
  exports org.gamester.figures.charts;
  exports org.gamester.figures.drawing;
  exports org.gamester.figures.thermographs;
  exports org.gamester.figures.trees;
  exports org.gamester.figures.writing;
}
