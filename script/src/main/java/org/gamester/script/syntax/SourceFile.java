package org.gamester.script.syntax;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a file holds: a class, or a script.
 *
 * @param imports names of classes, or of packages with {@code .*} behind them
 * @param declaration the class; null for a script
 * @param script the script; null for a class
 */
public record SourceFile(
    Source source,
    List<ClassDeclaration.TypeName> imports,
    @Nullable ClassDeclaration declaration,
    @Nullable Program script) {}
