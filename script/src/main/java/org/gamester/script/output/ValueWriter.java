package org.gamester.script.output;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import org.gamester.rulesets.Position;
import org.gamester.rulesets.Variant;
import org.gamester.rulesets.compound.CompoundType;
import org.gamester.rulesets.compound.Form;
import org.gamester.script.classes.BuiltInFunction;
import org.gamester.script.classes.Classes;
import org.gamester.script.classes.Classified;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.classes.RulesetClasses;
import org.gamester.script.classes.StandardClasses;
import org.gamester.script.classes.WrittenFunction;
import org.gamester.script.forms.LoopyGame;
import org.gamester.script.objects.IntegerRange;
import org.gamester.script.objects.MapEntry;
import org.gamester.script.objects.MutableList;
import org.gamester.script.objects.MutableMap;
import org.gamester.script.objects.MutableSet;
import org.gamester.script.objects.ObjectMap;
import org.gamester.script.objects.ObjectOrder;
import org.gamester.script.objects.Printable;
import org.gamester.script.objects.Stand;
import org.gamester.script.objects.Table;
import org.gamester.script.objects.TextOutput;
import org.gamester.script.syntax.Expression;
import org.gamester.values.Computation;
import org.gamester.values.Player;
import org.gamester.values.ShortGame;
import org.gamester.values.infinitesimals.UptimalExpansion;
import org.gamester.values.misere.Genus;
import org.gamester.values.notation.GameWriter;
import org.gamester.values.notation.StopperWriter;
import org.gamester.values.thermography.Wall;

/** Writes any object of the language in one of the styles. */
public final class ValueWriter {

  public static final ValueWriter EXACT = new ValueWriter(Style.EXACT);
  public static final ValueWriter CLASSIC = new ValueWriter(Style.CLASSIC);

  private final Style style;
  private final GameWriter games;
  private final StopperWriter loopyGames;

  private ValueWriter(Style style) {
    this.style = style;
    this.games =
        switch (style) {
          case EXACT -> GameWriter.exact();
          case CLASSIC -> GameWriter.classic();
          case UNICODE -> GameWriter.unicode();
          case LATEX -> GameWriter.latex();
        };
    this.loopyGames =
        switch (style) {
          case EXACT -> StopperWriter.exact();
          case CLASSIC -> StopperWriter.classic();
          case UNICODE -> StopperWriter.unicode();
          case LATEX -> StopperWriter.latex();
        };
  }

  public static ValueWriter of(Style style) {
    return switch (style) {
      case EXACT -> EXACT;
      case CLASSIC -> CLASSIC;
      case UNICODE, LATEX -> new ValueWriter(style);
    };
  }

  /** Whether texts read back as the same object. */
  boolean isExact() {
    return style != Style.CLASSIC;
  }

  /**
   * The text of an object.
   *
   * @throws org.gamester.script.objects.ScriptException if it is too long
   */
  public String write(Object object) {
    return object instanceof ShortGame game
        ? games.write(game)
        : new TextBuilder(this).object(object).toString();
  }

  /** An expression as source. */
  public static String source(Expression expression) {
    TextBuilder text = new TextBuilder(EXACT);
    new SourceWriter(text).write(expression);
    return text.toString();
  }

  /** Adds the text of an object. */
  void write(Object object, TextBuilder text) {
    switch (object) {
      case ShortGame game -> text.raw(games.write(game));
      case String string -> quoted(string, text);
      case IntegerRange range -> text.raw(range.text());
      case List<?> list -> joined("[", list, ",", "]", text);
      case Set<?> set -> {
        joined("{", set, ",", "}", text);
        boolean entries = isExact() && !set.isEmpty() && set.iterator().next() instanceof MapEntry;
        text.raw(entries ? ".Entries" : "");
      }
      case ObjectMap map -> map(map, text);
      case MapEntry entry -> text.object(entry.key()).raw(" => ").object(entry.value());
      case LoopyGame game -> text.raw(loopyGames.write(game.value()));
      case Player player -> text.raw(player.displayName());
      case Enum<?> constant -> text.raw(constant(constant));
      case LanguageClass type ->
          text.raw(
              isExact() && !isHidden(type)
                  ? type.qualifiedName()
                  : "⟪" + type.qualifiedName() + "⟫");
      case WrittenFunction function -> new SourceWriter(text).write(function.literal());
      case BuiltInFunction function -> text.raw(function.name());
      case UptimalExpansion expansion -> {
        String digits = expansion.toString();
        text.raw(isExact() ? "UptimalExpansion(\"" + digits + "\")" : digits);
      }
      case Genus genus ->
          text.raw(isExact() ? "game.misere.Genus(\"" + genus + "\")" : genus.toString());
      case TextOutput output -> text.raw(output.text());
      case Table table -> TableWriter.write(table, this, text);
      case MutableList list -> mutable("MutableList(", list.elements(), "[", "]", text);
      case MutableSet set ->
          mutable("MutableSet(", new ObjectOrder().sorted(set.elements()), "{", "}", text);
      case MutableMap map -> {
        ObjectMap contents = map.contents();
        text.raw("MutableMap(");
        if (isExact()) {
          map(contents, text);
        } else {
          joined("", contents.entries(), ", ", "", text);
        }
        text.raw(")");
      }
      case Wall wall -> wall(wall, text);
      case Printable printable -> printable.print(text);
      case Variant.Of variant -> {
        LanguageClass type = Classes.of(variant);
        text.raw(isExact() ? type.qualifiedName() : type.name()).raw("(");
        text.object(Stand.game(variant.base())).raw(")");
      }
      case Position form -> Form.write(form, text);
      default -> text.raw(object.toString());
    }
  }

  /** Whether the name of a class alone means another object. */
  private static boolean isHidden(LanguageClass type) {
    return type.isHiddenByItsName()
        || type == StandardClasses.NOTHING
        || type == StandardClasses.ZERO
        || (type.packageName().startsWith("game.") && RulesetClasses.isNameOfRuleset(type));
  }

  /** Elements of enumerations other than those that are constants everywhere have their class. */
  private String constant(Enum<?> constant) {
    return isExact() && (constant instanceof Classified || constant instanceof CompoundType)
        ? Classes.of(constant).name() + "." + constant
        : constant.toString();
  }

  private static void wall(Wall wall, TextBuilder text) {
    text.raw("Trajectory(").object(wall.mastValue()).raw(",");
    joined("[", wall.criticalPoints(), ",", "],", text);
    joined("[", wall.slopes(), ",", "])", text);
  }

  private static void joined(
      String open, Collection<?> parts, String separator, String close, TextBuilder text) {
    text.requireRoomFor(parts.size(), separator.length() + 1L);
    String before = open;
    for (Object part : parts) {
      text.raw(before).object(part);
      before = separator;
    }
    text.raw(parts.isEmpty() ? open : "").raw(close);
  }

  private static void map(ObjectMap map, TextBuilder text) {
    if (map.size() == 0) {
      text.raw("{=>}");
    } else {
      joined("{", map.entries(), ", ", "}", text);
    }
  }

  private void mutable(
      String name, Collection<?> elements, String open, String close, TextBuilder text) {
    text.raw(name);
    if (isExact()) {
      joined(open, elements, ",", close, text);
    } else {
      joined("", elements, ", ", "", text);
    }
    text.raw(")");
  }

  private void quoted(String string, TextBuilder text) {
    if (!isExact()) {
      text.raw("\"").raw(string).raw("\"");
      return;
    }
    text.raw("\"");
    int plain = 0;
    int i = 0;
    while (i < string.length()) {
      Computation.poll();
      int c = string.codePointAt(i);
      int next = i + Character.charCount(c);
      String escape = escape(c);
      if (!escape.isEmpty()) {
        text.raw(string.substring(plain, i)).raw(escape);
        plain = next;
      }
      i = next;
    }
    text.raw(string.substring(plain)).raw("\"");
  }

  /** How a character is written in a string; empty if as it is. */
  private static String escape(int c) {
    return switch (c) {
      case '"' -> "\\\"";
      case '\\' -> "\\\\";
      case '\n' -> "\\n";
      case '\r' -> "\\r";
      case '\t' -> "\\t";
      default -> {
        boolean isHalfOfAPair = Character.getType(c) == Character.SURROGATE;
        yield Character.isISOControl(c) || isHalfOfAPair
            ? "\\u" + Integer.toHexString(0x10000 + c).substring(1)
            : "";
      }
    };
  }
}
