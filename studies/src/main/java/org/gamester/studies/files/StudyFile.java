package org.gamester.studies.files;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.gamester.studies.Item;
import org.gamester.studies.StudyException;
import org.gamester.studies.StudySpec;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;
import org.sqlite.SQLiteOpenMode;

/**
 * The file of a study: an SQLite database with a write-ahead log. What has been committed is on the
 * disk, whatever happens to the process or the machine afterwards; what has not been is lost whole.
 * One thread uses it.
 */
public final class StudyFile implements AutoCloseable {
  private static final byte[] MAGIC = "SQLite format 3\0".getBytes(StandardCharsets.US_ASCII);
  private static final int HEADER = 100;
  private static final int BUSY_MILLIS = 5_000;
  private static final String SEPARATOR = "\n";

  private final Path path;
  private final Connection connection;
  private final StudySpec spec;
  private final List<String> variables;
  private final Map<String, String> facts;
  private @Nullable PreparedStatement insertion;
  private @Nullable PreparedStatement surrender;
  private @Nullable PreparedStatement lookUp;
  private long run;
  private long rowsOfRun;
  private long givenUpOfRun;
  private long rowsCommitted;
  private long givenUpCommitted;

  /** What is done with a connection. */
  private interface Work<T> {
    T on(Connection connection) throws SQLException;
  }

  private StudyFile(Path path, Connection connection, Map<String, String> facts) {
    this.path = path;
    this.connection = connection;
    this.facts = facts;
    this.variables = listed("variables");
    Map<String, String> options = new LinkedHashMap<>();
    facts.forEach(
        (name, value) -> {
          if (name.startsWith("--")) {
            options.put(name.substring(2), value);
          }
        });
    this.spec = new StudySpec(fact("question"), listed("ranges"), listed("show"), options);
  }

  private String fact(String name) {
    return facts.getOrDefault(name, "");
  }

  private List<String> listed(String name) {
    String text = fact(name);
    return text.isEmpty() ? List.of() : List.of(text.split(SEPARATOR, -1));
  }

  /**
   * Makes a study without rows. The file appears when it is complete.
   *
   * @param variables the variables of the question
   * @param items the positions of a question that lists them
   * @param version of the program
   * @throws StudyException if the file is there already or cannot be written
   * @throws IllegalArgumentException if the columns cannot be those of one study
   */
  public static void create(
      Path path, StudySpec spec, List<String> variables, Iterable<String> items, String version) {
    Schema.check(variables, spec.show());
    if (Files.exists(path)) {
      throw new StudyException(path + " exists already; 'gamester study run' goes on with a study");
    }
    Path part = path.resolveSibling(path.getFileName() + ".part");
    try {
      Files.deleteIfExists(part);
      try (Connection connection = connect(part, false, false)) {
        connection.setAutoCommit(false);
        try (Statement statement = connection.createStatement()) {
          for (String text : Schema.statements(variables, spec.show())) {
            statement.execute(text);
          }
        }
        write(connection, spec, variables, items, version);
        connection.commit();
      }
      Files.move(part, path);
    } catch (IOException e) {
      throw new StudyException("cannot write " + path + ": " + e.getMessage(), e);
    } catch (SQLException e) {
      throw problem(path, e);
    } finally {
      part.toFile().delete();
    }
  }

  private static void write(
      Connection connection,
      StudySpec spec,
      List<String> variables,
      Iterable<String> items,
      String version)
      throws SQLException {
    Map<String, String> facts = new LinkedHashMap<>();
    facts.put("question", spec.question());
    facts.put("ranges", String.join(SEPARATOR, spec.ranges()));
    facts.put("variables", String.join(SEPARATOR, variables));
    facts.put("show", String.join(SEPARATOR, spec.show()));
    facts.put("version", version);
    facts.put("made", Instant.now().toString());
    spec.options().forEach((name, value) -> facts.put("--" + name, value));
    try (PreparedStatement fact = connection.prepareStatement("INSERT INTO study VALUES (?, ?)")) {
      for (Map.Entry<String, String> each : facts.entrySet()) {
        fact.setString(1, each.getKey());
        fact.setString(2, each.getValue());
        fact.execute();
      }
    }
    try (PreparedStatement item = connection.prepareStatement("INSERT INTO listed VALUES (?, ?)")) {
      long number = 0;
      for (String position : items) {
        item.setLong(1, number++);
        item.setString(2, position);
        item.execute();
      }
    }
  }

  /**
   * Opens a study to read it.
   *
   * @throws StudyException if it is none, or is damaged
   */
  public static StudyFile read(Path path) {
    return open(path, true);
  }

  /**
   * Opens a study to go on with it.
   *
   * @throws StudyException if it is none, is damaged, or cannot be written
   */
  public static StudyFile write(Path path) {
    if (Files.isRegularFile(path) && !Files.isWritable(path)) {
      throw new StudyException("cannot write " + path + ": it is read-only");
    }
    return open(path, false);
  }

  @SuppressWarnings("MustBeClosed") // the study closes it
  private static StudyFile open(Path path, boolean readsOnly) {
    checkHeader(path);
    Connection connection = null;
    try {
      connection = connect(path, readsOnly, readsOnly && !canMakeLog(path));
      Map<String, String> facts = new LinkedHashMap<>();
      try (Statement statement = connection.createStatement();
          ResultSet rows = statement.executeQuery("SELECT name, value FROM study")) {
        while (rows.next()) {
          facts.put(rows.getString(1), rows.getString(2));
        }
      }
      return new StudyFile(path, connection, facts);
    } catch (SQLException e) {
      close(connection);
      throw problem(path, e);
    }
  }

  private static void close(@Nullable Connection connection) {
    try {
      if (connection != null) {
        connection.close();
      }
    } catch (SQLException _) {
      // Why it could not be opened is being said.
    }
  }

  /** Whether the files beside the study can be made that reading one with a log needs. */
  private static boolean canMakeLog(Path path) {
    Path folder = path.toAbsolutePath().getParent();
    return Files.exists(Path.of(path + "-wal"))
        || (folder != null && Files.isWritable(folder) && Files.isWritable(path));
  }

  private static Connection connect(Path path, boolean readsOnly, boolean isImmutable)
      throws SQLException {
    SQLiteConfig config = new SQLiteConfig();
    config.setBusyTimeout(BUSY_MILLIS);
    if (readsOnly) {
      config.setReadOnly(true);
    } else {
      config.setJournalMode(SQLiteConfig.JournalMode.WAL);
      config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
    }
    config.setOpenMode(SQLiteOpenMode.OPEN_URI);
    String name = isImmutable ? path.toAbsolutePath().toUri() + "?immutable=1" : path.toString();
    return config.createConnection("jdbc:sqlite:" + name);
  }

  private static long number(byte[] header, int offset, int length) {
    long number = 0;
    for (int i = offset; i < offset + length; i++) {
      number = number << 8 | header[i] & 0xFF;
    }
    return number;
  }

  /**
   * Refuses what is not a study, or has lost its end, by the first bytes (<i>Database File
   * Format</i>, section 1.3, of SQLite's documentation): opening a database may change it.
   */
  private static void checkHeader(Path path) {
    if (!Files.exists(path)) {
      throw new StudyException("there is no study " + path);
    }
    if (!Files.isRegularFile(path)) {
      throw new StudyException(path + " is not a file");
    }
    byte[] header = new byte[HEADER];
    long length;
    try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "r")) {
      length = file.length();
      file.read(header);
    } catch (IOException e) {
      throw new StudyException("cannot read " + path + ": " + e.getMessage(), e);
    }
    if (length < HEADER || !Arrays.equals(header, 0, MAGIC.length, MAGIC, 0, MAGIC.length)) {
      throw new StudyException(path + " is not a study: no SQLite database");
    }
    long id = number(header, 68, 4);
    if (id != Schema.APPLICATION_ID) {
      throw new StudyException(path + " is not a study: it is a database of another program");
    }
    long version = number(header, 60, 4);
    if (version != Schema.VERSION) {
      throw new StudyException(
          "%s was made by another version of Gamester: its format is %d, this one reads %d"
              .formatted(path, version, Schema.VERSION));
    }
    long pageSize = number(header, 16, 2);
    pageSize = pageSize == 1 ? 1 << 16 : pageSize;
    long pages = number(header, 28, 4);
    boolean hasLog = Files.exists(Path.of(path + "-wal"));
    if (!hasLog && length < pages * pageSize) {
      throw new StudyException(
          ("%s is damaged: its last %,d of %,d bytes are missing; it was left as it is, so that"
                  + " SQLite's own tool can recover what is there: sqlite3 %s .recover")
              .formatted(path, pages * pageSize - length, pages * pageSize, path.getFileName()));
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
      text = "cannot read or write %s: the disk, or its file system, fails";
    } else {
      return new StudyException("%s: SQLite says: %s".formatted(path, e.getMessage()), e);
    }
    return new StudyException(text.formatted(path), e);
  }

  private <T> T on(Work<T> work) {
    try {
      return work.on(connection);
    } catch (SQLException e) {
      throw problem(path, e);
    }
  }

  private static long number(Connection connection, String query) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(query)) {
      return rows.next() ? rows.getLong(1) : 0;
    }
  }

  /** Where the file is. */
  public Path path() {
    return path;
  }

  /** The question. */
  public StudySpec spec() {
    return spec;
  }

  /** The variables of the question. */
  public List<String> variables() {
    return variables;
  }

  /** The version of the program that made the study. */
  public String version() {
    return fact("version");
  }

  /** When the study was made. */
  public String made() {
    return fact("made");
  }

  /** The positions of a question that lists them. */
  public List<String> items() {
    return on(
        connection -> {
          List<String> items = new ArrayList<>();
          try (Statement statement = connection.createStatement();
              ResultSet rows =
                  statement.executeQuery("SELECT position FROM listed ORDER BY item")) {
            while (rows.next()) {
              items.add(rows.getString(1));
            }
          }
          return items;
        });
  }

  /** How many rows there are. */
  public long rowCount() {
    return on(connection -> number(connection, "SELECT count(*) FROM rows"));
  }

  /** How many items were given up. */
  public long givenUpCount() {
    return on(connection -> number(connection, "SELECT count(*) FROM given_up"));
  }

  /** Whether the study was worked at to its end. */
  public boolean isComplete() {
    return on(
            connection -> number(connection, "SELECT count(*) FROM study WHERE name = 'complete'"))
        > 0;
  }

  /** Notes whether the study was worked at to its end; with the next commit. */
  public void setComplete(boolean complete) {
    execute(
        complete
            ? "INSERT OR REPLACE INTO study VALUES ('complete', '" + Instant.now() + "')"
            : "DELETE FROM study WHERE name = 'complete'");
  }

  private void execute(String statement) {
    on(
        connection -> {
          try (Statement each = connection.createStatement()) {
            return each.executeUpdate(statement);
          }
        });
  }

  /** Who works at the study; empty if nobody does. */
  public Optional<String> heldBy() {
    return holder().filter(holder -> !holder.isGone()).map(Holder::text);
  }

  private Optional<Holder> holder() {
    return on(
        connection -> {
          try (Statement statement = connection.createStatement();
              ResultSet rows =
                  statement.executeQuery(
                      "SELECT pid, host, process_start, began, seen FROM runs WHERE ended IS NULL"
                          + " ORDER BY run DESC LIMIT 1")) {
            return rows.next()
                ? Optional.of(
                    new Holder(
                        rows.getLong(1),
                        rows.getString(2),
                        rows.getString(3),
                        Instant.parse(rows.getString(4)),
                        Instant.parse(rows.getString(5))))
                : Optional.<Holder>empty();
          }
        });
  }

  /**
   * Begins a run, if no other is at work. A run that has ended without saying so is noted as broken
   * off.
   *
   * @throws StudyException if another process works at the study; says which, and since when
   */
  public void begin(String version, int threads) {
    execute("BEGIN IMMEDIATE");
    try {
      Optional<String> other = heldBy();
      if (other.isPresent()) {
        throw new StudyException(path + ": " + other.get());
      }
      execute("UPDATE runs SET ended = seen, ending = 'broken off' WHERE ended IS NULL");
      Holder self = Holder.self();
      run =
          on(
              connection -> {
                try (PreparedStatement statement =
                    connection.prepareStatement(
                        "INSERT INTO runs (version, java, threads, pid, host, process_start, began,"
                            + " seen) VALUES (?, ?, ?, ?, ?, ?, ?, ?)")) {
                  statement.setString(1, version);
                  statement.setString(2, Runtime.version().toString());
                  statement.setInt(3, threads);
                  statement.setLong(4, self.pid());
                  statement.setString(5, self.host());
                  statement.setString(6, self.processStart());
                  statement.setString(7, self.since().toString());
                  statement.setString(8, self.seen().toString());
                  statement.execute();
                }
                return number(connection, "SELECT last_insert_rowid()");
              });
      execute("COMMIT");
    } catch (StudyException e) {
      execute("ROLLBACK");
      throw e;
    }
    on(
        connection -> {
          connection.setAutoCommit(false);
          return connection;
        });
  }

  /** The items that have a row, or were given up. */
  public java.util.function.LongPredicate done() {
    return on(
        connection -> {
          DoneItems done = new DoneItems();
          try (Statement statement = connection.createStatement();
              ResultSet rows =
                  statement.executeQuery(
                      "SELECT item FROM rows UNION SELECT item FROM given_up ORDER BY item")) {
            while (rows.next()) {
              done.add(rows.getLong(1));
            }
          }
          return done::contains;
        });
  }

  /** Adds a row; see {@link #commit}. */
  public void add(Item item, List<@Nullable Object> entries) {
    rowsOfRun +=
        on(
            connection -> {
              PreparedStatement statement = insertion;
              if (statement == null) {
                int width = variables.size() + spec.show().size();
                statement = connection.prepareStatement(Schema.insertion(width));
                insertion = statement;
              }
              statement.setLong(1, item.number());
              statement.setString(2, item.position());
              int column = 3;
              for (int value : item.point()) {
                statement.setInt(column++, value);
              }
              for (Object entry : entries) {
                statement.setObject(column++, entry);
              }
              return statement.executeUpdate();
            });
  }

  /**
   * Notes that an item has no row; see {@link #commit}.
   *
   * @param stoppedBy the limit: {@code time} or {@code memory}; empty if no limit helps
   * @param seconds the limit of time, or 0
   * @param bytes the limit of memory
   */
  public void giveUp(Item item, String reason, String stoppedBy, double seconds, long bytes) {
    givenUpOfRun +=
        on(
            connection -> {
              PreparedStatement statement = surrender;
              if (statement == null) {
                statement =
                    connection.prepareStatement(
                        "INSERT OR IGNORE INTO given_up VALUES (?, ?, ?, ?, ?, ?, ?)");
                surrender = statement;
              }
              statement.setLong(1, item.number());
              statement.setString(2, item.position());
              statement.setString(3, reason);
              statement.setString(4, stoppedBy);
              statement.setObject(5, seconds > 0 ? seconds : null);
              statement.setObject(6, bytes > 0 ? bytes : null);
              statement.setLong(7, run);
              return statement.executeUpdate();
            });
  }

  /** Takes back that items were given up at a limit, so that they are tried again. */
  public long retry() {
    return on(
        connection -> {
          try (Statement statement = connection.createStatement()) {
            return (long) statement.executeUpdate("DELETE FROM given_up WHERE stopped_by <> ''");
          }
        });
  }

  /** The row of what a search has found, and ends with. */
  public Optional<StoredRow> found() {
    String number =
        on(
            connection -> {
              try (Statement statement = connection.createStatement();
                  ResultSet rows =
                      statement.executeQuery("SELECT value FROM study WHERE name = 'found'")) {
                return rows.next() ? rows.getString(1) : "";
              }
            });
    List<StoredRow> found = new ArrayList<>();
    if (!number.isEmpty()) {
      rows(List.of("-item"), row -> !found.add(row));
    }
    return found.stream().findFirst();
  }

  /** Notes that an item is what was looked for, and takes away what comes after it. */
  public void endWith(long item) {
    execute("INSERT OR REPLACE INTO study VALUES ('found', '" + item + "')");
    execute("DELETE FROM rows WHERE item > " + item);
    execute("DELETE FROM given_up WHERE item > " + item);
  }

  /** Makes all that was added lasting. */
  public void commit() {
    execute(
        "UPDATE runs SET seen = '%s', rows = %d, given_up = %d WHERE run = %d"
            .formatted(Instant.now(), rowsOfRun, givenUpOfRun, run));
    on(
        connection -> {
          connection.commit();
          return connection;
        });
    rowsCommitted = rowsOfRun;
    givenUpCommitted = givenUpOfRun;
  }

  /** Ends the run after the file could not be written: what was not committed is lost. */
  public void abandon() {
    boolean isInTransaction = true;
    try {
      connection.rollback();
    } catch (SQLException _) {
      isInTransaction = false; // SQLite has rolled back itself, as it does when the disk is full
    }
    try {
      execute(
          "UPDATE runs SET ended = '%s', ending = 'failed', rows = %d, given_up = %d WHERE run = %d"
              .formatted(Instant.now(), rowsCommitted, givenUpCommitted, run));
      if (isInTransaction) {
        connection.commit();
      }
    } catch (SQLException | StudyException _) {
      // Why the file cannot be written is being said; the next run notes that this one is gone.
    }
  }

  /** Lets the file grow no more, as on a full disk; for tests. */
  public void limitPages() {
    on(connection -> number(connection, "PRAGMA max_page_count = 1"));
  }

  /** Ends the run, and makes all that was added lasting. */
  public void end(String ending) {
    execute(
        "UPDATE runs SET ended = '%s', ending = '%s' WHERE run = %d"
            .formatted(Instant.now(), ending, run));
    commit();
  }

  /** The entries of an item; empty if it has no row. */
  public Optional<List<@Nullable Object>> entries(long item) {
    return on(
        connection -> {
          PreparedStatement statement = lookUp;
          if (statement == null) {
            statement = connection.prepareStatement("SELECT * FROM rows WHERE item = ?");
            lookUp = statement;
          }
          statement.setLong(1, item);
          try (ResultSet rows = statement.executeQuery()) {
            return rows.next()
                ? Optional.of(entries(rows))
                : Optional.<List<@Nullable Object>>empty();
          }
        });
  }

  private List<@Nullable Object> entries(ResultSet rows) throws SQLException {
    List<@Nullable Object> entries = new ArrayList<>();
    for (int i = 0; i < spec.show().size(); i++) {
      Object entry = rows.getObject(3 + variables.size() + i);
      entries.add(entry instanceof Integer n ? (Object) n.longValue() : entry);
    }
    return entries;
  }

  /** A row as the file holds it. */
  public record StoredRow(Item item, List<@Nullable Object> entries) {}

  /** What takes rows; false ends them. */
  @FunctionalInterface
  public interface RowReader {
    boolean take(StoredRow row);
  }

  /**
   * Reads the rows one after another.
   *
   * @param sort the columns to sort by, a minus sign before those with the greatest entry first;
   *     numbers come before texts; by items at last
   * @throws IllegalArgumentException if there is no such column
   */
  public void rows(List<String> sort, RowReader reader) {
    List<String> order = new ArrayList<>();
    for (String key : sort) {
      String name = key.startsWith("-") ? key.substring(1) : key;
      if (!variables.contains(name) && !spec.show().contains(name) && !name.equals("item")) {
        throw new IllegalArgumentException(
            "there is no column '%s' to sort by; there are: %s"
                .formatted(name, String.join(", ", columnNames())));
      }
      order.add(Schema.quoted(name) + (key.startsWith("-") ? " DESC" : ""));
    }
    order.add("item");
    on(
        connection -> {
          try (Statement statement = connection.createStatement();
              ResultSet rows =
                  statement.executeQuery(
                      "SELECT * FROM rows ORDER BY " + String.join(", ", order))) {
            boolean goesOn = true;
            while (goesOn && rows.next()) {
              List<Integer> point = new ArrayList<>();
              for (int i = 0; i < variables.size(); i++) {
                point.add(rows.getInt(3 + i));
              }
              goesOn =
                  reader.take(
                      new StoredRow(
                          new Item(rows.getLong(1), point, rows.getString(2)), entries(rows)));
            }
            return goesOn;
          }
        });
  }

  /** The variables and the columns, in order. */
  public List<String> columnNames() {
    List<String> names = new ArrayList<>(variables);
    names.addAll(spec.show());
    return names;
  }

  /**
   * A reason for giving up, and how often it was one.
   *
   * @param first the first item
   */
  public record Surrender(String reason, String stoppedBy, long count, String first) {}

  /** Why items were given up, the most frequent reasons first. */
  public List<Surrender> surrenders() {
    return on(
        connection -> {
          List<Surrender> all = new ArrayList<>();
          try (Statement statement = connection.createStatement();
              ResultSet rows =
                  statement.executeQuery(
                      "SELECT reason, stopped_by, count(*), position, min(item) FROM given_up GROUP"
                          + " BY CASE stopped_by WHEN '' THEN reason ELSE stopped_by END ORDER BY 3"
                          + " DESC, 5")) {
            while (rows.next()) {
              all.add(
                  new Surrender(
                      rows.getString(1), rows.getString(2), rows.getLong(3), rows.getString(4)));
            }
          }
          return all;
        });
  }

  /** One run, as the log has it. */
  public record Run(
      long run,
      String version,
      int threads,
      String began,
      String ended,
      String ending,
      long rows,
      long givenUp) {}

  /** The runs in their order. */
  public List<Run> runs() {
    return on(
        connection -> {
          List<Run> all = new ArrayList<>();
          try (Statement statement = connection.createStatement();
              ResultSet rows =
                  statement.executeQuery(
                      "SELECT run, version, threads, began, coalesce(ended, seen), coalesce(ending,"
                          + " ''), rows, given_up FROM runs ORDER BY run")) {
            while (rows.next()) {
              all.add(
                  new Run(
                      rows.getLong(1),
                      rows.getString(2),
                      rows.getInt(3),
                      rows.getString(4),
                      rows.getString(5),
                      rows.getString(6),
                      rows.getLong(7),
                      rows.getLong(8)));
            }
          }
          return all;
        });
  }

  @Override
  public void close() {
    on(
        connection -> {
          connection.close();
          return path;
        });
  }
}
