/** Tests of lanes and jobs. */
package org.gamester.web.jobs;
