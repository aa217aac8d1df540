package org.gamester.cli.command;

import picocli.CommandLine.IVersionProvider;

/** The version that the build wrote into the jar. */
public final class Version implements IVersionProvider {
  /** The version alone. */
  public static String number() {
    String version = Version.class.getPackage().getImplementationVersion();
    if (version != null) {
      return version;
    }
    return Version.class.getModule().getDescriptor() == null ? "unpackaged" : moduleVersion();
  }

  @Override
  public String[] getVersion() {
    return new String[] {
      "gamester " + number(),
      "Java " + Runtime.version() + " (" + System.getProperty("java.home") + ")"
    };
  }

  private static String moduleVersion() {
    return Version.class.getModule().getDescriptor().rawVersion().orElse("unpackaged");
  }
}
