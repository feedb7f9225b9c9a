import { existsSync } from 'node:fs';
import { isInstalled, nodeIssue } from './installed.mjs';
import { runNpm } from './run.mjs';
import { fail, say } from './terminal.mjs';

/**
 * Imported first by every tool that can be the first command in a new clone: checks Node.js, and installs dependencies.
 */

const issue = nodeIssue();
if (issue) fail(issue);
if (!isInstalled()) {
  say('Installing the dependencies (once, a minute or two) …');
  if ((await runNpm(['ci', '--no-audit', '--no-fund', '--loglevel=error'])) !== 0)
    fail(
      'The dependencies could not be installed. Check the network connection to the npm registry and run the command again.',
    );
}

/**
 * Sets the variables of Gatsby's file for a mode, `.env.production` or `.env.development`, so that a tool uses the same
 * values as the build that it starts. Variables that are already set stay unchanged.
 *
 * @param {'production' | 'development'} mode
 */
export function loadEnvironment(mode) {
  const file = `.env.${process.env.GATSBY_ACTIVE_ENV || mode}`;
  if (existsSync(file)) process.loadEnvFile(file);
}
