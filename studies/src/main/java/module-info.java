/** Questions asked of many positions: studies, with a file that keeps their answers. */
@org.jspecify.annotations.NullMarked
module org.gamester.studies {
  requires static transitive org.jspecify;
  requires transitive org.gamester.lab;
  requires transitive org.gamester.script;
  requires io.jenetics.base;
  requires java.sql;
  requires org.xerial.sqlitejdbc;

  exports org.gamester.studies;
  exports org.gamester.studies.conjectures;
  exports org.gamester.studies.families;
  exports org.gamester.studies.files;
  exports org.gamester.studies.questions;
  exports org.gamester.studies.runs;
}
