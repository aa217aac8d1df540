package org.gamester.script.boards;

import org.gamester.script.classes.Classified;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.classes.StandardClasses;

/** The pictures that boards are drawn with. */
public enum Icon implements Classified {
  BLANK("Blank"),
  BLACK_STONE("BlackStone"),
  GRAY_STONE("GrayStone"),
  WHITE_STONE("WhiteStone"),
  BLACK_BISHOP("BlackBishop"),
  BLACK_KING("BlackKing"),
  BLACK_KNIGHT("BlackKnight"),
  BLACK_PAWN("BlackPawn"),
  BLACK_QUEEN("BlackQueen"),
  BLACK_ROOK("BlackRook"),
  WHITE_BISHOP("WhiteBishop"),
  WHITE_KING("WhiteKing"),
  WHITE_KNIGHT("WhiteKnight"),
  WHITE_PAWN("WhitePawn"),
  WHITE_QUEEN("WhiteQueen"),
  WHITE_ROOK("WhiteRook"),
  BLACK_DOMINO("BlackDomino"),
  GRAY_DOMINO("GrayDomino"),
  WHITE_DOMINO("WhiteDomino"),
  BLACK_SQUARE("BlackSquare"),
  BLUE_SQUARE("BlueSquare"),
  GRAY_SQUARE("GraySquare"),
  GREEN_SQUARE("GreenSquare"),
  RED_SQUARE("RedSquare"),
  FROG("Frog"),
  TOAD("Toad"),
  PENNY_HEADS("PennyHeads"),
  PENNY_TAILS("PennyTails"),
  DOWN_ARROW("DownArrow"),
  LEFT_ARROW("LeftArrow"),
  RIGHT_ARROW("RightArrow"),
  UP_ARROW("UpArrow");

  private final String text;

  Icon(String text) {
    this.text = text;
  }

  @Override
  public LanguageClass languageClass() {
    return StandardClasses.ICON;
  }

  @Override
  public String toString() {
    return text;
  }
}
