package org.gamester.script.boards;

import java.util.List;
import org.gamester.script.classes.Classes;
import org.gamester.script.classes.Classified;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.classes.StandardClasses;
import org.gamester.script.objects.Indexed;
import org.gamester.script.objects.Nested;
import org.gamester.script.objects.Nesting;
import org.gamester.script.objects.ObjectList;
import org.gamester.script.objects.Printable;
import org.gamester.script.objects.ScriptException;
import org.gamester.values.Computation;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/** A vertex of a graph: its label and the edges that leave it. */
public final class Vertex implements Classified, Indexed, Nested, Printable {

  private final Object label;
  private final List<Edge> edges;
  private final int depth;
  private final int hash;

  public Vertex(Object label, List<Edge> edges) {
    this.label = label;
    this.edges = List.copyOf(edges);
    this.hash = 31 * label.hashCode() + this.edges.hashCode();
    int deepest = Nesting.depth(label);
    for (Edge edge : this.edges) {
      Computation.poll();
      deepest = Math.max(deepest, edge.depth());
    }
    this.depth = Nesting.around(deepest);
  }

  public Object label() {
    return label;
  }

  /** The edges that leave it, in order. */
  public List<Edge> edges() {
    return edges;
  }

  @Override
  public Object element(Object index) {
    int i = Classes.smallInteger(index);
    if (i < 1 || i > edges.size()) {
      throw new ScriptException("Edge is out of bounds: " + i);
    }
    return edges.get(i - 1);
  }

  /** The numbers of the vertices at the other ends, in order. */
  public ObjectList neighbours() {
    Object[] numbers = new Object[edges.size()];
    for (int i = 0; i < numbers.length; i++) {
      Computation.poll();
      numbers[i] = ShortGame.integer(edges.get(i).to());
    }
    return ObjectList.adopting(numbers);
  }

  @Override
  public int depth() {
    return depth;
  }

  @Override
  public LanguageClass languageClass() {
    return StandardClasses.VERTEX;
  }

  @Override
  public void print(Printer printer) {
    printer.raw("Vertex(").object(label).raw(", ").object(neighbours()).raw(")");
  }

  @Override
  public int hashCode() {
    return hash;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    Computation.poll();
    return this == other
        || other instanceof Vertex that
            && hash == that.hash
            && label.equals(that.label)
            && edges.equals(that.edges);
  }
}
