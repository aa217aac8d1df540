package org.gamester.values;

/** An exception that input can cause: what is wrong is said to whoever has asked. */
public interface Refused {

  /** What is wrong; if nothing else is said, the message of the exception, without a place. */
  default Problem problem() {
    return new Problem(String.valueOf(((Throwable) this).getMessage()));
  }
}
