package org.gamester.analysis.check;

/** Why a certificate is refused: one sentence for the person who checks it. */
public final class CertificateException extends Exception {
  private static final long serialVersionUID = 1L;

  CertificateException(String reason) {
    super(reason);
  }

  CertificateException(String reason, Throwable cause) {
    super(reason, cause);
  }

  /** The reason. */
  public String reason() {
    return String.valueOf(getMessage());
  }
}
