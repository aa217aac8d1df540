package org.gamester.script.classes;

/** Which Java class declares the members of which class of the language. */
final class MemberLibrary {

  private MemberLibrary() {}

  static MemberTable membersOf(LanguageClass type) {
    MemberTable table = new MemberTable(type);
    switch (type.qualifiedName()) {
      case "cgsuite.lang.Object" -> ObjectMembers.object(table);
      case "cgsuite.lang.Class" -> ObjectMembers.classObject(table);
      case "cgsuite.lang.System" -> ObjectMembers.system(table);
      case "cgsuite.lang.Collection" -> CollectionMembers.collection(table);
      case "cgsuite.lang.List" -> ListMembers.list(table);
      case "cgsuite.lang.Range" -> CollectionMembers.range(table);
      case "cgsuite.lang.Set" -> CollectionMembers.set(table);
      case "cgsuite.lang.Map" -> CollectionMembers.map(table);
      case "cgsuite.lang.MapEntry" -> CollectionMembers.mapEntry(table);
      case "cgsuite.lang.String" -> StringMembers.string(table);
      case "cgsuite.lang.Coordinates" -> CoordinatesMembers.coordinates(table);
      case "cgsuite.util.MutableList" -> MutableMembers.list(table);
      case "cgsuite.util.MutableSet" -> MutableMembers.set(table);
      case "cgsuite.util.MutableMap" -> MutableMembers.map(table);
      case "cgsuite.util.Table" -> ListMembers.table(table);
      case "cgsuite.util.output.Output" -> ObjectMembers.output(table);
      case "cgsuite.util.output.TextOutput" -> ObjectMembers.textOutput(table);
      case "game.SurrealNumber" -> NumberMembers.surrealNumber(table);
      case "game.Rational" -> NumberMembers.rational(table);
      case "game.GeneralizedOrdinal" -> NumberMembers.generalizedOrdinal(table);
      case "game.TransfiniteNimber" -> NumberMembers.transfiniteNimber(table);
      case "game.Integer" -> NumberMembers.integer(table);
      default -> {}
    }
    return table;
  }
}
