package org.gamester.script.objects;

/** An object with a text of its own. */
public interface Written {

  /** How the parts of an object are written. */
  interface PartWriter {
    String write(Object part);

    /** Whether the text must read back as the same object, at the price of the classic form. */
    boolean isExact();
  }

  String text(PartWriter parts);
}
