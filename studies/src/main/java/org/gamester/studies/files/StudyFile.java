package org.gamester.studies.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongPredicate;
import org.gamester.studies.Item;
import org.gamester.studies.StudyException;
import org.gamester.studies.StudySpec;
import org.gamester.studies.UnknownName;
import org.jspecify.annotations.Nullable;

/**
 * The file of a study: an SQLite database with a write-ahead log. What has been committed is on the
 * disk, whatever happens to the process or the machine afterwards; what has not been is lost whole.
 * A {@link StudyWriter} adds to it. One thread uses both.
 */
public final class StudyFile implements AutoCloseable {
  private static final String SEPARATOR = "\n";

  /** The columns in front of those of the study: the item, and its position. */
  private static final int FIRST_COLUMN = 3;

  private final Path path;
  private final Database database;
  private final StudySpec spec;
  private final List<String> variables;
  private final Map<String, String> facts;
  private @Nullable PreparedStatement lookUp;

  private StudyFile(Path path, Database database, Map<String, String> facts) {
    this.path = path;
    this.database = database;
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
      try (Database database = Database.writing(part, path)) {
        database.inTransactions();
        Schema.statements(variables, spec.show()).forEach(database::execute);
        write(database, spec, variables, items, version);
        database.commit();
      }
      Files.move(part, path);
    } catch (IOException e) {
      throw new StudyException("cannot write " + path + ": " + e.getMessage(), e);
    } finally {
      part.toFile().delete();
    }
  }

  private static void write(
      Database database,
      StudySpec spec,
      List<String> variables,
      Iterable<String> items,
      String version) {
    Map<String, String> facts = new LinkedHashMap<>();
    facts.put("question", spec.question());
    facts.put("ranges", String.join(SEPARATOR, spec.ranges()));
    facts.put("variables", String.join(SEPARATOR, variables));
    facts.put("show", String.join(SEPARATOR, spec.show()));
    facts.put("version", version);
    facts.put("made", Instant.now().toString());
    spec.options().forEach((name, value) -> facts.put("--" + name, value));
    PreparedStatement fact = database.prepared("INSERT INTO study VALUES (?, ?)");
    facts.forEach((name, value) -> database.update(fact, name, value));
    PreparedStatement item = database.prepared("INSERT INTO listed VALUES (?, ?)");
    long number = 0;
    for (String position : items) {
      database.update(item, number++, position);
    }
  }

  /**
   * Opens a study to read it.
   *
   * @throws StudyException if it is none, or is damaged
   */
  public static StudyFile read(Path path) {
    StudyHeader.check(path);
    return of(path, Database.reading(path));
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
    StudyHeader.check(path);
    return of(path, Database.writing(path, path));
  }

  private static StudyFile of(Path path, Database database) {
    Map<String, String> facts = new LinkedHashMap<>();
    try {
      database.readWhile(
          "SELECT name, value FROM study",
          row -> {
            facts.put(row.getString(1), row.getString(2));
            return true;
          });
    } catch (StudyException e) {
      database.closeQuietly();
      throw e;
    }
    return new StudyFile(path, database, facts);
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

  /** The variables and the columns, in order. */
  public List<String> columnNames() {
    List<String> names = new ArrayList<>(variables);
    names.addAll(spec.show());
    return names;
  }

  /** The positions of a question that lists them. */
  public List<String> items() {
    return database.list("SELECT position FROM listed ORDER BY item", row -> row.getString(1));
  }

  /** How many rows there are. */
  public long rowCount() {
    return database.number("SELECT count(*) FROM rows");
  }

  /** How many items were given up. */
  public long givenUpCount() {
    return database.number("SELECT count(*) FROM given_up");
  }

  /** Whether the study was worked at to its end. */
  public boolean isComplete() {
    return database.number("SELECT count(*) FROM study WHERE name = 'complete'") > 0;
  }

  /** Who works at the study; empty if nobody does. */
  public Optional<String> heldBy() {
    return Holder.of(database).filter(holder -> !holder.isGone()).map(Holder::text);
  }

  /**
   * Begins a run, if no other is at work. A run that has ended without saying so is noted as broken
   * off.
   *
   * @param version of the program
   * @throws StudyException if another process works at the study; says which, and since when
   */
  public StudyWriter begin(String version, int threads) {
    return StudyWriter.begin(this, database, version, threads);
  }

  /** The items that have a row, or were given up. */
  public LongPredicate done() {
    DoneItems done = new DoneItems();
    database.readWhile(
        "SELECT item FROM rows UNION SELECT item FROM given_up ORDER BY item",
        row -> {
          done.add(row.getLong(1));
          return true;
        });
    return done::contains;
  }

  /** The row of what a search has found, and ends with. */
  public Optional<StoredRow> found() {
    List<StoredRow> found = new ArrayList<>();
    if (database.number("SELECT count(*) FROM study WHERE name = 'found'") > 0) {
      rows(List.of("-item"), row -> !found.add(row));
    }
    return found.stream().findFirst();
  }

  /** Lets the file grow no more, as on a full disk; for tests. */
  public void limitPages() {
    database.number("PRAGMA max_page_count = 1");
  }

  /** The entries of an item; empty if it has no row. */
  public Optional<List<@Nullable Object>> entries(long item) {
    PreparedStatement statement = lookUp;
    if (statement == null) {
      statement = database.prepared("SELECT * FROM rows WHERE item = ?");
      lookUp = statement;
    }
    return database.with(
        statement,
        query -> {
          query.setLong(1, item);
          try (ResultSet rows = query.executeQuery()) {
            return rows.next()
                ? Optional.of(entries(rows))
                : Optional.<List<@Nullable Object>>empty();
          }
        });
  }

  private List<@Nullable Object> entries(ResultSet row) throws SQLException {
    List<@Nullable Object> entries = new ArrayList<>();
    for (int i = 0; i < spec.show().size(); i++) {
      Object entry = row.getObject(FIRST_COLUMN + variables.size() + i);
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
      boolean isDescending = key.strip().startsWith("-");
      String name = key.strip().substring(isDescending ? 1 : 0);
      if (!columnNames().contains(name) && !name.equals("item")) {
        throw new IllegalArgumentException(UnknownName.text("column", name, columnNames()));
      }
      order.add(Schema.quoted(name) + (isDescending ? " DESC" : ""));
    }
    order.add("item");
    database.readWhile(
        "SELECT * FROM rows ORDER BY " + String.join(", ", order),
        row -> {
          List<Integer> point = new ArrayList<>();
          for (int i = 0; i < variables.size(); i++) {
            point.add(row.getInt(FIRST_COLUMN + i));
          }
          Item item = new Item(row.getLong(1), point, row.getString(2));
          return reader.take(new StoredRow(item, entries(row)));
        });
  }

  /**
   * A reason for giving up, and how often it was one.
   *
   * @param first the first item
   */
  public record Surrender(String reason, String stoppedBy, long count, String first) {}

  /** Why items were given up, the most frequent reasons first. */
  public List<Surrender> surrenders() {
    return database.list(
        "SELECT reason, stopped_by, count(*), position, min(item) FROM given_up GROUP"
            + " BY CASE stopped_by WHEN '' THEN reason ELSE stopped_by END ORDER BY 3"
            + " DESC, 5",
        row -> new Surrender(row.getString(1), row.getString(2), row.getLong(3), row.getString(4)));
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
    return database.list(
        "SELECT run, version, threads, began, coalesce(ended, seen), coalesce(ending,"
            + " ''), rows, given_up FROM runs ORDER BY run",
        row ->
            new Run(
                row.getLong(1),
                row.getString(2),
                row.getInt(3),
                row.getString(4),
                row.getString(5),
                row.getString(6),
                row.getLong(7),
                row.getLong(8)));
  }

  @Override
  public void close() {
    database.close();
  }
}
