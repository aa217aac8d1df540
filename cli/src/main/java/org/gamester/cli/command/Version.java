package org.gamester.cli.command;

import picocli.CommandLine.IVersionProvider;

/** The version that the build wrote into the jar. */
public final class Version implements IVersionProvider {
  @Override
  public String[] getVersion() {
    String version = Version.class.getPackage().getImplementationVersion();
    if (version == null) {
      version = Version.class.getModule().getDescriptor() == null ? "unpackaged" : moduleVersion();
    }
    return new String[] {
      "gamester " + version,
      "Java " + Runtime.version() + " (" + System.getProperty("java.home") + ")"
    };
  }

  private static String moduleVersion() {
    return Version.class.getModule().getDescriptor().rawVersion().orElse("unpackaged");
  }
}
