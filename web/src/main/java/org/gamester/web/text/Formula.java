package org.gamester.web.text;

import org.commonmark.node.CustomNode;

/** A formula in a text. */
final class Formula extends CustomNode {
  private final String tex;
  private final boolean isDisplayed;

  /**
   * @param tex as LaTeX's mathematics writes it
   * @param isDisplayed whether it stands on a line of its own
   */
  Formula(String tex, boolean isDisplayed) {
    this.tex = tex;
    this.isDisplayed = isDisplayed;
  }

  String tex() {
    return tex;
  }

  boolean isDisplayed() {
    return isDisplayed;
  }
}
