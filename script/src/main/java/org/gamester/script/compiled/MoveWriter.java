package org.gamester.script.compiled;

import static java.lang.constant.ConstantDescs.CD_boolean;
import static java.lang.constant.ConstantDescs.CD_int;
import static java.lang.constant.ConstantDescs.CD_long;
import static java.lang.constant.ConstantDescs.CD_void;

import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.AccessFlag;
import java.lang.reflect.InvocationTargetException;
import java.util.List;
import java.util.Objects;
import org.gamester.rulesets.board.Board;
import org.gamester.rulesets.board.BoardMoves;
import org.gamester.script.compiled.MoveTree.*;
import org.gamester.script.syntax.BinaryOperator;
import org.gamester.values.Computation;
import org.jspecify.annotations.Nullable;

/**
 * Writes a {@link MoveTree} as the bytecode of a hidden class: numbers are {@code long}s, places
 * two {@code int}s, cells bits of the board; nothing is allocated. Loops that can be long poll the
 * limits.
 */
final class MoveWriter {

  /** The first slot after the object and the parameters of {@link MoveFinder#find}. */
  static final int FIRST_FREE_SLOT = 8;

  private static final int BOARD = 1;
  private static final int ROWS = 2;
  private static final int COLUMNS = 3;
  private static final int TABLE = 4;
  private static final int VALUES = 5;
  private static final int STATES = 6;
  private static final int MOVES = 7;

  private static final ClassDesc FINDER = describe(MoveFinder.class);
  private static final ClassDesc SUPPORT = describe(MoveSupport.class);
  private static final ClassDesc THE_BOARD = describe(Board.class);
  private static final ClassDesc THE_MOVES = describe(BoardMoves.class);
  private static final ClassDesc COMPUTATION = describe(Computation.class);
  private static final ClassDesc MATH = describe(Math.class);
  private static final ClassDesc INTS = CD_int.arrayType();
  private static final MethodTypeDesc FIND =
      MethodTypeDesc.of(CD_void, THE_BOARD, CD_int, CD_int, INTS, INTS, INTS, THE_MOVES);
  private static final MethodTypeDesc TWO_INTS = MethodTypeDesc.of(CD_int, CD_int, CD_int);
  private static final MethodTypeDesc TWO_LONGS = MethodTypeDesc.of(CD_long, CD_long, CD_long);

  private final CodeBuilder code;
  private final int[] states;
  private final boolean isStrip;
  private int nextSlot;

  private MoveWriter(CodeBuilder code, int[] states, boolean isStrip, int nextSlot) {
    this.code = code;
    this.states = states;
    this.isStrip = isStrip;
    this.nextSlot = nextSlot;
  }

  private static ClassDesc describe(Class<?> type) {
    return type.describeConstable().orElseThrow();
  }

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
                        .withInterfaceSymbols(FINDER)
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
                            FIND,
                            ClassFile.ACC_PUBLIC,
                            code -> {
                              new MoveWriter(code, states, isStrip, slots).step(tree);
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

  private int slots(int count) {
    int first = nextSlot;
    nextSlot += count;
    return first;
  }

  private void step(Step step) {
    switch (step) {
      case Block block -> block.steps().forEach(this::step);
      case Assign assign -> assign(assign.slot(), assign.value());
      case Choice choice -> choice(choice);
      case Found found -> found(found.changes());
      case ForCells loop -> cells(loop);
      case ForPlaces loop -> places(loop);
      case ForNumbers loop -> numbers(loop);
      case Repeat loop -> {
        Label start = code.newBoundLabel();
        Label end = code.newLabel();
        jump(loop.condition(), false, end);
        poll();
        step(loop.body());
        code.goto_(start).labelBinding(end);
      }
    }
  }

  private void poll() {
    code.invokestatic(COMPUTATION, "poll", ConstantDescs.MTD_void);
  }

  private void assign(int slot, Expr value) {
    switch (value) {
      case Num num -> {
        num(num);
        code.lstore(slot);
      }
      case Place place -> {
        place(place);
        code.istore(slot + 1).istore(slot);
      }
      case Cell cell -> {
        cell(cell);
        code.istore(slot);
      }
      case Bool bool -> {
        Label isFalse = code.newLabel();
        Label end = code.newLabel();
        jump(bool, false, isFalse);
        code.iconst_1().goto_(end).labelBinding(isFalse).iconst_0().labelBinding(end);
        code.istore(slot);
      }
      default -> throw new IllegalArgumentException(value.toString());
    }
  }

  private void choice(Choice choice) {
    Label end = code.newLabel();
    for (int i = 0; i < choice.conditions().size(); i++) {
      Label next = code.newLabel();
      jump(choice.conditions().get(i), false, next);
      step(choice.bodies().get(i));
      code.goto_(end).labelBinding(next);
    }
    step(choice.otherwise());
    code.labelBinding(end);
  }

  /** The body of a loop; {@code next} is where the next element is taken. */
  private void body(Body body, Label next, Label end) {
    Bool ends = body.ends();
    Bool takes = body.takes();
    if (ends != null) {
      jump(ends, false, end);
    }
    if (takes != null) {
      jump(takes, false, next);
    }
    step(body.step());
  }

  private void cells(ForCells loop) {
    int cell = slots(1);
    int state = states[loop.value()];
    code.aload(BOARD).loadConstant(state);
    code.invokevirtual(THE_BOARD, "first", MethodTypeDesc.of(CD_int, CD_int));
    code.istore(cell);
    Label start = code.newBoundLabel();
    Label next = code.newLabel();
    Label end = code.newLabel();
    code.iload(cell).iflt(end);
    poll();
    if (isStrip) {
      code.iload(cell).iconst_1().iadd().i2l().lstore(loop.slot());
    } else {
      code.iload(cell).iload(COLUMNS).idiv().iconst_1().iadd().istore(loop.slot());
      code.iload(cell).iload(COLUMNS).irem().iconst_1().iadd().istore(loop.slot() + 1);
    }
    body(loop.body(), next, end);
    code.labelBinding(next);
    code.aload(BOARD).loadConstant(state).iload(cell);
    code.invokevirtual(THE_BOARD, "next", TWO_INTS);
    code.istore(cell).goto_(start).labelBinding(end);
  }

  private void places(ForPlaces loop) {
    int index = slots(1);
    code.loadConstant(2 * loop.from()).istore(index);
    Label start = code.newBoundLabel();
    Label next = code.newLabel();
    Label end = code.newLabel();
    code.iload(index).loadConstant(2 * (loop.from() + loop.count())).if_icmpge(end);
    code.aload(TABLE).iload(index).iaload().istore(loop.slot());
    code.aload(TABLE).iload(index).iconst_1().iadd().iaload().istore(loop.slot() + 1);
    body(loop.body(), next, end);
    code.labelBinding(next).iinc(index, 2).goto_(start).labelBinding(end);
  }

  private void numbers(ForNumbers loop) {
    int counter = slots(2);
    int last = slots(2);
    Num to = loop.to();
    num(loop.from());
    code.lstore(counter);
    if (to != null) {
      num(to);
      code.lstore(last);
    }
    Label start = code.newBoundLabel();
    Label next = code.newLabel();
    Label end = code.newLabel();
    if (to != null) {
      code.lload(counter).lload(last).lcmp();
      if (loop.by() < 0) {
        code.iflt(end);
      } else {
        code.ifgt(end);
      }
    }
    poll();
    code.lload(counter).lstore(loop.slot());
    body(loop.body(), next, end);
    code.labelBinding(next);
    code.lload(counter).loadConstant(loop.by());
    code.invokestatic(MATH, "addExact", TWO_LONGS).lstore(counter);
    code.goto_(start).labelBinding(end);
  }

  private void found(List<Change> changes) {
    int[] cells = new int[changes.size()];
    for (int i = 0; i < cells.length; i++) {
      cells[i] = slots(1);
      place(changes.get(i).place());
      code.iload(ROWS).iload(COLUMNS).loadConstant(isStrip ? 1 : 0);
      code.invokestatic(
          SUPPORT,
          "changedCell",
          MethodTypeDesc.of(CD_int, CD_int, CD_int, CD_int, CD_int, CD_boolean));
      code.istore(cells[i]);
    }
    for (int i = 0; i < cells.length; i++) {
      code.aload(MOVES).iload(cells[i]);
      if (changes.get(i).value() instanceof Cell cell) {
        cell(cell);
        code.aload(STATES);
        code.invokestatic(SUPPORT, "state", MethodTypeDesc.of(CD_int, CD_int, INTS));
      } else {
        code.loadConstant(states[(int) ((NumConstant) changes.get(i).value()).value()]);
      }
      code.invokevirtual(THE_MOVES, "set", MethodTypeDesc.of(THE_MOVES, CD_int, CD_int)).pop();
    }
    code.aload(MOVES);
    ClassDesc[] parameters = new ClassDesc[cells.length];
    for (int i = 0; i < cells.length; i++) {
      code.iload(cells[i]);
      parameters[i] = CD_int;
    }
    code.invokevirtual(THE_MOVES, "add", MethodTypeDesc.of(CD_void, parameters));
  }

  private void num(Num num) {
    switch (num) {
      case NumConstant constant -> code.loadConstant(constant.value());
      case NumLocal local -> code.lload(local.slot());
      case NumOperation operation -> {
        num(operation.first());
        num(operation.second());
        switch (operation.operator()) {
          case PLUS -> code.invokestatic(MATH, "addExact", TWO_LONGS);
          case MINUS -> code.invokestatic(MATH, "subtractExact", TWO_LONGS);
          case TIMES -> code.invokestatic(MATH, "multiplyExact", TWO_LONGS);
          default -> code.invokestatic(SUPPORT, "remainder", TWO_LONGS);
        }
      }
      case RowOf row -> {
        place(row.place());
        code.pop().i2l();
      }
      case ColumnOf column -> {
        place(column.place());
        code.swap().pop().i2l();
      }
      case RowCount _ -> code.iload(ROWS).i2l();
      case ColumnCount _ -> code.iload(COLUMNS).i2l();
    }
  }

  private void toInt() {
    code.invokestatic(MATH, "toIntExact", MethodTypeDesc.of(CD_int, CD_long));
  }

  /** Leaves the row and, above it, the column on the stack. */
  private void place(Place place) {
    switch (place) {
      case PlaceConstant constant ->
          code.loadConstant(constant.row()).loadConstant(constant.column());
      case PlaceLocal local -> code.iload(local.slot()).iload(local.slot() + 1);
      case PlacePair pair -> {
        num(pair.row());
        toInt();
        num(pair.column());
        toInt();
      }
      case PlaceSum sum -> {
        String method = sum.minus() ? "subtractExact" : "addExact";
        int slot = slots(4);
        place(sum.first());
        code.istore(slot + 1).istore(slot);
        place(sum.second());
        code.istore(slot + 3).istore(slot + 2);
        for (int i = 0; i < 2; i++) {
          code.iload(slot + i).iload(slot + 2 + i).invokestatic(MATH, method, TWO_INTS);
        }
      }
      case PlaceTimes times -> {
        int slot = slots(3);
        place(times.place());
        code.istore(slot + 1).istore(slot);
        num(times.factor());
        toInt();
        code.istore(slot + 2);
        for (int i = 0; i < 2; i++) {
          code.iload(slot + i).iload(slot + 2).invokestatic(MATH, "multiplyExact", TWO_INTS);
        }
      }
    }
  }

  private void cellIndex(Place place) {
    place(place);
    code.iload(ROWS).iload(COLUMNS);
    code.invokestatic(SUPPORT, "cell", MethodTypeDesc.of(CD_int, CD_int, CD_int, CD_int, CD_int));
  }

  private void cell(Cell cell) {
    switch (cell) {
      case CellAt at -> {
        code.aload(BOARD);
        cellIndex(at.place());
        code.aload(VALUES);
        code.invokestatic(SUPPORT, "value", MethodTypeDesc.of(CD_int, THE_BOARD, CD_int, INTS));
      }
      case CellLocal local -> code.iload(local.slot());
    }
  }

  /** Jumps to a place if a condition has a value; otherwise goes on. */
  private void jump(Bool condition, boolean when, Label to) {
    switch (condition) {
      case BoolConstant constant -> {
        if (constant.value() == when) {
          code.goto_(to);
        }
      }
      case BoolLocal local -> {
        code.iload(local.slot());
        jumpIf(when, to);
      }
      case Negation negation -> jump(negation.part(), !when, to);
      case All all -> several(all.parts(), false, when, to);
      case Any any -> several(any.parts(), true, when, to);
      case NumRelation relation -> {
        num(relation.first());
        num(relation.second());
        code.lcmp();
        relation(relation.operator(), when, to);
      }
      case CellHolds holds -> {
        if (holds.cell() instanceof CellAt at && holds.value() != MoveSupport.NOTHING) {
          code.aload(BOARD);
          cellIndex(at.place());
          code.loadConstant(states[holds.value()]);
          code.invokevirtual(THE_BOARD, "is", MethodTypeDesc.of(CD_boolean, CD_int, CD_int));
          jumpIf(when, to);
        } else {
          cell(holds.cell());
          code.loadConstant(holds.value());
          equalInts(when, to);
        }
      }
      case CellsEqual equal -> {
        cell(equal.first());
        cell(equal.second());
        equalInts(when, to);
      }
      case PlacesEqual equal -> placesEqual(equal, when, to);
      case IsOnBoard on -> {
        cellIndex(on.place());
        if (when) {
          code.ifge(to);
        } else {
          code.iflt(to);
        }
      }
    }
  }

  private void jumpIf(boolean when, Label to) {
    if (when) {
      code.ifne(to);
    } else {
      code.ifeq(to);
    }
  }

  private void equalInts(boolean when, Label to) {
    if (when) {
      code.if_icmpeq(to);
    } else {
      code.if_icmpne(to);
    }
  }

  /**
   * Several conditions, of which the first with the value {@code deciding} decides.
   *
   * @param deciding true for "or", false for "and"
   */
  private void several(List<Bool> parts, boolean deciding, boolean when, Label to) {
    if (deciding == when) {
      parts.forEach(part -> jump(part, when, to));
      return;
    }
    Label end = code.newLabel();
    for (Bool part : parts.subList(0, parts.size() - 1)) {
      jump(part, deciding, end);
    }
    jump(parts.getLast(), when, to);
    code.labelBinding(end);
  }

  private void placesEqual(PlacesEqual equal, boolean when, Label to) {
    int slot = slots(2);
    place(equal.first());
    code.istore(slot + 1).istore(slot);
    place(equal.second());
    Label differs = code.newLabel();
    Label end = code.newLabel();
    code.iload(slot + 1).if_icmpne(differs);
    code.iload(slot);
    equalInts(when, to);
    code.goto_(end).labelBinding(differs).pop();
    if (!when) {
      code.goto_(to);
    }
    code.labelBinding(end);
  }

  /** Jumps by the sign on the stack. */
  private void relation(BinaryOperator operator, boolean when, Label to) {
    BinaryOperator effective = when ? operator : Objects.requireNonNull(opposite(operator));
    switch (effective) {
      case EQUAL -> code.ifeq(to);
      case NOT_EQUAL -> code.ifne(to);
      case LESS -> code.iflt(to);
      case LESS_OR_EQUAL -> code.ifle(to);
      case GREATER -> code.ifgt(to);
      default -> code.ifge(to);
    }
  }

  private static @Nullable BinaryOperator opposite(BinaryOperator operator) {
    return switch (operator) {
      case EQUAL -> BinaryOperator.NOT_EQUAL;
      case NOT_EQUAL -> BinaryOperator.EQUAL;
      case LESS -> BinaryOperator.GREATER_OR_EQUAL;
      case LESS_OR_EQUAL -> BinaryOperator.GREATER;
      case GREATER -> BinaryOperator.LESS_OR_EQUAL;
      case GREATER_OR_EQUAL -> BinaryOperator.LESS;
      default -> null;
    };
  }
}
