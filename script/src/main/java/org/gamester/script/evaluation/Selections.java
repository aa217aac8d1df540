package org.gamester.script.evaluation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.gamester.script.classes.Arguments;
import org.gamester.script.classes.Callable;
import org.gamester.script.classes.Classes;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.classes.MemberGroup;
import org.gamester.script.forms.FormEvaluator;
import org.gamester.script.forms.FormalGame;
import org.gamester.script.objects.MutableMap;
import org.gamester.script.objects.ObjectMap;
import org.gamester.script.objects.ScriptException;
import org.gamester.script.operators.Indexing;
import org.gamester.script.syntax.Expression.*;
import org.gamester.values.ShortGame;
import org.jspecify.annotations.Nullable;

/** Members, calls and indices. */
final class Selections {

  private final Interpreter interpreter;

  Selections(Interpreter interpreter) {
    this.interpreter = interpreter;
  }

  Object evaluate(Selection selection, Scope scope) {
    List<Suffix> suffixes = selection.suffixes();
    int next = 0;
    Object value;
    Names.@Nullable Qualified qualified =
        selection.target() instanceof Name name
            ? interpreter.names().qualified(name, suffixes)
            : null;
    if (qualified != null) {
      value = qualified.value();
      next = qualified.length();
    } else {
      value = interpreter.evaluate(selection.target(), scope);
    }
    while (next < suffixes.size()) {
      Suffix suffix = suffixes.get(next++);
      if (suffix instanceof Member member
          && next < suffixes.size()
          && suffixes.get(next) instanceof Call call) {
        next++;
        Arguments arguments = arguments(call, scope);
        try {
          value = callMember(value, member.name(), arguments);
        } catch (RuntimeException e) {
          throw passing(e, member.name(), call, member);
        }
      } else {
        value = step(value, suffix, scope);
      }
    }
    return value;
  }

  /** A missing member is shown at its name, anything else at the call. */
  private static RuntimeException passing(
      RuntimeException e, String name, Call call, Member member) {
    boolean missing =
        e instanceof ScriptException script
            && !script.hasPosition()
            && script.getMessage().startsWith("Not a method or member variable: `" + name + "`");
    return through(e, missing ? member.position() : call.position());
  }

  /** An error that passes through a call gets the call's position too. */
  private static RuntimeException through(
      RuntimeException e, org.gamester.script.syntax.Position position) {
    RuntimeException located = Interpreter.located(e, position);
    if (located == e && e instanceof ScriptException script && !script.endsAt(position)) {
      script.at(position);
    }
    return located;
  }

  private Object step(Object value, Suffix suffix, Scope scope) {
    switch (suffix) {
      case Member member -> {
        try {
          return member(value, member.name());
        } catch (RuntimeException e) {
          throw through(e, member.position());
        }
      }
      case Index index -> {
        Object key = interpreter.evaluate(index.index(), scope);
        try {
          return Indexing.element(value, key);
        } catch (RuntimeException e) {
          throw through(e, index.position());
        }
      }
      case Call call -> {
        Arguments arguments = arguments(call, scope);
        try {
          return call(value, arguments);
        } catch (RuntimeException e) {
          throw through(e, call.position());
        }
      }
    }
  }

  Object infix(Infix expression, Scope scope) {
    Object value = interpreter.evaluate(expression.first(), scope);
    for (Word word : expression.words()) {
      Object operand = interpreter.evaluate(word.operand(), scope);
      try {
        value = callMember(value, word.name(), new Arguments(List.of(operand), Map.of()));
      } catch (RuntimeException e) {
        throw through(e, word.position());
      }
    }
    return value;
  }

  private Arguments arguments(Call call, Scope scope) {
    List<Object> positional = new ArrayList<>();
    Map<String, Object> named = new LinkedHashMap<>();
    for (Argument argument : call.arguments()) {
      Object value = interpreter.evaluate(argument.value(), scope);
      String name = argument.name();
      if (name == null) {
        positional.add(value);
      } else {
        named.put(name, value);
      }
    }
    return new Arguments(positional, named);
  }

  /** The value of {@code object.name}. */
  Object member(Object object, String name) {
    Found found = find(object, name);
    return found.group.get(found.self, interpreter);
  }

  /** The value of {@code object.name(arguments)}. */
  Object callMember(Object object, String name, Arguments arguments) {
    Found found = find(object, name);
    return found.group.hasMethods()
        ? found.group.call(found.self, arguments, interpreter)
        : call(found.group.get(found.self, interpreter), arguments);
  }

  private record Found(Object self, MemberGroup group) {}

  private static Found find(Object object, String name) {
    if (object instanceof LanguageClass type) {
      MemberGroup statics = type.members().staticGroup(name);
      if (statics != null) {
        return new Found(type, statics);
      }
    }
    LanguageClass type = Classes.of(object);
    MemberGroup group = type.memberGroup(name);
    if (group != null) {
      return new Found(object, group);
    }
    if (object instanceof FormalGame form
        && Classes.CANONICAL_SHORT_GAME.memberGroup(name) != null) {
      ShortGame value = FormEvaluator.canonicalForm(form);
      MemberGroup ofValue = Classes.of(value).memberGroup(name);
      if (ofValue != null) {
        return new Found(value, ofValue);
      }
    }
    throw type.noSuchMember(name);
  }

  /** Calls whatever can be called. */
  Object call(Object callee, Arguments arguments) {
    if (callee instanceof Callable function) {
      return function.call(arguments, interpreter);
    }
    if (callee instanceof LanguageClass type) {
      MemberGroup constructors = type.members().constructorGroup();
      if (constructors != null) {
        return constructors.call(type, arguments, interpreter);
      }
      throw notCallable(type);
    }
    if ((callee instanceof ObjectMap || callee instanceof MutableMap)
        && arguments.positional().size() == 1) {
      return Indexing.element(callee, arguments.positional().getFirst());
    }
    MemberGroup evaluation = Classes.of(callee).memberGroup("Eval");
    if (evaluation != null && evaluation.hasMethods()) {
      return evaluation.call(callee, arguments, interpreter);
    }
    throw notCallable(Classes.of(callee));
  }

  private static ScriptException notCallable(LanguageClass type) {
    return new ScriptException("No method `Eval` for class: `" + type.qualifiedName() + "`");
  }
}
