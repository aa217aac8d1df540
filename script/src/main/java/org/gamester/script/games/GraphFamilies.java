package org.gamester.script.games;

import org.gamester.script.classes.Context;
import org.gamester.script.classes.Elements;
import org.gamester.script.objects.Nothing;
import org.gamester.script.objects.ObjectList;

/** Games on graphs with parameters that are objects of the language. */
public final class GraphFamilies {

  private GraphFamilies() {}

  /**
   * Hackenbush.
   *
   * @param childish a collection of labels, or Nothing
   */
  public static GraphRules hackenbush(Object childish, Context context) {
    ObjectList labels = childish == Nothing.NOTHING ? ObjectList.EMPTY : Elements.of(childish);
    return new HackenbushRules("", labels, context);
  }

  /** Games such as Col, by the labels of the vertices that Left and Right may claim. */
  public static GraphRules col(Object left, Object right, Context context) {
    return new ColRules("", Elements.of(left), Elements.of(right), context);
  }

  /** Arc Kayles. */
  public static GraphRules arcKayles(boolean weighted, Context context) {
    return ArcKaylesRules.impartial("", weighted, context);
  }
}
