package org.gamester.rulesets.compiled;

import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.AccessFlag;
import java.lang.reflect.InvocationTargetException;
import java.util.List;
import org.gamester.rulesets.compiled.MoveTree.Step;

/**
 * Writes a {@link MoveTree} as the bytecode of a hidden class: numbers are {@code long}s, places
 * two {@code int}s, cells bits of the board; nothing is allocated. Loops that can be long poll the
 * limits.
 *
 * <p>This class writes the frame of the class file. What stands in its methods is written by {@link
 * StepWriter}.
 */
final class MoveWriter {

  private static final String PART = "part";

  private MoveWriter() {}

  /**
   * The finder that trees describe, one after another; each has a method of its own, so that none
   * becomes too large for the just-in-time compiler.
   *
   * @param slots the number of slots that the variables of a tree and the parameters take
   * @param states the state of each value
   */
  static MoveFinder write(List<Step> trees, int slots, int[] states, boolean isStrip) {
    ClassDesc name = ClassDesc.of(MoveFinder.class.getPackageName(), "WrittenMoves");
    byte[] bytes =
        ClassFile.of()
            .build(
                name,
                type -> {
                  type.withFlags(AccessFlag.FINAL, AccessFlag.SYNTHETIC)
                      .withInterfaceSymbols(Calls.FINDER)
                      .withMethodBody(
                          ConstantDescs.INIT_NAME,
                          ConstantDescs.MTD_void,
                          0,
                          code ->
                              code.aload(0)
                                  .invokespecial(
                                      ConstantDescs.CD_Object,
                                      ConstantDescs.INIT_NAME,
                                      ConstantDescs.MTD_void)
                                  .return_())
                      .withMethodBody(
                          "find",
                          Calls.FIND,
                          ClassFile.ACC_PUBLIC,
                          code -> {
                            if (trees.size() == 1) {
                              write(trees.getFirst(), slots, states, isStrip, code);
                            } else {
                              callAll(name, trees.size(), code);
                            }
                          });
                  for (int i = 0; trees.size() > 1 && i < trees.size(); i++) {
                    Step tree = trees.get(i);
                    type.withMethodBody(
                        PART + i,
                        Calls.FIND,
                        ClassFile.ACC_PRIVATE,
                        code -> write(tree, slots, states, isStrip, code));
                  }
                });
    try {
      MethodHandles.Lookup hidden = MethodHandles.lookup().defineHiddenClass(bytes, true);
      return (MoveFinder) hidden.lookupClass().getDeclaredConstructor().newInstance();
    } catch (InstantiationException
        | IllegalAccessException
        | NoSuchMethodException
        | InvocationTargetException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void write(Step tree, int slots, int[] states, boolean isStrip, CodeBuilder code) {
    new StepWriter(code, new FinderFrame(states, isStrip, slots)).step(tree);
    code.return_();
  }

  private static void callAll(ClassDesc name, int parts, CodeBuilder code) {
    for (int i = 0; i < parts; i++) {
      code.aload(0)
          .aload(FinderFrame.BOARD)
          .iload(FinderFrame.ROWS)
          .iload(FinderFrame.COLUMNS)
          .aload(FinderFrame.TABLE)
          .aload(FinderFrame.VALUES)
          .aload(FinderFrame.STATES)
          .aload(FinderFrame.MOVES)
          .invokevirtual(name, PART + i, Calls.FIND);
    }
    code.return_();
  }
}
