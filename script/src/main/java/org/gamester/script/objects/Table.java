package org.gamester.script.objects;

import java.util.List;

/** Rows of objects, not necessarily of one length, that print as a table. */
public record Table(List<List<Object>> rows) {}
