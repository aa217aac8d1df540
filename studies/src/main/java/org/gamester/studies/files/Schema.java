package org.gamester.studies.files;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The tables of the file of a study; docs/studies.md describes them. */
final class Schema {
  /** "GAMS", which tells a study from the databases of other programs. */
  static final int APPLICATION_ID = 0x47414D53;

  static final int VERSION = 1;

  private static final Set<String> TAKEN = Set.of("item", "position");

  private Schema() {}

  /** The statements that make the tables. */
  static List<String> statements(List<String> variables, List<String> columns) {
    String named =
        Stream.concat(
                variables.stream().map(name -> quoted(name) + " INTEGER"),
                columns.stream().map(Schema::quoted))
            .collect(Collectors.joining(", "));
    return List.of(
        "PRAGMA application_id = " + APPLICATION_ID,
        "PRAGMA user_version = " + VERSION,
        "CREATE TABLE study (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID",
        "CREATE TABLE listed (item INTEGER PRIMARY KEY, position TEXT NOT NULL)",
        "CREATE TABLE rows (item INTEGER PRIMARY KEY, position TEXT NOT NULL, " + named + ")",
        "CREATE TABLE given_up (item INTEGER PRIMARY KEY, position TEXT NOT NULL, reason TEXT NOT"
            + " NULL, stopped_by TEXT NOT NULL, seconds REAL, bytes INTEGER, run INTEGER NOT NULL)",
        "CREATE TABLE runs (run INTEGER PRIMARY KEY, version TEXT NOT NULL, java TEXT NOT NULL,"
            + " threads INTEGER NOT NULL, pid INTEGER NOT NULL, host TEXT NOT NULL, process_start"
            + " TEXT NOT NULL, began TEXT NOT NULL, seen TEXT NOT NULL, ended TEXT, ending TEXT,"
            + " rows INTEGER NOT NULL DEFAULT 0, given_up INTEGER NOT NULL DEFAULT 0)");
  }

  /** The statement that adds a row. */
  static String insertion(int entries) {
    return "INSERT OR IGNORE INTO rows VALUES (?, ?" + ", ?".repeat(entries) + ")";
  }

  /**
   * Refuses names that cannot be those of columns.
   *
   * @throws IllegalArgumentException if two are the same for SQLite, which takes capitals for small
   *     letters, or one is that of a column that every study has
   */
  static void check(List<String> variables, List<String> columns) {
    Set<String> seen = new java.util.HashSet<>(TAKEN);
    Stream.concat(variables.stream(), columns.stream())
        .forEach(
            name -> {
              if (!seen.add(name.toLowerCase(java.util.Locale.ROOT))) {
                throw new IllegalArgumentException(
                    "a study cannot have two columns '%s'".formatted(name));
              }
            });
  }

  /** A name between the quotation marks of SQL. */
  static String quoted(String name) {
    return "\"" + name.replace("\"", "\"\"") + "\"";
  }
}
