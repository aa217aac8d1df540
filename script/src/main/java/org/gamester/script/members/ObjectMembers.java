package org.gamester.script.members;

import java.util.List;
import org.gamester.script.classes.Classes;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.classes.MemberTable;
import org.gamester.script.objects.Enclosed;
import org.gamester.script.objects.Nothing;
import org.gamester.script.objects.ScriptException;
import org.gamester.script.objects.TextOutput;
import org.gamester.script.objects.Texts;

/** Members of every object, of classes, output and the system. */
final class ObjectMembers {

  private static final String VERSION = "0.1.0";

  private ObjectMembers() {}

  static void object(MemberTable table) {
    table
        .of(Object.class)
        .auto("Class", Classes::of)
        .auto(
            "EnclosingObject",
            self -> self instanceof Enclosed object ? object.enclosing() : Nothing.NOTHING)
        .auto("ToOutput", (self, context) -> new TextOutput(context.text(self)))
        .auto("ToString", (self, context) -> self instanceof String ? self : context.text(self));
  }

  static void classObject(MemberTable table) {
    table
        .of(LanguageClass.class)
        .auto("Name", LanguageClass::name)
        .auto("QualifiedName", LanguageClass::qualifiedName)
        .auto("Ordinal", LanguageClass::ordinal)
        .auto("Members", (self, context) -> List.copyOf(context.library().memberNames(self)));
  }

  static void output(MemberTable table) {
    table
        .of(TextOutput.class)
        .method("Append", "o as cgsuite.util.output.Output", ObjectMembers::append);
  }

  private static Object append(TextOutput self, Object[] arguments) {
    return new TextOutput(Texts.joined(self.text(), ((TextOutput) arguments[0]).text()));
  }

  static void textOutput(MemberTable table) {
    table.constructor(
        "s as String", (self, arguments, context) -> new TextOutput((String) arguments[0]));
  }

  static void system(MemberTable table) {
    table.constant("Version", () -> VERSION);
    table.constant("CopyrightYear", () -> "2026");
    table.function(
        "Print",
        "x",
        (self, arguments, context) -> {
          context.print(arguments[0] instanceof String text ? text : context.text(arguments[0]));
          return Nothing.NOTHING;
        });
    table.function(
        "Error",
        "s as String",
        (self, arguments, context) -> {
          throw new ScriptException((String) arguments[0]);
        });
    table.constant(
        "ClearAll",
        () -> {
          org.gamester.values.GameStore.standard().clearCaches();
          return Nothing.NOTHING;
        });
  }
}
