package org.gamester.script.evaluation;

import org.gamester.script.classes.Arguments;
import org.gamester.script.classes.Callable;
import org.gamester.script.classes.Classified;
import org.gamester.script.classes.Context;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.classes.StandardClasses;
import org.gamester.script.objects.Printable;

/**
 * A class in a class, together with the object that its objects belong to: what {@code outer.Inner}
 * is where it is not called.
 */
record BoundClass(Instance outer, WrittenClass type) implements Callable, Classified, Printable {

  @Override
  public Object call(Arguments arguments, Context context) {
    return ((Evaluation) context)
        .callMember(outer, new MemberLookup(type.name(), context.library()), arguments);
  }

  @Override
  public int parameterCount() {
    return type.parameters().size();
  }

  @Override
  public LanguageClass languageClass() {
    return StandardClasses.CLASS;
  }

  @Override
  public void print(Printer printer) {
    if (printer.isExact()) {
      printer.object(outer).raw(".").raw(type.name());
    } else {
      printer.object(type);
    }
  }
}
