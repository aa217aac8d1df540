/** The objects that the worksheet language computes with, beside the games of lower floors. */
package org.gamester.script.objects;
