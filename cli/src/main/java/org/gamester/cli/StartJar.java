package org.gamester.cli;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassElement;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassFileVersion;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeTransform;
import java.lang.classfile.MethodModel;
import java.lang.classfile.MethodTransform;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * Writes a copy of the program's jar that Java starts faster. The launcher runs this once for each
 * build, before the {@link Rehearsal}.
 *
 * <p>Java leaves class files of versions before Java 6 out of its cache of loaded classes: they
 * have no stack maps, so that they cannot be verified ahead of time. Picocli is compiled to Java 5.
 * The copy holds such classes in the format of Java 8 with stack maps; nothing else in them
 * changes. Its entries are not compressed.
 */
public final class StartJar {
  private static final int BYTES_BEFORE_VERSION = 6;

  private final ClassFile format;

  private StartJar(ClassHierarchyResolver hierarchy) {
    format =
        ClassFile.of(
            ClassFile.StackMapsOption.GENERATE_STACK_MAPS,
            ClassFile.ClassHierarchyResolverOption.of(hierarchy));
  }

  /**
   * Copies a jar.
   *
   * @param args the jar, which is on the class path too, and the file to write
   * @throws IOException if the one cannot be read or the other not be written
   */
  public static void main(String[] args) throws IOException {
    copy(Path.of(args[0]), Path.of(args[1]));
  }

  /**
   * Copies a jar whose classes are on this class's own class path.
   *
   * @throws IOException if the jar cannot be read or the copy not be written
   */
  static void copy(Path jar, Path copy) throws IOException {
    ClassHierarchyResolver hierarchy =
        ClassHierarchyResolver.ofResourceParsing(StartJar.class.getClassLoader())
            .orElse(ClassHierarchyResolver.defaultResolver())
            .cached();
    StartJar rewriting = new StartJar(hierarchy);
    try (ZipFile from = new ZipFile(jar.toFile());
        ZipOutputStream to =
            new ZipOutputStream(new BufferedOutputStream(Files.newOutputStream(copy)))) {
      to.setMethod(ZipOutputStream.STORED);
      for (ZipEntry entry : Collections.list(from.entries())) {
        byte[] content = from.getInputStream(entry).readAllBytes();
        boolean isClass = entry.getName().endsWith(".class");
        write(to, entry, isClass ? rewriting.verifiableAhead(content) : content);
      }
    }
  }

  private static void write(ZipOutputStream to, ZipEntry original, byte[] content)
      throws IOException {
    CRC32 checksum = new CRC32();
    checksum.update(content);
    ZipEntry entry = new ZipEntry(original.getName());
    entry.setTime(original.getTime());
    entry.setSize(content.length);
    entry.setCrc(checksum.getValue());
    to.putNextEntry(entry);
    to.write(content);
    to.closeEntry();
  }

  /** The class itself if its format has stack maps, else the same class in a format that has. */
  private byte[] verifiableAhead(byte[] content) {
    if (majorVersion(content) >= ClassFile.JAVA_6_VERSION) {
      return content;
    }
    ClassModel old = format.parse(content);
    return format.transformClass(old, StartJar::copyElement);
  }

  private static int majorVersion(byte[] content) {
    return Byte.toUnsignedInt(content[BYTES_BEFORE_VERSION]) << Byte.SIZE
        | Byte.toUnsignedInt(content[BYTES_BEFORE_VERSION + 1]);
  }

  private static void copyElement(ClassBuilder builder, ClassElement element) {
    switch (element) {
      case ClassFileVersion _ -> builder.withVersion(ClassFile.JAVA_8_VERSION, 0);
      case MethodModel method ->
          builder.transformMethod(
              method, MethodTransform.transformingCode(CodeTransform.ACCEPT_ALL));
      default -> builder.with(element);
    }
  }
}
