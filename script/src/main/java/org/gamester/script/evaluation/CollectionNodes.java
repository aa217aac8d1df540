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

  static final class ListNode extends Node {
    private final Node[] elements;

    ListNode(Node[] elements) {
      this.elements = elements;
    }

    @Override
    Object evaluate(Frame frame) {
      return ObjectList.adopting(evaluateAll(elements, frame));
    }
  }

  static final class SetNode extends Node {
    private final Node[] elements;

    SetNode(Node[] elements) {
      this.elements = elements;
    }

    @Override
    Object evaluate(Frame frame) {
      return ObjectSet.of(Arrays.asList(evaluateAll(elements, frame)));
    }
  }

  /** {@code key => value}. */
  static final class EntryNode extends Node {
    private final Node key;
    private final Node value;

    EntryNode(Node key, Node value) {
      this.key = key;
      this.value = value;
    }

    @Override
    MapEntry evaluate(Frame frame) {
      Object from = key.evaluate(frame);
      return new MapEntry(from, value.evaluate(frame));
    }
  }

  static final class MapNode extends Node {
    private final EntryNode[] entries;

    MapNode(EntryNode[] entries) {
      this.entries = entries;
    }

    @Override
    Object evaluate(Frame frame) {
      List<MapEntry> values = new ArrayList<>(entries.length);
      for (EntryNode entry : entries) {
        values.add(entry.evaluate(frame));
      }
      return ObjectMap.ofEntries(values);
    }
  }
}
