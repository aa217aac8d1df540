package org.gamester.web.pages;

import java.util.List;
import java.util.stream.Stream;

/** The parts of the workbench, in the order of the bar. */
public enum Section {
  START("Start", "/", ""),
  EXPLORE("Explore", "/explore", "M4 4h16v16H4zM12 4v16M4 12h16"),
  PLAY("Play", "/play", "M7 5l12 7-12 7z"),
  SHEET("Sheet", "/sheet", "M6 3h9l4 4v14H6zM9 12h7M9 16h5"),
  FAMILIES("Families", "/families", "M4 20V10M10 20V4M16 20v-8M21 20H3"),
  PAPERS("Papers", "/papers", "M5 4h6a3 3 0 0 1 1 2 3 3 0 0 1 1-2h6v15h-7l-1 1-1-1H5z"),
  CATALOGUE("Catalogue", "/catalogue", "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z"),
  RULESETS("Rulesets", "/rulesets", ""),
  CLAIMS("Claims", "/claims", ""),
  STUDIES("Studies", "/studies", "M4 19h16M6 16V9M11 16V5M16 16v-4"),
  HELP(
      "Help",
      "/help",
      "M12 17v.5M9 9a3 3 0 1 1 4 2.8c-.8.4-1 .9-1 1.7M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z");

  private final String word;
  private final String address;
  private final String icon;

  Section(String word, String address, String icon) {
    this.word = word;
    this.address = address;
    this.icon = icon;
  }

  /** Those in the bar. */
  public static List<Section> inBar() {
    return Stream.of(values()).filter(section -> !section.icon.isEmpty()).toList();
  }

  /** Those for which there is no place in the bar of a phone, but in what it opens. */
  public static List<Section> extra() {
    return inBar().stream().filter(Section::isExtra).toList();
  }

  /** The name in the bar. */
  public String word() {
    return word;
  }

  /** The address, without what follows it. */
  public String address() {
    return address;
  }

  /** The path of the icon, in a square of 24. */
  public String icon() {
    return icon;
  }

  /** Whether it has no place in the bar of a phone. */
  public boolean isExtra() {
    return switch (this) {
      case START, EXPLORE, PLAY, SHEET, FAMILIES, CATALOGUE -> false;
      default -> true;
    };
  }

  /** What can be done there, in words by which it is found. */
  String words() {
    return switch (this) {
      case START -> "home examples";
      case EXPLORE -> "position board value moves draw edit export latex svg";
      case PLAY -> "play against the program hint prove your move";
      case SHEET -> "worksheet language notebook evaluate";
      case FAMILIES -> "tables series plots periods ranges grundy export csv";
      case PAPERS -> "theorems claims conjectures misprints counterexamples textbook exercises";
      case CATALOGUE -> "rulesets games rules";
      case RULESETS -> "write your own game rules editor";
      case CLAIMS -> "write your own theorems conjectures editor";
      case STUDIES -> "long searches results";
      case HELP -> "words terms tutorial language notation";
    };
  }

  /** Whether its page has cells to type in. */
  public boolean usesEditor() {
    return this == SHEET || this == RULESETS || this == CLAIMS;
  }

  /** Whether a name may follow the address, as in {@code /catalogue/clobber}. */
  public boolean namesItsSubject() {
    return this == SHEET || this == PAPERS || this == CATALOGUE || this == STUDIES;
  }

  /** Whether the server writes its pages in full, so that there is something to read at once. */
  boolean isWrittenHere() {
    return this == START || this == HELP || this == PAPERS || this == CATALOGUE;
  }

  /** The name of the script of its page. */
  public String script() {
    return address.substring(1);
  }
}
