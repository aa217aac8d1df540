package org.gamester.script.objects;

/**
 * Rows of objects, not necessarily of one length, that print as a table.
 *
 * @param rows a list of lists
 */
public record Table(ObjectList rows) implements Nested {

  @Override
  public int depth() {
    return Nesting.around(rows.depth());
  }
}
