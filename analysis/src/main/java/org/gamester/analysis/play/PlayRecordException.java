package org.gamester.analysis.play;

/** A record of a play that cannot be read, with the line and the reason. */
public final class PlayRecordException extends Exception {
  private static final long serialVersionUID = 1L;

  /**
   * @param line the line of the record, from 1
   * @param reason what is wrong there
   */
  public PlayRecordException(int line, String reason) {
    super("line " + line + ": " + reason);
  }
}
