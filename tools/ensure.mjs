import { existsSync } from 'node:fs';
import { isInstalled, nodeIssue } from './installed.mjs';
import { runNpm } from './run.mjs';
import { fail, say } from './terminal.mjs';

/**
 * Checks the version of Node.js and installs the dependencies if needed. A tool that can be the first command in a new
 * clone imports this first.
 */

async function ensure() {
  const issue = nodeIssue();
  if (issue) fail(issue);
  if (isInstalled('.')) return;
  say('Installing the dependencies (once, a minute or two) …');
  const code = await runNpm(['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) {
    fail(
      'The dependencies could not be installed. Check the network connection to the npm registry and run the command again.',
    );
  }
}

await ensure();

/**
 * Sets the variables of Gatsby's file for a mode, `.env.production` or `.env.development`, so that a tool goes by the
 * same as the build that it starts. What is set already stays as it is.
 *
 * @param {'production' | 'development'} mode
 */
export function loadEnvironment(mode) {
  const file = `.env.${process.env.GATSBY_ACTIVE_ENV || mode}`;
  if (existsSync(file)) process.loadEnvFile(file);
}
