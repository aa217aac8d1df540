package org.gamester.script.evaluation;

import org.gamester.script.classes.ClassLibrary;
import org.gamester.script.classes.MemberGroup;
import org.gamester.script.objects.ScriptException;
import org.gamester.script.syntax.SourcePlace;
import org.jspecify.annotations.Nullable;

/** What code in a class does with its object and those around it. */
final class InstanceNodes {

  private InstanceNodes() {}

  /**
   * The object whose method is running, or one around it.
   *
   * @param level how many objects outside
   */
  record Self(int level) implements Node {

    @Override
    public Object evaluate(Frame frame) {
      return self(frame, level);
    }
  }

  private static Object self(Frame frame, int level) {
    Object self = frame.self;
    for (int i = 0; i < level && self instanceof Instance instance; i++) {
      self = instance.outer();
    }
    if (self == null) {
      throw new ScriptException("There is no object around this one.");
    }
    return self;
  }

  /** A variable of an object. */
  static final class ReadField implements Node {
    private final String name;
    private final int level;
    private @Nullable Place last;

    /** The place of the variable in objects of a class. */
    private record Place(WrittenClass type, int slot) {}

    ReadField(String name, int level) {
      this.name = name;
      this.level = level;
    }

    @Override
    public Object evaluate(Frame frame) {
      Instance instance = (Instance) self(frame, level);
      return instance.field(slot(instance.type()));
    }

    /** Its place, remembered for the class that was met last. */
    private int slot(WrittenClass type) {
      Place known = last;
      if (known == null || known.type != type) {
        known = new Place(type, type.slot(name));
        last = known;
      }
      return known.slot;
    }
  }

  /** Gives a variable of an object a value. */
  record AssignField(String name, int level, Node value, SourcePlace position) implements Node {

    @Override
    public Object evaluate(Frame frame) {
      Object assigned = value.evaluate(frame);
      Instance instance = (Instance) self(frame, level);
      WrittenClass type = instance.type();
      try {
        type.requireImmutable(assigned, name, type.qualifiedName());
      } catch (ScriptException e) {
        throw Node.located(e, position);
      }
      if (instance.isFinished()) {
        frame.evaluation.change(() -> instance.setField(type.slot(name), assigned));
      } else {
        instance.setField(type.slot(name), assigned);
      }
      return assigned;
    }
  }

  /** Gives a variable of a class itself a value. */
  record AssignStatic(WrittenClass owner, String name, Node value) implements Node {

    @Override
    public Object evaluate(Frame frame) {
      Object assigned = value.evaluate(frame);
      frame.evaluation.change(() -> owner.setStatic(name, assigned));
      return assigned;
    }
  }

  /** The one object of a singleton class. */
  record Single(WrittenClass type, SourcePlace position) implements Node {

    @Override
    public Object evaluate(Frame frame) {
      try {
        return type.single(frame.evaluation);
      } catch (ScriptException e) {
        throw e.endsAt(position) ? e : e.at(position);
      }
    }
  }

  /** A member that the class would have inherited. */
  record Inherited(
      MemberGroup group, CallNodes.@Nullable ArgumentNodes arguments, SourcePlace position)
      implements Node {

    @Override
    public Object evaluate(Frame frame) {
      Object self = self(frame, 0);
      Evaluation evaluation = frame.evaluation;
      try {
        evaluation.enterCall(evaluation.deeper(frame.depth, 1));
        return arguments == null
            ? group.get(self, evaluation)
            : group.call(self, arguments.evaluate(frame), evaluation);
      } catch (RuntimeException e) {
        throw Node.located(e, position);
      }
    }
  }

  /** The group of members that {@code super.name} means. */
  static MemberGroup inheritedGroup(ClassScope scope, String name, SourcePlace position) {
    ClassLibrary library = scope.type().home().library();
    MemberGroup group = library.inheritedGroup(scope.type(), name);
    if (group == null) {
      throw new ScriptException(
          "Not a method or member variable: `%s` (in the ancestors of class `%s`)"
              .formatted(name, scope.type().qualifiedName()),
          position);
    }
    return group;
  }
}
