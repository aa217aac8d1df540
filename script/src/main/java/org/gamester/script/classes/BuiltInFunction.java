package org.gamester.script.classes;

/** A function that comes with the language. */
public record BuiltInFunction(String name, Signature signature, Body body) implements Callable {

  /** What the function does. */
  public interface Body {
    Object evaluate(Object[] arguments, Context context);
  }

  @Override
  public int parameterCount() {
    return signature.parameters().size();
  }

  @Override
  public Object call(Arguments arguments, Context context) {
    return Conversion.toObject(
        body.evaluate(
            MemberGroup.filled(signature.bind(arguments, () -> IN_FUNCTION_CALL, false)), context));
  }
}
