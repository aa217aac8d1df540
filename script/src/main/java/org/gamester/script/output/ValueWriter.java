package org.gamester.script.output;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import org.gamester.script.boards.Icon;
import org.gamester.script.boards.Symmetry;
import org.gamester.script.classes.BuiltInFunction;
import org.gamester.script.classes.Classes;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.evaluation.ScriptFunction;
import org.gamester.script.forms.CompoundType;
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
import org.gamester.values.Computation;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.infinitesimals.UptimalExpansion;
import org.gamester.values.notation.GameWriter;
import org.gamester.values.thermography.Wall;

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
    if (object instanceof ShortGame game) {
      return games.write(game);
    }
    StringBuilder text = new StringBuilder();
    append(object, text);
    return text.toString();
  }

  /** Adds the text of an object: linear in the length of the result, however deep it nests. */
  private void append(Object object, StringBuilder text) {
    Computation.poll();
    switch (object) {
      case ShortGame game -> text.append(games.write(game));
      case String string -> text.append(quoted(string));
      case IntegerRange range -> text.append(range.text());
      case List<?> list -> joined("[", list, ",", "]", text);
      case Set<?> set -> {
        joined("{", set, ",", "}", text);
        boolean entries = isExact() && !set.isEmpty() && set.iterator().next() instanceof MapEntry;
        text.append(entries ? ".Entries" : "");
      }
      case ObjectMap map -> map(map, text);
      case MapEntry entry -> {
        append(entry.key(), text);
        text.append(" => ");
        append(entry.value(), text);
      }
      case FormalGame game -> text.append(forms.write(game));
      case Player player -> text.append(player == Player.LEFT ? "Left" : "Right");
      case Enum<?> constant -> text.append(constant(constant));
      case LanguageClass type ->
          text.append(isExact() ? type.qualifiedName() : "⟪" + type.qualifiedName() + "⟫");
      case ScriptFunction function ->
          text.append(new SourceWriter(isExact()).write(function.literal()));
      case BuiltInFunction function -> text.append(function.name());
      case UptimalExpansion expansion ->
          text.append(isExact() ? "UptimalExpansion(\"" + expansion + "\")" : expansion);
      case TextOutput output -> text.append(output.text());
      case Table table -> text.append(TableWriter.write(table, this));
      case MutableList list -> mutable("MutableList(", list.elements(), "[", "]", text);
      case MutableSet set -> mutable("MutableSet(", ObjectSet.of(set.elements()), "{", "}", text);
      case MutableMap map -> {
        ObjectMap contents = ObjectMap.of(map.values());
        text.append("MutableMap(");
        if (isExact()) {
          map(contents, text);
        } else {
          joined("", contents.entries(), ", ", "", text);
        }
        text.append(')');
      }
      case Wall wall -> wall(wall, text);
      case Written written -> text.append(written.text(this));
      default -> text.append(object);
    }
  }

  /** Elements of enumerations other than those that are constants everywhere have their class. */
  private String constant(Enum<?> constant) {
    boolean qualified =
        constant instanceof Symmetry
            || constant instanceof Icon
            || constant instanceof CompoundType;
    return isExact() && qualified
        ? Classes.of(constant).name() + "." + constant
        : constant.toString();
  }

  /** The parts one after another, without the last separator. */
  String joined(Collection<?> parts, String separator) {
    StringBuilder text = new StringBuilder();
    joined("", parts, separator, "", text);
    return text.toString();
  }

  private void wall(Wall wall, StringBuilder text) {
    text.append("Trajectory(").append(wall.mastValue()).append(',');
    joined("[", wall.criticalPoints(), ",", "],", text);
    joined("[", wall.slopes(), ",", "])", text);
  }

  private void joined(
      String open, Collection<?> parts, String separator, String close, StringBuilder text) {
    text.append(open);
    boolean first = true;
    for (Object part : parts) {
      if (!first) {
        text.append(separator);
      }
      first = false;
      append(part, text);
    }
    text.append(close);
  }

  private void map(ObjectMap map, StringBuilder text) {
    if (map.size() == 0) {
      text.append("{=>}");
    } else {
      joined("{", map.entries(), ", ", "}", text);
    }
  }

  private void mutable(
      String name, Collection<?> elements, String open, String close, StringBuilder text) {
    text.append(name);
    if (isExact()) {
      joined(open, elements, ",", close, text);
    } else {
      joined("", elements, ", ", "", text);
    }
    text.append(')');
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
