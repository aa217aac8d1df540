package org.gamester.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeModel;
import java.lang.classfile.Instruction;
import java.lang.classfile.MethodModel;
import java.lang.classfile.Opcode;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class StartJarTest {
  @TempDir private static Path folder = Path.of("");
  private static Path copy = Path.of("");
  private static Map<String, byte[]> before = Map.of();
  private static Map<String, byte[]> after = Map.of();

  @BeforeAll
  static void copyPicocli() throws IOException, URISyntaxException {
    Path jar =
        Path.of(CommandLine.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    copy = folder.resolve("copy.jar");
    StartJar.main(new String[] {jar.toString(), copy.toString()});
    before = entries(jar);
    after = entries(copy);
  }

  private static Map<String, byte[]> entries(Path jar) throws IOException {
    Map<String, byte[]> entries = new LinkedHashMap<>();
    try (ZipFile file = new ZipFile(jar.toFile())) {
      for (ZipEntry entry : Collections.list(file.entries())) {
        entries.put(entry.getName(), file.getInputStream(entry).readAllBytes());
      }
    }
    return entries;
  }

  private static ClassModel parse(byte[] content) {
    return ClassFile.of().parse(content);
  }

  private static boolean isOld(Map.Entry<String, byte[]> entry) {
    return entry.getKey().endsWith(".class")
        && parse(entry.getValue()).majorVersion() < ClassFile.JAVA_6_VERSION;
  }

  @Test
  void theEntriesAreTheSameInTheSameOrder() {
    assertThat(List.copyOf(after.keySet())).isEqualTo(List.copyOf(before.keySet()));
    assertThat(after).containsKey("META-INF/MANIFEST.MF");
  }

  @Test
  void whatIsNoOldClassIsCopiedByteByByte() {
    assertThat(before.entrySet().stream().filter(entry -> !isOld(entry)))
        .isNotEmpty()
        .allSatisfy(entry -> assertThat(after.get(entry.getKey())).isEqualTo(entry.getValue()));
  }

  @Test
  void oldClassesGetStackMapsThatVerify() {
    assertThat(before.entrySet().stream().filter(StartJarTest::isOld))
        .hasSizeGreaterThan(100)
        .allSatisfy(
            entry -> {
              byte[] rewritten = after.getOrDefault(entry.getKey(), new byte[0]);
              assertThat(parse(rewritten).majorVersion()).isEqualTo(ClassFile.JAVA_8_VERSION);
              assertThat(ClassFile.of().verify(rewritten)).isEmpty();
            });
  }

  @Test
  void oldClassesKeepTheirInstructions() {
    assertThat(before.entrySet().stream().filter(StartJarTest::isOld))
        .allSatisfy(
            entry ->
                assertThat(opcodes(after.getOrDefault(entry.getKey(), new byte[0])))
                    .isEqualTo(opcodes(entry.getValue())));
  }

  private static Map<String, List<Opcode>> opcodes(byte[] content) {
    Map<String, List<Opcode>> opcodes = new LinkedHashMap<>();
    for (MethodModel method : parse(content).methods()) {
      opcodes.put(
          method.methodName().stringValue() + method.methodType().stringValue(),
          method.code().map(StartJarTest::opcodes).orElse(List.of()));
    }
    return opcodes;
  }

  private static List<Opcode> opcodes(CodeModel code) {
    return code.elementStream()
        .filter(Instruction.class::isInstance)
        .map(element -> ((Instruction) element).opcode())
        .toList();
  }

  @Test
  void theEntriesAreNotCompressed() throws IOException {
    try (ZipFile file = new ZipFile(copy.toFile())) {
      assertThat(Collections.list(file.entries()))
          .allMatch(entry -> entry.getMethod() == ZipEntry.STORED);
    }
    assertThat(Files.size(copy))
        .isGreaterThan(after.values().stream().mapToLong(content -> content.length).sum());
  }

  @Test
  void theCopyRuns() throws Exception {
    URL[] jars = {copy.toUri().toURL()};
    try (URLClassLoader loader = new URLClassLoader(jars, null)) {
      Class<?> commandLine = loader.loadClass("picocli.CommandLine");
      Class<?> completion = loader.loadClass("picocli.AutoComplete$GenerateCompletion");
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      try (PrintStream printed = new PrintStream(out, true, StandardCharsets.UTF_8)) {
        commandLine
            .getMethod("usage", Object.class, PrintStream.class)
            .invoke(null, completion.getConstructor().newInstance(), printed);
      }
      assertThat(commandLine).isNotEqualTo(CommandLine.class);
      assertThat(out.toString(StandardCharsets.UTF_8)).contains("Usage: generate-completion");
    }
  }
}
