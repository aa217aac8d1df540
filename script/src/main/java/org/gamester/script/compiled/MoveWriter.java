package org.gamester.script.compiled;

import java.lang.classfile.ClassFile;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.AccessFlag;
import java.lang.reflect.InvocationTargetException;
import org.gamester.script.compiled.MoveTree.Step;

/**
 * Writes a {@link MoveTree} as the bytecode of a hidden class: numbers are {@code long}s, places
 * two {@code int}s, cells bits of the board; nothing is allocated. Loops that can be long poll the
 * limits.
 *
 * <p>This class writes the frame of the class file. What stands in its method is written by {@link
 * StepWriter}.
 */
final class MoveWriter {

  private MoveWriter() {}

  /**
   * The finder that a tree describes.
   *
   * @param slots the number of slots that the variables of the tree and the parameters take
   * @param states the state of each value
   */
  static MoveFinder write(Step tree, int slots, int[] states, boolean isStrip) {
    ClassDesc name = ClassDesc.of(MoveFinder.class.getPackageName(), "WrittenMoves");
    byte[] bytes =
        ClassFile.of()
            .build(
                name,
                type ->
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
                              FinderFrame frame = new FinderFrame(states, isStrip, slots);
                              new StepWriter(code, frame).step(tree);
                              code.return_();
                            }));
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
}
