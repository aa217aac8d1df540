/**
 * Temperature theory of short games: thermographs, mean and temperature, cooling, heating and
 * overheating.
 */
package org.gamester.values.thermography;
