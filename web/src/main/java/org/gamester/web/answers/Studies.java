package org.gamester.web.answers;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The studies that a server shows. They are read, never written. */
public interface Studies {

  /** No studies at all. */
  Studies NONE =
      new Studies() {
        @Override
        public List<Map<String, Object>> list() {
          return List.of();
        }

        @Override
        public Optional<Map<String, Object>> rows(Part part) {
          return Optional.empty();
        }
      };

  /**
   * A part of the rows of a study.
   *
   * @param name of the study, as the list has it
   * @param sort the columns to sort by, as of {@code gamester study show}; empty for the order of
   *     the question
   * @param where a condition on the rows; empty for none
   * @param from how many rows to leave out
   * @param most how many rows at most
   */
  record Part(String name, String sort, String where, long from, int most) {}

  /** How each study stands, in the order of their names, as {@code gamester.studyfile/1}. */
  List<Map<String, Object>> list();

  /**
   * Some rows of a study, and how it stands, as {@code gamester.studyrows/1}.
   *
   * @return empty if there is no study of that name
   * @throws RefusedRequest if the rows cannot be chosen or sorted so
   */
  Optional<Map<String, Object>> rows(Part part);
}
