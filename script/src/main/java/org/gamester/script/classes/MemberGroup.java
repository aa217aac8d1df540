package org.gamester.script.classes;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.gamester.script.objects.ScriptException;
import org.jspecify.annotations.Nullable;

/**
 * The members of one name that objects of a class have: at most one that is evaluated by naming it,
 * and any number of methods, among which the arguments choose.
 */
public final class MemberGroup {

  private static final Object[] NO_ARGUMENTS = {};

  private final LanguageClass owner;
  private final String name;
  private final @Nullable Member auto;
  private final List<Member> methods;

  MemberGroup(LanguageClass owner, String name, List<Member> members) {
    this.owner = owner;
    this.name = name;
    Member found = null;
    List<Member> methods = new ArrayList<>();
    for (Member member : members) {
      Signature signature = member.signature();
      if (signature == null) {
        found = found == null ? member : found;
      } else if (methods.stream().noneMatch(other -> hides(other, signature))) {
        methods.add(member);
      }
    }
    this.auto = found;
    this.methods = List.copyOf(methods);
  }

  private static boolean hides(Member other, Signature signature) {
    Signature nearer = other.signature();
    return nearer != null && nearer.types().equals(signature.types());
  }

  public boolean hasMethods() {
    return !methods.isEmpty();
  }

  /** The value of the member that is evaluated by naming it. */
  public Object get(Object self, Context context) {
    Member member = auto;
    if (member == null) {
      throw new ScriptException(
          "Expected arguments for method `" + name + "` in class `" + className(self) + "`");
    }
    return member.body().evaluate(self, NO_ARGUMENTS, context);
  }

  /** Calls the method that the arguments choose. */
  public Object call(Object self, Arguments arguments, Context context) {
    boolean only = methods.size() == 1;
    Member method = only ? methods.getFirst() : choose(self, arguments);
    @Nullable Object[] bound =
        signature(method)
            .bind(arguments, method::where, only && method.kind() != Member.Kind.BUILT_IN);
    return method.body().evaluate(self, filled(bound), context);
  }

  /** Bound arguments none of which is missing. */
  static Object[] filled(@Nullable Object[] bound) {
    for (Object argument : bound) {
      Objects.requireNonNull(argument);
    }
    @SuppressWarnings("NullAway") // checked above
    Object[] arguments = bound;
    return arguments;
  }

  private Member choose(Object self, Arguments arguments) {
    List<Member> fitting = new ArrayList<>();
    for (Member method : methods) {
      if (signature(method).fits(arguments)) {
        fitting.add(method);
      }
    }
    List<Member> best = new ArrayList<>();
    for (Member method : fitting) {
      boolean dominated = false;
      for (Member other : fitting) {
        dominated |= other != method && signature(other).isMoreSpecialThan(signature(method));
      }
      if (!dominated) {
        best.add(method);
      }
    }
    if (best.size() == 1) {
      return best.getFirst();
    }
    throw new ScriptException(
        "Method `"
            + name
            + "` in class `"
            + className(self)
            + (best.isEmpty()
                ? "` cannot be applied to argument types: "
                : "` is ambiguous when applied to argument types: ")
            + arguments.typeNames());
  }

  /** The class of the object, or, for its own members, the class itself. */
  private String className(Object self) {
    return (self == owner ? owner : Classes.of(self)).qualifiedName();
  }

  private static Signature signature(Member method) {
    return Objects.requireNonNull(method.signature());
  }
}
