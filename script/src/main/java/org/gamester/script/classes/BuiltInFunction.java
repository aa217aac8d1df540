package org.gamester.script.classes;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

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
    @Nullable Object[] bound = signature.bind(arguments, "in function call");
    Object[] filled = new Object[bound.length];
    for (int i = 0; i < bound.length; i++) {
      filled[i] = Objects.requireNonNull(bound[i]);
    }
    return body.evaluate(filled, context);
  }
}
