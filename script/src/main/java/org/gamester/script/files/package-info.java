/** Classes and rulesets in files: how they are found, read again, and offered to the catalogue. */
package org.gamester.script.files;
