package org.gamester.script.compiled;

/**
 * Static facts about a class's boards.
 *
 * @param name the name of the board among the parameters of the class
 * @param boundary the value between components; -1 if there are none
 * @param letters the number of values that have a letter
 */
record BoardDescription(String name, boolean isStrip, int boundary, int letters) {

  boolean hasComponents() {
    return boundary >= 0;
  }

  boolean hasLetter(long value) {
    return value >= 0 && value < letters;
  }
}
