package org.gamester.script.evaluation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.gamester.script.classes.ClassLibrary;
import org.gamester.script.classes.LanguageClass;
import org.gamester.script.classes.Parameter;
import org.gamester.script.classes.Signature;
import org.gamester.script.classes.StandardClasses;
import org.gamester.script.evaluation.CallNodes.ArgumentNodes;
import org.gamester.script.games.RulesetNames;
import org.gamester.script.syntax.Expression;
import org.gamester.script.syntax.Expression.*;
import org.gamester.script.syntax.SourcePlace;
import org.jspecify.annotations.Nullable;

/** Compiles members, elements and calls, and the functions that are called. */
record CallCompiler(
    Compiler compiler, CompileContext surroundings, ClassLibrary classes, NameCompiler names) {

  Node infix(Infix infix) {
    Node node = compiler.operand(infix.first());
    Node[] operands = new Node[infix.words().size()];
    MemberLookup[] lookups = new MemberLookup[operands.length];
    SourcePlace[] positions = new SourcePlace[operands.length];
    for (int i = 0; i < operands.length; i++) {
      Word word = infix.words().get(i);
      operands[i] = compiler.operand(word.operand());
      lookups[i] = new MemberLookup(word.name(), classes);
      positions[i] = word.position();
    }
    return new CallNodes.Infix(node, lookups, operands, positions, surroundings.nesting());
  }

  Node selection(Selection selection) {
    List<Suffix> suffixes = selection.suffixes();
    Constants.@Nullable Qualified qualified =
        selection.target() instanceof Name name
            ? Constants.qualified(name, suffixes, classes)
            : null;
    if (selection.target() instanceof SuperMember inherited
        && suffixes.getFirst() instanceof Call call) {
      return selection(names.inherited(inherited, arguments(call)), suffixes, 1);
    }
    if (qualified == null
        && selection.target() instanceof Name name
        && suffixes.getFirst() instanceof Call call) {
      Node object = names.calledObject(name.name());
      if (object != null) {
        return selection(object, calling(name, call, suffixes), 0);
      }
    }
    Node target =
        qualified != null
            ? constant(qualified.value(), selection.target().position())
            : compiler.operand(selection.target());
    if (qualified == null && target instanceof VariableNodes.ReadWorksheet read) {
      Name name = (Name) selection.target();
      read.readWith(path(name, suffixes));
      Node position = positionOfClass(name, suffixes);
      if (position != null) {
        return new VariableNodes.IfAssigned(read, selection(target, suffixes, 0), position);
      }
    }
    return selection(target, suffixes, qualified != null ? qualified.length() : 0);
  }

  /**
   * The position of {@code Class.Position(...)}, as the classic style writes it, of the class of a
   * built-in ruleset whose parameters have their defaults; null if that is not what is written.
   */
  private @Nullable Node positionOfClass(Name name, List<Suffix> suffixes) {
    if (suffixes.size() < 2
        || !(suffixes.getFirst() instanceof Member member)
        || !member.name().equals(Constants.POSITION)
        || !(suffixes.get(1) instanceof Call)) {
      return null;
    }
    String ruleset = RulesetNames.withDefaults(name.name());
    return ruleset == null
        ? null
        : selection(new ValueNodes.Ruleset(ruleset, name.position()), suffixes, 1);
  }

  /** What {@code name(...)} is where the name is that of a method: {@code object.name(...)}. */
  private static List<Suffix> calling(Name name, Call call, List<Suffix> suffixes) {
    List<Suffix> all = new ArrayList<>();
    all.add(new Member(name.name(), name.position()));
    all.add(call);
    all.addAll(suffixes.subList(1, suffixes.size()));
    return all;
  }

  private Node selection(Node target, List<Suffix> suffixes, int from) {
    int next = from;
    List<CallNodes.Step> steps = new ArrayList<>();
    while (next < suffixes.size()) {
      Suffix suffix = suffixes.get(next++);
      if (suffix instanceof Member member
          && next < suffixes.size()
          && suffixes.get(next) instanceof Call call) {
        next++;
        steps.add(
            new CallNodes.CallMember(
                new MemberLookup(member.name(), classes),
                arguments(call),
                member.position(),
                call.position()));
      } else {
        steps.add(step(suffix));
      }
    }
    return steps.isEmpty()
        ? target
        : new CallNodes.Selection(
            target, steps.toArray(CallNodes.Step[]::new), surroundings.nesting());
  }

  /** The name with the names of members behind it, if it is that of a package. */
  private String path(Name first, List<Suffix> suffixes) {
    String path = first.name();
    for (Suffix suffix : suffixes) {
      if (!classes.isPackage(path) || !(suffix instanceof Member member)) {
        return path;
      }
      path += "." + member.name();
    }
    return path;
  }

  private static Node constant(Object value, SourcePlace position) {
    return switch (value) {
      case Constants.NamedRuleset ruleset ->
          new ValueNodes.Ruleset(ruleset.qualifiedName(), position);
      case WrittenClass type -> NameCompiler.classNode(type, position);
      default -> new ValueNodes.Constant(value);
    };
  }

  private CallNodes.Step step(Suffix suffix) {
    return switch (suffix) {
      case Member member ->
          new CallNodes.ReadMember(new MemberLookup(member.name(), classes), member.position());
      case Index index -> new CallNodes.Element(compiler.operand(index.index()), index.position());
      case Call call -> new CallNodes.CallValue(arguments(call), call.position());
    };
  }

  private ArgumentNodes arguments(Call call) {
    List<Node> positional = new ArrayList<>();
    Map<String, Node> named = new LinkedHashMap<>();
    for (Argument argument : call.arguments()) {
      Node value = compiler.operand(argument.value());
      String name = argument.name();
      if (name == null) {
        positional.add(value);
      } else {
        named.put(name, value);
      }
    }
    return new ArgumentNodes(positional.toArray(Node[]::new), named);
  }

  Node function(FunctionLiteral literal) {
    List<Parameter> parameters = new ArrayList<>();
    for (Expression.Parameter parameter : literal.parameters()) {
      if (parameter.expands() && parameter != literal.parameters().getLast()) {
        return new ValueNodes.Failing(
            "Invalid expansion for parameter `" + parameter.name() + "`: must be in last position",
            parameter.position());
      }
      String typeName = parameter.typeName();
      LanguageClass type =
          typeName == null ? StandardClasses.OBJECT : surroundings.findClass(typeName, classes);
      if (type == null) {
        return new ValueNodes.Failing(
            "Unknown class in parameter declaration: `" + typeName + "`", parameter.position());
      }
      parameters.add(
          new Parameter(
              parameter.name(), type, parameter.defaultValue() != null, null, parameter.expands()));
    }
    Signature signature = new Signature(parameters);
    return new ValueNodes.Function(surroundings.inFunction(() -> code(literal, signature)));
  }

  /** The code of a function whose parameters have no types. */
  FunctionCode code(FunctionLiteral literal) {
    Signature signature =
        new Signature(
            literal.parameters().stream()
                .map(parameter -> Parameter.required(parameter.name(), StandardClasses.OBJECT))
                .toList());
    return surroundings.inFunction(() -> code(literal, signature));
  }

  /** The code of a function, compiled in surroundings of its own. */
  private FunctionCode code(FunctionLiteral literal, Signature signature) {
    Scope inner = surroundings.scope();
    List<Local> locals = new ArrayList<>();
    List<Node> defaults = new ArrayList<>();
    for (Expression.Parameter parameter : literal.parameters()) {
      defaults.add(StatementNodes.orNothing(compiler.optional(parameter.defaultValue())));
      locals.add(inner.declare(parameter.name()));
    }
    Node body = compiler.statement(literal.body());
    int size = inner.close();
    return new FunctionCode(literal, signature, locals, defaults, body, inner.capturedFrom(), size);
  }
}
