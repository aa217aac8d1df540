package org.gamester.script.classes;

import java.util.Collection;
import org.gamester.script.objects.MutableList;
import org.gamester.script.objects.MutableMap;
import org.gamester.script.objects.MutableSet;
import org.gamester.script.objects.ObjectList;
import org.gamester.script.objects.ObjectMap;
import org.gamester.script.objects.ObjectSet;
import org.gamester.script.objects.ScriptException;

/** The elements of the collections of the language. */
public final class Elements {

  private Elements() {}

  /**
   * The elements of a collection, in order.
   *
   * @throws ScriptException if the object is not a collection
   */
  public static ObjectList of(Object collection) {
    return switch (collection) {
      case ObjectList list -> list;
      case ObjectSet set -> set.sorted();
      case ObjectMap map -> map.entries();
      case MutableList list -> ObjectList.of(list.elements());
      case MutableSet set -> ObjectList.of(set.elements());
      case MutableMap map -> map.contents().entries();
      default -> throw Classes.expected(StandardClasses.COLLECTION, collection);
    };
  }

  /**
   * The elements of a collection, in no particular order, without listing them.
   *
   * @throws ScriptException if the object is not a collection
   */
  public static Collection<Object> unsorted(Object collection) {
    return switch (collection) {
      case ObjectSet set -> set.unsorted();
      case MutableList list -> list.elements();
      case MutableSet set -> set.elements();
      default -> of(collection);
    };
  }
}
