package org.gamester.studies.files;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.gamester.studies.StudyException;

/**
 * The first bytes of a study's file (<i>Database File Format</i>, section 1.3, of SQLite's
 * documentation). They are looked at before the database is opened, which may change it.
 */
final class StudyHeader {
  private static final byte[] MAGIC = "SQLite format 3\0".getBytes(StandardCharsets.US_ASCII);
  private static final int LENGTH = 100;
  private static final int PAGE_SIZE = 16;
  private static final int PAGES = 28;
  private static final int USER_VERSION = 60;
  private static final int APPLICATION_ID = 68;

  private StudyHeader() {}

  /**
   * Refuses what is not a study, or has lost its end.
   *
   * @throws StudyException if the file is there no more, cannot be read or is refused
   */
  static void check(Path path) {
    if (!Files.exists(path)) {
      throw new StudyException("there is no study " + path);
    }
    if (!Files.isRegularFile(path)) {
      throw new StudyException(path + " is not a file");
    }
    byte[] header = new byte[LENGTH];
    long length;
    try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "r")) {
      length = file.length();
      file.read(header);
    } catch (IOException e) {
      throw new StudyException("cannot read " + path + ": " + e.getMessage(), e);
    }
    if (length < LENGTH || !Arrays.equals(header, 0, MAGIC.length, MAGIC, 0, MAGIC.length)) {
      throw new StudyException(path + " is not a study: no SQLite database");
    }
    ByteBuffer fields = ByteBuffer.wrap(header);
    if (fields.getInt(APPLICATION_ID) != Schema.APPLICATION_ID) {
      throw new StudyException(path + " is not a study: it is a database of another program");
    }
    int version = fields.getInt(USER_VERSION);
    if (version != Schema.VERSION) {
      throw new StudyException(
          "%s was made by another version of Gamester: its format is %d, this one reads %d"
              .formatted(path, Integer.toUnsignedLong(version), Schema.VERSION));
    }
    long pageSize = Short.toUnsignedLong(fields.getShort(PAGE_SIZE));
    long whole =
        Integer.toUnsignedLong(fields.getInt(PAGES)) * (pageSize == 1 ? 1 << 16 : pageSize);
    boolean hasLog = Files.exists(Path.of(path + "-wal"));
    if (!hasLog && length < whole) {
      throw new StudyException(
          ("%s is damaged: its last %,d of %,d bytes are missing; it was left as it is, so that"
                  + " SQLite's own tool can recover what is there: sqlite3 %s .recover")
              .formatted(path, whole - length, whole, path.getFileName()));
    }
  }
}
