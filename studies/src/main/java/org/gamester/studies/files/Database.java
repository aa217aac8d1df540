package org.gamester.studies.files;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.gamester.studies.StudyException;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;
import org.sqlite.SQLiteOpenMode;

/**
 * A connection to SQLite whose errors are told in words of studies. Every method throws {@link
 * StudyException} where SQLite fails.
 */
final class Database implements AutoCloseable {
  private static final int BUSY_MILLIS = 5_000;

  private final Path path;
  private final Connection connection;

  private Database(Path path, Connection connection) {
    this.path = path;
    this.connection = connection;
  }

  /** What is done with a prepared statement. */
  interface Use<T> {
    T of(PreparedStatement statement) throws SQLException;
  }

  /** What is read of a row. */
  interface Reading<T> {
    T of(ResultSet row) throws SQLException;
  }

  /**
   * Connects to a database that is written, and made if it is not there.
   *
   * @param named the file that errors name, which the database is to become
   */
  static Database writing(Path path, Path named) {
    SQLiteConfig config = new SQLiteConfig();
    config.setJournalMode(SQLiteConfig.JournalMode.WAL);
    config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
    return new Database(named, connect(named, config, path.toString()));
  }

  /**
   * Connects to a database that is there, to read it. SQLite needs files beside it for that; the
   * last connection removes them again when it is closed, if it is one that might have written.
   */
  static Database reading(Path path) {
    SQLiteConfig config = new SQLiteConfig();
    if (isWritable(path)) {
      config.resetOpenMode(SQLiteOpenMode.CREATE);
      Database database = new Database(path, connect(path, config, path.toString()));
      database.execute("PRAGMA query_only = 1");
      return database;
    }
    config.setReadOnly(true);
    String name =
        Files.exists(Path.of(path + "-wal"))
            ? path.toString()
            : path.toAbsolutePath().toUri() + "?immutable=1";
    return new Database(path, connect(path, config, name));
  }

  /** Whether the file can be written, and files beside it can be made. */
  private static boolean isWritable(Path path) {
    Path folder = path.toAbsolutePath().getParent();
    return folder != null && Files.isWritable(folder) && Files.isWritable(path);
  }

  @SuppressWarnings("MustBeClosed") // the database closes it
  private static Connection connect(Path path, SQLiteConfig config, String name) {
    config.setBusyTimeout(BUSY_MILLIS);
    config.setOpenMode(SQLiteOpenMode.OPEN_URI);
    try {
      return config.createConnection("jdbc:sqlite:" + name);
    } catch (SQLException e) {
      throw problem(path, e);
    }
  }

  /** What SQLite says, for a reader. */
  private static StudyException problem(Path path, SQLException e) {
    SQLiteErrorCode code =
        e instanceof SQLiteException sqlite
            ? sqlite.getResultCode()
            : SQLiteErrorCode.UNKNOWN_ERROR;
    String name = code.name();
    String text;
    if (name.startsWith("SQLITE_FULL")) {
      text =
          "cannot write %s: the disk is full; all rows committed before are kept, and 'gamester"
              + " study run' goes on when there is room";
    } else if (name.startsWith("SQLITE_READONLY")) {
      text = "cannot write %s: it, or its folder, is read-only";
    } else if (name.startsWith("SQLITE_CORRUPT")) {
      text =
          "%s is damaged; it was left as it is, so that SQLite's own tool can recover what is"
              + " there: sqlite3 FILE .recover";
    } else if (name.startsWith("SQLITE_NOTADB")) {
      text = "%s is not a study: no SQLite database";
    } else if (name.startsWith("SQLITE_BUSY") || name.startsWith("SQLITE_LOCKED")) {
      text = "%s is being written by another program";
    } else if (name.startsWith("SQLITE_CANTOPEN")) {
      text = "cannot open %s: it, or a file beside it, cannot be read or made";
    } else if (name.startsWith("SQLITE_IOERR")) {
      text =
          "cannot read or write %s: the disk or its file system fails, or files may not become so"
              + " large (ulimit -f); all rows committed before are kept";
    } else {
      return new StudyException("%s: SQLite says: %s".formatted(path, e.getMessage()), e);
    }
    return new StudyException(text.formatted(path), e);
  }

  /** Runs a statement without results; returns how many rows it has changed. */
  long execute(String statement) {
    try (Statement each = connection.createStatement()) {
      return each.executeUpdate(statement);
    } catch (SQLException e) {
      throw problem(path, e);
    }
  }

  /** The number that is the only entry of a query's only row; 0 if it has none. */
  long number(String query) {
    List<Long> numbers = list(query, row -> row.getLong(1));
    return numbers.isEmpty() ? 0 : numbers.getFirst();
  }

  /** What is read of all rows of a query. */
  <T> List<T> list(String query, Reading<T> reading) {
    List<T> all = new ArrayList<>();
    readWhile(query, row -> all.add(reading.of(row)));
    return all;
  }

  /** Reads the rows of a query one after another, until one answers false. */
  void readWhile(String query, Reading<Boolean> reading) {
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(query)) {
      boolean goesOn = true;
      while (goesOn && rows.next()) {
        goesOn = reading.of(rows);
      }
    } catch (SQLException e) {
      throw problem(path, e);
    }
  }

  /** A statement that is used again and again; the connection closes it. */
  @SuppressWarnings("MustBeClosed")
  PreparedStatement prepared(String statement) {
    try {
      return connection.prepareStatement(statement);
    } catch (SQLException e) {
      throw problem(path, e);
    }
  }

  /** Runs a statement once, with these values. */
  void insert(String statement, @Nullable Object... values) {
    try (PreparedStatement once = connection.prepareStatement(statement)) {
      update(once, values);
    } catch (SQLException e) {
      throw problem(path, e);
    }
  }

  /** Runs a prepared statement with these values; returns how many rows it has changed. */
  long update(PreparedStatement statement, @Nullable Object... values) {
    return with(
        statement,
        update -> {
          for (int i = 0; i < values.length; i++) {
            update.setObject(i + 1, values[i]);
          }
          return (long) update.executeUpdate();
        });
  }

  /** Uses a prepared statement. */
  <T> T with(PreparedStatement statement, Use<T> use) {
    try {
      return use.of(statement);
    } catch (SQLException e) {
      throw problem(path, e);
    }
  }

  /** From now on all changes belong to a transaction, which {@link #commit} ends. */
  void inTransactions() {
    try {
      connection.setAutoCommit(false);
    } catch (SQLException e) {
      throw problem(path, e);
    }
  }

  void commit() {
    try {
      connection.commit();
    } catch (SQLException e) {
      throw problem(path, e);
    }
  }

  /** Takes back what has not been committed; returns whether there was a transaction. */
  boolean rollback() {
    try {
      connection.rollback();
      return true;
    } catch (SQLException _) {
      return false; // SQLite has rolled back itself, as it does when the disk is full
    }
  }

  /** Closes it while something that is worse is being said. */
  void closeQuietly() {
    try {
      connection.close();
    } catch (SQLException _) {
      // What is being said matters more.
    }
  }

  @Override
  public void close() {
    try {
      connection.close();
    } catch (SQLException e) {
      throw problem(path, e);
    }
  }
}
