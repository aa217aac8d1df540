package org.gamester.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleDescriptor;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What a module provides is said twice, in its descriptor for the module path and in {@code
 * META-INF/services} for the class path, where {@code gamester.jar} runs. Both say the same.
 */
class ServiceFilesTest {

  static List<Path> modules() throws IOException {
    try (Stream<Path> folders = Files.list(Path.of("..").toRealPath())) {
      return folders
          .filter(folder -> Files.exists(folder.resolve("target/classes/module-info.class")))
          .sorted()
          .toList();
    }
  }

  private static ModuleDescriptor descriptor(Path module) throws IOException {
    try (InputStream file =
        Files.newInputStream(module.resolve("target/classes/module-info.class"))) {
      return ModuleDescriptor.read(file);
    }
  }

  @ParameterizedTest
  @MethodSource("modules")
  void providersAreTheSameOnBothPaths(Path module) throws IOException {
    for (ModuleDescriptor.Provides provides : descriptor(module).provides()) {
      Path file = module.resolve("src/main/resources/META-INF/services/" + provides.service());
      assertThat(file).exists();
      assertThat(Files.readAllLines(file))
          .as("%s", file)
          .containsExactlyInAnyOrderElementsOf(provides.providers());
    }
  }

  @Test
  void rulesetsAndPapersAreAmongThem() throws IOException {
    for (String name : List.of("rulesets", "lab")) {
      assertThat(descriptor(Path.of("..", name)).provides()).isNotEmpty();
    }
  }
}
