package org.gamester.script.syntax;

import static org.gamester.script.syntax.TokenKind.*;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.gamester.script.syntax.ClassDeclaration.*;
import org.gamester.script.syntax.Expression.Block;
import org.gamester.script.syntax.Expression.Parameter;
import org.jspecify.annotations.Nullable;

/** Files, classes and what they declare. */
final class ClassParser {

  /** The most classes within classes. */
  private static final int DEEPEST = 50;

  private static final Set<Modifier> OF_CLASSES =
      EnumSet.of(Modifier.MUTABLE, Modifier.SINGLETON, Modifier.SYSTEM, Modifier.PRIVATE);
  private static final Set<Modifier> OF_METHODS =
      EnumSet.of(Modifier.OVERRIDE, Modifier.STATIC, Modifier.EXTERNAL, Modifier.PRIVATE);
  private static final Set<Modifier> OF_VARIABLES =
      EnumSet.of(Modifier.MUTABLE, Modifier.STATIC, Modifier.PRIVATE);

  private final Parser parser;
  private final TokenReader reader;
  private int depth;

  ClassParser(Parser parser) {
    this.parser = parser;
    this.reader = parser.reader;
  }

  /** The whole file. */
  SourceFile file() {
    List<TypeName> imports = new ArrayList<>();
    while (reader.accept(IMPORT)) {
      imports.add(imported());
      reader.expect(SEMICOLON);
    }
    if (!startsClass()) {
      return new SourceFile(reader.source(), imports, null, parser.statements.worksheet());
    }
    ClassDeclaration declaration = declaration(modifiers());
    while (reader.accept(SEMICOLON)) {
      // a semicolon after the end of the class changes nothing
    }
    if (!reader.at(END_OF_INPUT)) {
      throw reader.unexpected("the end of the file after the class");
    }
    return new SourceFile(reader.source(), imports, declaration, null);
  }

  private TypeName imported() {
    Token first = reader.expect(NAME);
    StringBuilder name = new StringBuilder(first.text());
    while (reader.accept(DOT)) {
      if (reader.accept(STAR)) {
        name.append(".*");
        break;
      }
      name.append('.').append(reader.expect(NAME).text());
    }
    return new TypeName(name.toString(), reader.position(first));
  }

  private boolean startsClass() {
    return reader.at(CLASS) || reader.at(ENUM) || modifier(reader.peek().kind()) != null;
  }

  private static @Nullable Modifier modifier(TokenKind kind) {
    return switch (kind) {
      case OVERRIDE -> Modifier.OVERRIDE;
      case MUTABLE -> Modifier.MUTABLE;
      case STATIC -> Modifier.STATIC;
      case EXTERNAL -> Modifier.EXTERNAL;
      case PRIVATE -> Modifier.PRIVATE;
      case SINGLETON -> Modifier.SINGLETON;
      case SYSTEM -> Modifier.SYSTEM;
      default -> null;
    };
  }

  /** The words before a declaration, each with its place. */
  private List<Token> modifiers() {
    List<Token> words = new ArrayList<>();
    while (modifier(reader.peek().kind()) != null) {
      words.add(reader.next());
    }
    return words;
  }

  private Set<Modifier> permitted(List<Token> words, Set<Modifier> permitted) {
    Set<Modifier> modifiers = EnumSet.noneOf(Modifier.class);
    for (Token word : words) {
      Modifier modifier = modifier(word.kind());
      if (modifier == null || !permitted.contains(modifier)) {
        throw new SyntaxException(
            "Modifier `" + word.kind().text() + "` not permitted here", "", reader.position(word));
      }
      modifiers.add(modifier);
    }
    return modifiers;
  }

  private ClassDeclaration declaration(List<Token> words) {
    if (++depth > DEEPEST) {
      throw new SyntaxException(
          "Nested too deeply: at most " + DEEPEST + " classes within each other are read.",
          "",
          reader.position(reader.peek()));
    }
    Set<Modifier> modifiers = permitted(words, OF_CLASSES);
    Token opening = reader.peek();
    boolean isEnumeration = reader.accept(ENUM);
    if (!isEnumeration && !reader.accept(CLASS)) {
      throw reader.unexpected("`class` or `enum`");
    }
    Token name = reader.expect(NAME);
    List<Parameter> parameters = null;
    List<TypeName> parents = new ArrayList<>();
    List<TypeName> elements = new ArrayList<>();
    if (isEnumeration) {
      do {
        Token element = reader.expect(NAME);
        elements.add(new TypeName(element.text(), reader.position(element)));
      } while (reader.accept(COMMA));
      reader.expect(SEMICOLON);
    } else {
      parameters = reader.at(LEFT_PAREN) ? parser.expressions.parameters() : null;
      if (reader.accept(EXTENDS)) {
        do {
          Token first = reader.peek();
          parents.add(new TypeName(parser.expressions.qualifiedName(), reader.position(first)));
        } while (reader.accept(COMMA));
      }
    }
    List<Item> items = new ArrayList<>();
    while (reader.accept(SEMICOLON) || !reader.at(END)) {
      if (reader.at(END_OF_INPUT)) {
        reader.close(END, opening);
      }
      if (!reader.at(SEMICOLON) && !reader.at(END)) {
        addItem(items);
      }
    }
    reader.next();
    depth--;
    return new ClassDeclaration(
        modifiers,
        name.text(),
        parameters,
        parents,
        elements,
        isEnumeration,
        items,
        reader.position(name));
  }

  private void addItem(List<Item> items) {
    if (reader.at(STATIC) && !startsDeclaration(reader.peek(1).kind())) {
      Token opening = reader.next();
      Block body = parser.statements.block();
      reader.close(END, opening);
      items.add(new Initializer(true, body));
      return;
    }
    List<Token> words = modifiers();
    switch (reader.peek().kind()) {
      case CLASS, ENUM -> items.add(new Nested(declaration(words)));
      case DEF -> items.add(method(words));
      case VAR -> addVariables(words, items);
      default -> {
        if (!words.isEmpty()) {
          throw reader.unexpected("`class`, `def` or `var`");
        }
        items.add(new Initializer(false, parser.statements.initializer()));
      }
    }
  }

  private static boolean startsDeclaration(TokenKind kind) {
    return switch (kind) {
      case DEF, VAR, CLASS, ENUM -> true;
      default -> modifier(kind) != null;
    };
  }

  private Method method(List<Token> words) {
    Set<Modifier> modifiers = permitted(words, OF_METHODS);
    reader.expect(DEF);
    Token first = reader.peek();
    String name = reader.at(OP) ? OperatorName.read(reader) : reader.expect(NAME).text();
    List<Parameter> parameters = reader.at(LEFT_PAREN) ? parser.expressions.parameters() : null;
    if (reader.accept(AS)) {
      parser.expressions.qualifiedName();
    }
    Expression body = null;
    if (reader.at(BEGIN)) {
      body = parser.statements.control();
    } else if (reader.accept(ASSIGN)) {
      body = parser.expressions.function();
      endOfStatement();
    } else if (!reader.at(SEMICOLON)) {
      throw reader.unexpected("`:=`, `begin` or `;`");
    }
    return new Method(modifiers, name, parameters, body, reader.position(first));
  }

  private void addVariables(List<Token> words, List<Item> items) {
    Set<Modifier> modifiers = permitted(words, OF_VARIABLES);
    reader.expect(VAR);
    do {
      Token name = reader.expect(NAME);
      Expression value = reader.accept(ASSIGN) ? parser.expressions.function() : null;
      items.add(new Field(modifiers, name.text(), value, reader.position(name)));
    } while (reader.accept(COMMA));
    endOfStatement();
  }

  private void endOfStatement() {
    if (!reader.at(SEMICOLON) && !reader.at(END)) {
      throw reader.unexpected("an operator or `;`");
    }
  }
}
