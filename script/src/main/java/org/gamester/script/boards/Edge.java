package org.gamester.script.boards;

import org.gamester.script.classes.Classified;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.classes.StandardClasses;
import org.gamester.script.objects.Nested;
import org.gamester.script.objects.Nesting;
import org.gamester.script.objects.Printable;

/** An edge of a graph, from one vertex to another, as one of its ends sees it. */
public record Edge(Object label, int from, int to) implements Classified, Nested, Printable {

  public Edge {
    Nesting.around(Nesting.depth(label));
  }

  Edge reversed() {
    return new Edge(label, to, from);
  }

  @Override
  public int depth() {
    return Nesting.around(Nesting.depth(label));
  }

  @Override
  public LanguageClass languageClass() {
    return StandardClasses.EDGE;
  }

  @Override
  public void print(Printer printer) {
    printer.raw("Edge(").object(label).raw(", " + from + ", " + to + ")");
  }
}
