package org.gamester.script.classes;

/** Declares the members of a class. */
public interface Declaration {

  /** Enters the members of {@link MemberTable#owner} in the table. */
  void declare(MemberTable table);
}
