package org.gamester.web.answers;

/**
 * What a question is answered with.
 *
 * @param status of HTTP: 200; 422 if the question has no answer, or none within the limits; 400 if
 *     the command cannot be used so; 500 if the program is at fault
 * @param json one object, or one on each line
 */
public record Reply(int status, String json) {}
