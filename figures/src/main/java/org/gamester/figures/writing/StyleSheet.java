package org.gamester.figures.writing;

import java.util.List;
import org.gamester.figures.drawing.Form;
import org.gamester.figures.drawing.Tone;

/** The rules of CSS by which the classes of figures are drawn. */
final class StyleSheet {
  static final String ROOT = "gamester-figure";
  static final String SANS = "system-ui, 'Segoe UI', 'Helvetica Neue', 'DejaVu Sans', sans-serif";
  static final String SERIF =
      "'STIX Two Math', 'Latin Modern Math', 'Cambria Math', 'DejaVu Serif', Georgia, serif";
  static final String MONO = "ui-monospace, 'Cascadia Mono', 'DejaVu Sans Mono', Menlo, monospace";

  /** How much of a tone a tint has. */
  static final String TINT = "0.22";

  /** How much of a tone the faintest tint has. */
  static final String FAINT = "0.1";

  private StyleSheet() {}

  /** All rules, for light and dark grounds. */
  static String text() {
    StringBuilder css = new StringBuilder();
    tones(css, Theme.LIGHT, "");
    css.append("." + ROOT + " .paper{fill:var(--panel)}\n");
    for (Form form : Form.values()) {
      css.append("." + ROOT + " .").append(form.styleClass()).append('{');
      css.append(rule(form)).append("}\n");
    }
    css.append("@media (prefers-color-scheme: dark){\n");
    tones(css, Theme.DARK, "  ");
    return css.append("}\n").toString();
  }

  private static void tones(StringBuilder css, Theme theme, String indent) {
    css.append(indent).append("." + ROOT + "{--panel:").append(theme.panel()).append("}\n");
    for (Tone tone : Tone.values()) {
      css.append(indent).append("." + ROOT + " .").append(tone.styleClass());
      css.append("{color:").append(theme.colour(tone)).append("}\n");
    }
  }

  private static String rule(Form form) {
    StringBuilder rule = new StringBuilder();
    switch (form.fill()) {
      case NONE -> rule.append("fill:none");
      case PANEL -> rule.append("fill:var(--panel)");
      case TONE -> rule.append("fill:currentColor");
      case TINT -> rule.append("fill:currentColor;fill-opacity:").append(TINT);
      case FAINT -> rule.append("fill:currentColor;fill-opacity:").append(FAINT);
    }
    if (form.width() > 0) {
      rule.append(";stroke:currentColor;stroke-width:").append(Numbers.text(form.width()));
      rule.append(";stroke-linecap:").append(cap(form)).append(";stroke-linejoin:round");
    }
    if (!form.dashes().isEmpty()) {
      rule.append(";stroke-dasharray:").append(form.dashes());
    }
    if (form.isText()) {
      rule.append(";font-family:").append(family(form));
    }
    return rule.toString();
  }

  /** How lines of a form end. */
  static String cap(Form form) {
    return switch (form) {
      case DASHED, BROKEN, BROKEN_SIDE -> "butt";
      default -> "round";
    };
  }

  /** The typefaces of a form of text. */
  static String family(Form form) {
    return switch (form) {
      case MATHS -> SERIF;
      case MONO -> MONO;
      default -> SANS;
    };
  }

  /** The same for programs that know few typefaces. */
  static String plainFamily(Form form) {
    return switch (form) {
      case MATHS -> "DejaVu Serif, serif";
      case MONO -> "DejaVu Sans Mono, monospace";
      default -> "DejaVu Sans, sans-serif";
    };
  }

  /** All classes that there are, for tests and pages. */
  static List<String> classes() {
    List<String> classes = new java.util.ArrayList<>(List.of("paper"));
    for (Form form : Form.values()) {
      classes.add(form.styleClass());
    }
    for (Tone tone : Tone.values()) {
      classes.add(tone.styleClass());
    }
    return classes;
  }
}
