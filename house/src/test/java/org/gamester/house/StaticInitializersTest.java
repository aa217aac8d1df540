package org.gamester.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeTransform;
import java.lang.classfile.MethodModel;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * No static initializer polls. A poll may stop the computation that happens to be the first to use
 * a class; the class would then be unusable as long as the process lives.
 */
public class StaticInitializersTest {
  /** Its method {@code poll} is what all polls come to. */
  private static final String POLLED = "org.gamester.values.ThreadState";

  private static final Set<String> OFFENDERS = new TreeSet<>();

  /** Called by every poll in the classes that {@link Watching} loads. */
  public static void polled() {
    StackWalker.getInstance()
        .walk(
            frames ->
                frames
                    .filter(frame -> frame.getMethodName().equals("<clinit>"))
                    .map(StackWalker.StackFrame::getClassName)
                    .filter(name -> name.startsWith("org.gamester."))
                    .findFirst())
        .ifPresent(OFFENDERS::add);
  }

  @Test
  void noStaticInitializerPolls() throws IOException, ClassNotFoundException {
    Set<String> names = classNames();
    assertThat(names).contains(POLLED, "org.gamester.cli.Gamester");
    Watching loader = new Watching();
    for (String name : names) {
      Class.forName(name, true, loader);
    }
    assertThat(OFFENDERS).isEmpty();
  }

  @Test
  void aPollInAStaticInitializerIsNoticed() throws ReflectiveOperationException {
    Set<String> before = Set.copyOf(OFFENDERS);
    Class.forName(Polling.class.getName(), true, new Watching());
    assertThat(OFFENDERS).contains(Polling.class.getName());
    OFFENDERS.retainAll(before);
  }

  /** Polls when it is initialized. */
  static final class Polling {
    static final int POLLED = poll();

    private Polling() {}

    private static int poll() {
      org.gamester.values.Computation.poll();
      return 1;
    }
  }

  private static Set<String> classNames() throws IOException {
    try (Stream<Path> modules = Files.list(Path.of("..").toRealPath())) {
      return modules
          .filter(
              module -> !module.endsWith("bench") && !module.endsWith("spark")) // need JMH, Spark
          .map(module -> module.resolve("target/classes"))
          .filter(Files::isDirectory)
          .flatMap(StaticInitializersTest::classNamesIn)
          .collect(Collectors.toCollection(TreeSet::new));
    }
  }

  private static Stream<String> classNamesIn(Path classes) {
    try (Stream<Path> files = Files.walk(classes)) {
      return files
          .map(file -> classes.relativize(file).toString())
          .filter(name -> name.startsWith("org/") && name.endsWith(".class"))
          .map(name -> name.substring(0, name.length() - ".class".length()).replace('/', '.'))
          .filter(name -> !name.endsWith("-info"))
          .toList()
          .stream();
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  /** Loads all of Gamester anew, with polls that report to {@link #polled}. */
  private static final class Watching extends ClassLoader {
    Watching() {
      super(StaticInitializersTest.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      boolean ours =
          name.startsWith("org.gamester.") && !name.equals(StaticInitializersTest.class.getName());
      if (!ours) {
        return super.loadClass(name, resolve);
      }
      synchronized (getClassLoadingLock(name)) {
        Class<?> loaded = findLoadedClass(name);
        return loaded == null ? define(name) : loaded;
      }
    }

    private Class<?> define(String name) throws ClassNotFoundException {
      try (InputStream content = getResourceAsStream(name.replace('.', '/') + ".class")) {
        if (content == null) {
          throw new ClassNotFoundException(name);
        }
        byte[] bytes = content.readAllBytes();
        byte[] watched = name.equals(POLLED) ? reporting(bytes) : bytes;
        return defineClass(name, watched, 0, watched.length);
      } catch (IOException e) {
        throw new ClassNotFoundException(name, e);
      }
    }

    private static byte[] reporting(byte[] polled) {
      ClassFile format = ClassFile.of();
      return format.transformClass(
          format.parse(polled),
          ClassTransform.transformingMethodBodies(
              Watching::isPoll,
              CodeTransform.ofStateful(
                  () ->
                      new CodeTransform() {
                        @Override
                        public void atStart(CodeBuilder code) {
                          code.invokestatic(
                              ClassDesc.of(StaticInitializersTest.class.getName()),
                              "polled",
                              MethodTypeDesc.of(ConstantDescs.CD_void));
                        }

                        @Override
                        public void accept(CodeBuilder code, CodeElement element) {
                          code.with(element);
                        }
                      })));
    }

    private static boolean isPoll(MethodModel method) {
      return method.methodName().equalsString("poll");
    }
  }
}
