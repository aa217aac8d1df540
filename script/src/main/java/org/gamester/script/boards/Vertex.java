package org.gamester.script.boards;

import java.util.List;
import org.gamester.script.classes.Classes;
import org.gamester.script.classes.Conversion;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.classes.ObjectOfClass;
import org.gamester.script.objects.Indexed;
import org.gamester.script.objects.ScriptException;
import org.gamester.script.objects.Written;
import org.gamester.values.ShortGame;

/** A vertex of a graph: its label and the edges that leave it. */
public record Vertex(Object label, List<Edge> edges) implements ObjectOfClass, Indexed, Written {

  @Override
  public Object element(Object index) {
    int i = Conversion.smallInteger(Classes.require(Classes.INTEGER, index));
    if (i < 1 || i > edges.size()) {
      throw new ScriptException("Edge is out of bounds: " + i);
    }
    return edges.get(i - 1);
  }

  /** The vertices at the other ends, in order. */
  public List<Object> neighbours() {
    return edges.stream().<Object>map(edge -> ShortGame.integer(edge.to())).toList();
  }

  @Override
  public LanguageClass languageClass() {
    return Classes.VERTEX;
  }

  @Override
  public String text(PartWriter parts) {
    return "Vertex(" + parts.write(label) + ", " + parts.write(neighbours()) + ")";
  }
}
