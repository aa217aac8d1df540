package org.gamester.lab.claims;

import java.util.List;

/**
 * A section of a book or paper, with its statements.
 *
 * @param number its number, such as {@code 0.6}
 * @param title its title
 * @param page the page on which it begins; empty if that is not known
 * @param rulesets the rulesets of which it treats, by their names in the catalogue
 * @param claims its statements, in order
 */
public record PaperSection(
    String number, String title, String page, List<String> rulesets, List<Claim> claims) {

  public PaperSection {
    rulesets = List.copyOf(rulesets);
    claims = List.copyOf(claims);
  }

  /** {@code 0.6 Nimbers}. */
  @Override
  public String toString() {
    return number + " " + title;
  }
}
