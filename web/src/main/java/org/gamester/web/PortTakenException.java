package org.gamester.web;

/** A server cannot be bound to its port, or to its address. */
public final class PortTakenException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  PortTakenException(int port, Throwable cause) {
    super("cannot listen on port " + port + ": it is taken, or not allowed", cause);
  }
}
