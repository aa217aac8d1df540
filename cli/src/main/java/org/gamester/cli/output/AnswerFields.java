package org.gamester.cli.output;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.gamester.rulesets.Convention;
import org.gamester.rulesets.Move;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Rules;
import org.gamester.values.Dyadic;
import org.gamester.values.Fields;
import org.gamester.values.Outcome;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.notation.GameWriter;
import org.gamester.web.answers.JsonText;
import org.jspecify.annotations.Nullable;

/**
 * Writes results as JSON. The fields of a result are the components of its record, or those that
 * its {@link Fields} name; their contents are results, lists, maps, numbers, and what has one text
 * throughout: values, positions, moves, players. An empty {@link Optional} is null.
 *
 * @param values writes the values of games
 * @param isLowerCase whether players are {@code left} and {@code right}
 */
public record AnswerFields(GameWriter values, boolean isLowerCase) {
  /** For results without values of games. */
  public static final AnswerFields PLAIN = new AnswerFields(GameWriter.exact(), false);

  /** For plays. */
  public static final AnswerFields OF_PLAY = new AnswerFields(GameWriter.exact(), true);

  /** One object on a line, with its line end. */
  public String line(String schema, Object... parts) {
    return object(schema, parts) + System.lineSeparator();
  }

  /** One object: the schema, then the fields of all parts. */
  public String object(String schema, Object... parts) {
    return JsonText.write(fields(schema, parts));
  }

  /** The fields of one object. */
  public Map<String, @Nullable Object> fields(String schema, Object... parts) {
    Map<String, @Nullable Object> object = new LinkedHashMap<>();
    object.put("schema", schema);
    for (Object part : parts) {
      object.putAll(of(part));
    }
    return object;
  }

  /** The fields of a result, or of a map of fields. */
  public Map<String, @Nullable Object> of(Object result) {
    Map<String, @Nullable Object> fields = new LinkedHashMap<>();
    if (result instanceof Map<?, ?> map) {
      map.forEach((name, content) -> fields.put(String.valueOf(name), plain(content)));
      return fields;
    }
    for (String field : names(result.getClass())) {
      int colon = field.indexOf(':');
      String name = colon < 0 ? field : field.substring(0, colon);
      boolean isOptional = name.endsWith("?");
      name = isOptional ? name.substring(0, name.length() - 1) : name;
      Object content = content(result, colon < 0 ? name : field.substring(colon + 2));
      if (!isOptional || !isEmpty(content)) {
        fields.put(name, plain(content));
      }
    }
    return fields;
  }

  private static List<String> names(Class<?> type) {
    Fields named = type.getAnnotation(Fields.class);
    return named != null
        ? List.of(named.value())
        : Stream.of(type.getRecordComponents()).map(RecordComponent::getName).toList();
  }

  /**
   * What some methods return that are called one on the result of the other, up to an empty one.
   */
  private static @Nullable Object content(Object result, String methods) {
    Object content = result;
    try {
      for (String name : methods.split("\\.", -1)) {
        if (content instanceof Optional<?> optional) {
          content = optional.orElse(null);
        }
        if (content == null) {
          return null;
        }
        Method method = content.getClass().getMethod(name);
        method.setAccessible(true); // for results of this package
        content = method.invoke(content);
      }
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof RuntimeException problem) {
        throw problem;
      }
      throw new AssertionError(e); // the methods declare no exceptions
    } catch (ReflectiveOperationException e) {
      throw new IllegalArgumentException("no " + methods + " of " + result.getClass(), e);
    }
    return content;
  }

  private static boolean isEmpty(@Nullable Object content) {
    return switch (content) {
      case null -> true;
      case String text -> text.isEmpty();
      case Collection<?> items -> items.isEmpty();
      case Optional<?> optional -> optional.isEmpty();
      default -> false;
    };
  }

  /** As {@link JsonText} takes it. */
  private @Nullable Object plain(@Nullable Object content) {
    return switch (content) {
      case null -> null;
      case String text -> text;
      case Boolean truth -> truth;
      case Integer number -> number;
      case Long number -> number;
      case int[] numbers -> IntStream.of(numbers).boxed().toList();
      case ShortGame game -> values.write(game);
      case Position position -> MovesText.complete(position);
      case Rules rules -> rules.text();
      case Move move -> move.name();
      case Convention convention -> convention.text();
      case Player player -> isLowerCase ? small(player) : player.displayName();
      case Outcome outcome -> outcome.name();
      case Enum<?> constant -> small(constant);
      case Path path -> path.toString();
      case Dyadic number -> number.toString();
      case BigInteger number -> number.toString();
      case Optional<?> optional -> optional.map(this::plain).orElse(null);
      case Iterable<?> items -> {
        List<@Nullable Object> list = new ArrayList<>();
        items.forEach(item -> list.add(plain(item)));
        yield list;
      }
      default -> of(content);
    };
  }

  /** The name of a constant as a word. */
  public static String small(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
