package org.gamester.script.objects;

/** Text that prints without quotes. */
public record TextOutput(String text) {}
