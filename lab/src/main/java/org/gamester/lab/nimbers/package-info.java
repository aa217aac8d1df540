/** Sequences of Grundy values: records, rare values, periods, and certificates for them. */
package org.gamester.lab.nimbers;
