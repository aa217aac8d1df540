package org.gamester.script.objects;

/** A key of a map and what it maps to. */
public record MapEntry(Object key, Object value) {}
