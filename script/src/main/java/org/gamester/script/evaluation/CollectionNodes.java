package org.gamester.script.evaluation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.gamester.script.objects.MapEntry;
import org.gamester.script.objects.ObjectList;
import org.gamester.script.objects.ObjectMap;
import org.gamester.script.objects.ObjectSet;

/** Lists, sets and maps from their elements. */
final class CollectionNodes {

  private CollectionNodes() {}

  static final class ListNode implements Node {
    private final Node[] elements;

    ListNode(Node[] elements) {
      this.elements = elements;
    }

    @Override
    public Object evaluate(Frame frame) {
      return ObjectList.adopting(Node.evaluateAll(elements, frame));
    }
  }

  static final class SetNode implements Node {
    private final Node[] elements;

    SetNode(Node[] elements) {
      this.elements = elements;
    }

    @Override
    public Object evaluate(Frame frame) {
      return ObjectSet.of(Arrays.asList(Node.evaluateAll(elements, frame)));
    }
  }

  /** {@code key => value}. */
  record EntryNode(Node key, Node value) implements Node {

    @Override
    public MapEntry evaluate(Frame frame) {
      Object from = key.evaluate(frame);
      return new MapEntry(from, value.evaluate(frame));
    }
  }

  static final class MapNode implements Node {
    private final EntryNode[] entries;

    MapNode(EntryNode[] entries) {
      this.entries = entries;
    }

    @Override
    public Object evaluate(Frame frame) {
      List<MapEntry> values = new ArrayList<>(entries.length);
      for (EntryNode entry : entries) {
        values.add(entry.evaluate(frame));
      }
      return ObjectMap.ofEntries(values);
    }
  }
}
