package org.gamester.script.boards;

import org.gamester.script.classes.Classes;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.classes.ObjectOfClass;
import org.gamester.script.objects.Written;

/** An edge of a graph, from one vertex to another, as one of its ends sees it. */
public record Edge(Object label, int from, int to) implements ObjectOfClass, Written {

  Edge reversed() {
    return new Edge(label, to, from);
  }

  @Override
  public LanguageClass languageClass() {
    return Classes.EDGE;
  }

  @Override
  public String text(PartWriter parts) {
    return "Edge(" + parts.write(label) + ", " + from + ", " + to + ")";
  }
}
