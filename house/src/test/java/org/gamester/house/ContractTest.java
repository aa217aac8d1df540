package org.gamester.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * How the exported methods of values say that there is nothing: with an Optional or an exception,
 * never with null (docs/decisions.md).
 */
class ContractTest {
  private static final Path CLASSES = Path.of("..", "values", "target", "classes");

  /** A look-up in a cache answers as one in a map does; a limit may be left out of its record. */
  private static final Set<String> NULLABLE =
      Set.of("org.gamester.values.GameCache.get", "org.gamester.values.Limits.time");

  @Test
  void noExportedMethodReturnsNull() throws Exception {
    Set<String> nullable = new TreeSet<>();
    int methods = 0;
    for (Class<?> type : exportedTypes()) {
      for (Method method : type.getDeclaredMethods()) {
        if (Modifier.isPublic(method.getModifiers()) && !method.isSynthetic()) {
          methods++;
          if (method.getAnnotatedReturnType().isAnnotationPresent(Nullable.class)) {
            nullable.add(type.getName() + "." + method.getName());
          }
        }
      }
    }
    assertThat(methods).isGreaterThan(300);
    assertThat(nullable).isEqualTo(NULLABLE);
  }

  /** What is thrown from values is an exception of java.lang or of an exported package. */
  @Test
  void exceptionsAreThoseOfTheContract() throws Exception {
    List<Class<?>> exceptions = new ArrayList<>();
    for (Class<?> type : exportedTypes()) {
      if (Throwable.class.isAssignableFrom(type) && Modifier.isPublic(type.getModifiers())) {
        exceptions.add(type);
      }
    }
    assertThat(exceptions)
        .extracting(Class::getSimpleName)
        .containsExactlyInAnyOrder(
            "ComputationStopped",
            "DivisionByZeroException",
            "GameTooLargeException",
            "NotANimberException",
            "NotationException",
            "NumberTooLargeException",
            "QuotientTooLargeException",
            "UnknownNimProductException");
  }

  private static List<Class<?>> exportedTypes() throws Exception {
    Set<String> exported =
        ModuleFinder.of(CLASSES)
            .find("org.gamester.values")
            .orElseThrow()
            .descriptor()
            .exports()
            .stream()
            .map(ModuleDescriptor.Exports::source)
            .collect(Collectors.toSet());
    List<Class<?>> types = new ArrayList<>();
    for (String name : classNames()) {
      String packageName = name.substring(0, name.lastIndexOf('.'));
      if (exported.contains(packageName)) {
        Class<?> type = Class.forName(name);
        if (Modifier.isPublic(type.getModifiers())) {
          types.add(type);
        }
      }
    }
    return types;
  }

  private static List<String> classNames() throws IOException {
    try (Stream<Path> files = Files.walk(CLASSES)) {
      return files
          .map(file -> CLASSES.relativize(file).toString())
          .filter(file -> file.endsWith(".class") && file.contains("/") && !file.contains("-"))
          .map(file -> file.substring(0, file.length() - ".class".length()).replace('/', '.'))
          .toList();
    }
  }
}
