/** Who is answered when. */
package org.gamester.web.jobs;
