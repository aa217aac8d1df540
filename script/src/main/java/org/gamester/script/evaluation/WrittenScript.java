package org.gamester.script.evaluation;

import java.util.Objects;
import org.gamester.script.classes.Arguments;
import org.gamester.script.classes.Callable;
import org.gamester.script.classes.Context;
import org.gamester.script.objects.Nothing;
import org.gamester.script.objects.Printable;
import org.gamester.script.objects.ScriptException;
import org.gamester.script.syntax.Program;
import org.gamester.script.syntax.SourceFile;

/** A file of statements: called by its name, it runs on the variables of the worksheet. */
public record WrittenScript(String name, SourceFile file) implements Callable, Printable {

  @Override
  public Object call(Arguments arguments, Context context) {
    if (arguments.positional().length > 0 || !arguments.named().isEmpty()) {
      throw new ScriptException("The script `" + name + "` takes no arguments.");
    }
    Program program = Objects.requireNonNull(file.script());
    ScopeChecker.check(program);
    Object value = ((Evaluation) context).run(program);
    return program.printed() ? value : Nothing.NOTHING;
  }

  @Override
  public int parameterCount() {
    return 0;
  }

  @Override
  public void print(Printer printer) {
    printer.raw(name);
  }
}
