package org.gamester.web.api;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The description of the API in the language of OpenAPI, made from what can be asked. */
final class OpenApi {
  private static final String JSON = "application/json";
  private static final String FORM = "application/x-www-form-urlencoded";

  private OpenApi() {}

  static Map<String, Object> document() {
    Map<String, Object> paths = new LinkedHashMap<>();
    for (ApiQuestion question : ApiQuestion.ALL) {
      String meaning = question.about().value();
      paths.put("/api/" + question.name(), both(meaning, question.fields()));
    }
    paths.put(
        "/api/help",
        Map.of(
            "get",
            get(
                "What is known of a name, or all names.",
                Fields.of(HelpRoutes.Name.class),
                Statuses.OF_HELP)));
    paths.put(
        "/api/complete",
        both("Names that complete what is typed.", Fields.of(HelpRoutes.Begun.class)));
    List<Field> jobFields = new ArrayList<>();
    jobFields.add(Field.required("ask", "what is asked: the last part of the route of a question"));
    paths.put(
        "/api/jobs",
        Map.of(
            "post",
            post(
                "Starts a job that answers a question; its other fields are those of the question.",
                jobFields,
                "201",
                Statuses.OF_A_START)));
    paths.put(
        "/api/jobs/{job}",
        Map.of(
            "delete",
            operation(
                "Stops a job.",
                List.of(pathParameter("job")),
                responses("204", "No content", Statuses.OF_A_NAME))));
    paths.put(
        "/api/jobs/{job}/events",
        Map.of(
            "get",
            operation(
                "What happens to a job, as server-sent events: row, progress, done, error.",
                List.of(pathParameter("job")),
                responses("200", "A stream of events", Statuses.OF_A_STREAM))));
    PageQuestions.addTo(paths);
    StudyRoutes.describe(paths);
    RoomRoutes.describe(paths);
    paths.put(
        "/api/openapi.json", Map.of("get", get("This description.", List.<Field>of(), List.of())));
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("openapi", "3.1.0");
    document.put(
        "info",
        Map.of(
            "title", "Gamester",
            "version", "1",
            "description", "Exact values of combinatorial games and of positions."));
    document.put("paths", paths);
    return document;
  }

  /** A question that takes its fields in the address, or in the body. */
  static Map<String, Object> both(String meaning, List<Field> fields) {
    Map<String, Object> path = new LinkedHashMap<>();
    path.put("get", get(meaning, fields, Statuses.OF_A_QUESTION));
    path.put("post", post(meaning, fields, "200", Statuses.OF_A_QUESTION));
    return path;
  }

  static Map<String, Object> pathParameter(String name) {
    return Map.of("name", name, "in", "path", "required", true, "schema", Map.of("type", "string"));
  }

  /**
   * An operation that takes its fields in the address.
   *
   * @param own the statuses of its refusals beside those of all
   */
  static Map<String, Object> get(String meaning, List<Field> fields, List<Integer> own) {
    List<Map<String, Object>> parameters = new ArrayList<>();
    for (Field field : fields) {
      Map<String, Object> parameter = new LinkedHashMap<>();
      parameter.put("name", field.name());
      parameter.put("in", "query");
      parameter.put("required", field.isRequired());
      parameter.put("description", field.meaning());
      parameter.put("schema", field.schema());
      parameters.add(parameter);
    }
    return operation(meaning, parameters, responses("200", "The answer", own));
  }

  /**
   * An operation that takes its fields in the body.
   *
   * @param own the statuses of its refusals beside those of all and those of a body
   */
  static Map<String, Object> post(
      String meaning, List<Field> fields, String status, List<Integer> own) {
    Map<String, Object> properties = new LinkedHashMap<>();
    for (Field field : fields) {
      Map<String, Object> schema = new LinkedHashMap<>(field.schema());
      schema.put("description", field.meaning());
      properties.put(field.name(), schema);
    }
    Map<String, Object> schema = new LinkedHashMap<>();
    schema.put("type", "object");
    schema.put("properties", properties);
    schema.put("required", fields.stream().filter(Field::isRequired).map(Field::name).toList());
    List<Integer> refusals = Stream.concat(Statuses.OF_A_BODY.stream(), own.stream()).toList();
    Map<String, Object> operation =
        new LinkedHashMap<>(
            operation(meaning, List.of(), responses(status, "The answer", refusals)));
    Map<String, Object> media = Map.of("schema", schema);
    operation.put("requestBody", Map.of("content", Map.of(JSON, media, FORM, media)));
    return operation;
  }

  private static Map<String, Object> operation(
      String meaning, List<Map<String, Object>> parameters, Map<String, Object> responses) {
    Map<String, Object> operation = new LinkedHashMap<>();
    operation.put("summary", meaning);
    operation.put("parameters", parameters);
    operation.put("responses", responses);
    return operation;
  }

  private static Map<String, Object> responses(
      String status, String meaning, List<Integer> refusals) {
    Map<String, Object> responses = new LinkedHashMap<>();
    responses.put(status, Map.of("description", meaning));
    responses.putAll(Statuses.refusals(refusals));
    return responses;
  }
}
