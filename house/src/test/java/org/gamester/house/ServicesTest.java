package org.gamester.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * On the module path, a module provides the services in its descriptor; on the class path, and so
 * in the self-contained jar, those in its files in META-INF/services. Both must agree.
 */
class ServicesTest {

  @Test
  void theClassPathProvidesTheServicesOfTheModulePath() throws IOException {
    int compared = 0;
    for (Path classes : modules()) {
      ModuleDescriptor descriptor =
          ModuleFinder.of(classes).findAll().iterator().next().descriptor();
      for (ModuleDescriptor.Provides provides : descriptor.provides()) {
        Path file = classes.resolve("META-INF/services").resolve(provides.service());
        assertThat(file).exists();
        assertThat(Files.readAllLines(file))
            .containsExactlyInAnyOrderElementsOf(provides.providers());
        compared++;
      }
    }
    assertThat(compared).isPositive();
  }

  private static List<Path> modules() throws IOException {
    try (Stream<Path> folders = Files.list(Path.of("..").toRealPath())) {
      return folders
          .map(folder -> folder.resolve("target/classes"))
          .filter(classes -> Files.exists(classes.resolve("module-info.class")))
          .toList();
    }
  }
}
