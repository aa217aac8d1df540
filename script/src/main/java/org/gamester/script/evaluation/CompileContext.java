package org.gamester.script.evaluation;

import java.util.function.Supplier;
import org.gamester.script.classes.ClassLibrary;
import org.gamester.script.classes.LanguageClass;
import org.jspecify.annotations.Nullable;

/**
 * Where the compiler is: which local variables are visible, whether a declaration there would be
 * one of the worksheet, and how many nodes of the same function are around.
 */
final class CompileContext {

  private Scope scope = new Scope(null);
  private boolean onWorksheet = true;
  private int nesting;
  private @Nullable ClassScope classScope;

  Scope scope() {
    return scope;
  }

  boolean onWorksheet() {
    return onWorksheet;
  }

  /** The class in which code is compiled; null outside of classes. */
  @Nullable ClassScope classScope() {
    return classScope;
  }

  /** The class of a name, qualified or not; null if there is none. */
  @Nullable LanguageClass findClass(String name, ClassLibrary library) {
    ClassScope scope = classScope;
    return scope == null ? library.find(name) : scope.type().findClass(name);
  }

  /** Says that what follows stands in a class, where nothing is a variable of the worksheet. */
  void enterClass(ClassScope newScope) {
    classScope = newScope;
    onWorksheet = false;
  }

  int nesting() {
    return nesting;
  }

  /** Says that a node is being compiled; those inside it are one deeper. */
  void enterNode() {
    nesting++;
  }

  /** Says that a node has been compiled. */
  void leaveNode() {
    nesting--;
  }

  /** What is compiled in a block: its variables are forgotten at its end. */
  Node inBlock(Supplier<Node> block) {
    Scope.Mark mark = scope.mark();
    boolean outer = onWorksheet;
    onWorksheet = false;
    Node compiled = block.get();
    onWorksheet = outer;
    scope.returnTo(mark);
    return compiled;
  }

  /** What is compiled in a function, whose variables are in {@link #scope} meanwhile. */
  FunctionCode inFunction(Supplier<FunctionCode> function) {
    Scope outerScope = scope;
    boolean outerWorksheet = onWorksheet;
    int outerNesting = nesting;
    scope = new Scope(outerScope);
    onWorksheet = false;
    nesting = 0;
    FunctionCode compiled = function.get();
    scope = outerScope;
    onWorksheet = outerWorksheet;
    nesting = outerNesting;
    return compiled;
  }
}
