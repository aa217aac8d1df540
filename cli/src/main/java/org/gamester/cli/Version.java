package org.gamester.cli;

import picocli.CommandLine.IVersionProvider;

/** The version that the build wrote into the jar. */
final class Version implements IVersionProvider {
  @Override
  public String[] getVersion() {
    String version = Gamester.class.getPackage().getImplementationVersion();
    if (version == null) {
      version = Gamester.class.getModule().getDescriptor() == null ? "unpackaged" : moduleVersion();
    }
    return new String[] {
      "gamester " + version,
      "Java " + Runtime.version() + " (" + System.getProperty("java.home") + ")"
    };
  }

  private static String moduleVersion() {
    return Gamester.class.getModule().getDescriptor().rawVersion().orElse("unpackaged");
  }
}
