package org.gamester.script.output;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import org.gamester.script.classes.BuiltInFunction;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.evaluation.ScriptFunction;
import org.gamester.script.forms.FormalGame;
import org.gamester.script.objects.IntegerRange;
import org.gamester.script.objects.MapEntry;
import org.gamester.script.objects.MutableList;
import org.gamester.script.objects.MutableMap;
import org.gamester.script.objects.MutableSet;
import org.gamester.script.objects.ObjectMap;
import org.gamester.script.objects.ObjectSet;
import org.gamester.script.objects.Table;
import org.gamester.script.objects.TextOutput;
import org.gamester.script.objects.Written;
import org.gamester.values.Evaluation;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.notation.GameWriter;

/** Writes any object of the language in one of the styles. */
public final class ValueWriter implements Written.PartWriter {

  public static final ValueWriter EXACT = new ValueWriter(Style.EXACT);
  public static final ValueWriter CLASSIC = new ValueWriter(Style.CLASSIC);

  private final Style style;
  private final GameWriter games;
  private final FormWriter forms = new FormWriter(this);

  private ValueWriter(Style style) {
    this.style = style;
    this.games =
        switch (style) {
          case EXACT -> GameWriter.exact();
          case CLASSIC -> GameWriter.classic();
          case UNICODE -> GameWriter.unicode();
          case LATEX -> GameWriter.latex();
        };
  }

  public static ValueWriter of(Style style) {
    return switch (style) {
      case EXACT -> EXACT;
      case CLASSIC -> CLASSIC;
      case UNICODE, LATEX -> new ValueWriter(style);
    };
  }

  @Override
  public boolean isExact() {
    return style != Style.CLASSIC;
  }

  @Override
  public String write(Object object) {
    Evaluation.poll();
    if (object instanceof ShortGame game) {
      return games.write(game);
    }
    return switch (object) {
      case String text -> quoted(text);
      case IntegerRange range -> range.text();
      case List<?> list -> "[" + joined(list, ",") + "]";
      case Set<?> set -> set(set);
      case ObjectMap map -> map(map);
      case MapEntry entry -> write(entry.key()) + " => " + write(entry.value());
      case FormalGame game -> forms.write(game);
      case Player player -> player == Player.LEFT ? "Left" : "Right";
      case LanguageClass type ->
          isExact() ? type.qualifiedName() : "⟪" + type.qualifiedName() + "⟫";
      case ScriptFunction function -> new SourceWriter(isExact()).write(function.literal());
      case BuiltInFunction function -> function.name();
      case TextOutput output -> output.text();
      case Table table -> TableWriter.write(table, this);
      case MutableList list -> mutable("MutableList", list.elements(), "[", "]");
      case MutableSet set -> mutable("MutableSet", ObjectSet.of(set.elements()), "{", "}");
      case MutableMap map -> mutableMap(map);
      case Written written -> written.text(this);
      default -> object.toString();
    };
  }

  /** The parts one after another, without the last separator. */
  String joined(Collection<?> parts, String separator) {
    StringBuilder text = new StringBuilder();
    for (Object part : parts) {
      if (!text.isEmpty()) {
        text.append(separator);
      }
      text.append(write(part));
    }
    return text.toString();
  }

  private String set(Set<?> set) {
    String text = "{" + joined(set, ",") + "}";
    boolean entries = isExact() && !set.isEmpty() && set.iterator().next() instanceof MapEntry;
    return entries ? text + ".Entries" : text;
  }

  private String map(ObjectMap map) {
    return map.size() == 0 ? "{=>}" : "{" + joined(map.entries(), ", ") + "}";
  }

  private String mutable(String name, Collection<?> elements, String open, String close) {
    return isExact()
        ? name + "(" + open + joined(elements, ",") + close + ")"
        : name + "(" + joined(elements, ", ") + ")";
  }

  private String mutableMap(MutableMap map) {
    ObjectMap contents = ObjectMap.of(map.values());
    return "MutableMap(" + (isExact() ? map(contents) : joined(contents.entries(), ", ")) + ")";
  }

  private String quoted(String text) {
    if (!isExact()) {
      return "\"" + text + "\"";
    }
    StringBuilder quoted = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '"', '\\' -> quoted.append('\\').append(c);
        case '\n' -> quoted.append("\\n");
        case '\r' -> quoted.append("\\r");
        case '\t' -> quoted.append("\\t");
        default -> {
          if (Character.isISOControl(c)) {
            quoted.append("\\u").append(Integer.toHexString(0x10000 + c).substring(1));
          } else {
            quoted.append(c);
          }
        }
      }
    }
    return quoted.append('"').toString();
  }
}
