/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { nodeFault } from '../../tools/node-version.mjs';

const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  engines: { node: string };
};
const wanted = engines.node.slice('>='.length);
const [major = 0, minor = 0, patch = 0] = wanted.split('.').map(Number);

it.each([
  ['the version that package.json asks for', wanted],
  ['a later patch', `${major}.${minor}.${patch + 1}`],
  ['a later minor version', `${major}.${minor + 1}.0`],
  ['a later major version', `${major + 1}.0.0`],
  ['a major version of more digits', '100.0.0'],
])('finds nothing wrong with %s', (_, version) => {
  expect(nodeFault(version)).toBeUndefined();
});

it.each([
  ['an earlier minor version', `${major}.${minor - 1}.99`],
  ['an earlier major version', `${major - 1}.99.99`],
  ['a major version of fewer digits', '9.99.99'],
])('says in one sentence what to do about %s', (_, version) => {
  expect(nodeFault(version)).toBe(
    `This project needs Node.js ${wanted} or newer, this is ${version}. Install it from nodejs.org, or run "nvm install".`,
  );
});

it('looks at the Node.js that runs it where no version is given', () => {
  expect(nodeFault()).toBe(nodeFault(process.versions.node));
  expect(nodeFault()).toBeUndefined();
});
