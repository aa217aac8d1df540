package org.gamester.script.objects;

/** An object that writes its own text. */
public interface Printable {

  /** Takes the text of an object, part by part. */
  interface Printer {

    /** Adds characters as they are. */
    Printer raw(String text);

    /** Adds the text of an object. */
    Printer object(Object part);

    /** The text of an object by itself. */
    String textOf(Object part);

    /** Whether the text must read back as the same object, at the price of the classic form. */
    boolean isExact();
  }

  /** Adds the text of this object. */
  void print(Printer printer);
}
