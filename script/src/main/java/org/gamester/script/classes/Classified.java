package org.gamester.script.classes;

/** An object that knows its class. */
public interface Classified {
  LanguageClass languageClass();
}
