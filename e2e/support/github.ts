import type { Page, Request } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gitIn } from '../../__tests__/support/history';

/** A mock of GitHub that answers the CMS's API requests from a repository in a folder. */

/** The signed-in user. */
const user = { id: 1, login: 'owner', name: 'Owner', email: 'owner@site.example' };

interface Commit {
  branch: { repositoryNameWithOwner: string; branchName: string };
  expectedHeadOid: string;
  fileChanges: {
    additions: { path: string; contents: string }[];
    deletions: { path: string }[];
  };
  message: { headline: string };
}

interface NewBranch {
  /** `refs/heads/cms/projects/farm` */
  name: string;
  oid: string;
}

/** Commits files, given as Base64, to a branch, and nothing else. */
async function commit(root: string, { branch, expectedHeadOid, fileChanges, message }: Commit) {
  const git = (...args: string[]) => gitIn(root, ...args).trim();
  git('switch', '--quiet', branch.branchName);
  if (expectedHeadOid !== git('rev-parse', 'HEAD')) throw new Error('the branch has moved');
  for (const { path: file, contents } of fileChanges.additions) {
    const place = path.join(root, file);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, Buffer.from(contents, 'base64'));
  }
  for (const { path: file } of fileChanges.deletions) await rm(path.join(root, file));
  git('add', '--all', 'data', 'locales');
  git('commit', '--quiet', `--message=${message.headline}`);
  const files = fileChanges.additions.map(({ path: file }, index) => [
    `file_${index}`,
    { oid: git('rev-parse', `HEAD:${file}`) },
  ]);
  const oid = git('rev-parse', 'HEAD');
  const committedDate = git('show', '--no-patch', '--format=%cI', 'HEAD');
  const made: unknown = Object.fromEntries([
    ['oid', oid],
    ['committedDate', committedDate],
    ...files,
  ]);
  git('switch', '--quiet', 'main');
  return { createCommitOnBranch: { commit: made } };
}

/** Fields of a query for many files at once: `content_12: object(oid: "…")`, `commit_12: ref(…)`. */
const manyFields = /(content_\d+): +object\(oid: "(\w+)"\)|(commit_\d+): +ref\(/g;

/** Answers a GraphQL query or mutation. */
async function answerQuery(
  root: string,
  { query, variables }: { query: string; variables: { input: Commit & NewBranch } },
) {
  const git = (...args: string[]) => gitIn(root, ...args);
  if (query.includes('createCommitOnBranch')) return commit(root, variables.input);
  if (query.includes('createRef')) {
    const { name, oid } = variables.input;
    git('branch', name.replace('refs/heads/', ''), oid);
    return { createRef: { ref: { name } } };
  }
  if (query.includes('defaultBranchRef'))
    return { repository: { defaultBranchRef: { name: 'main' } } };
  const [oid = '', message, committedDate] = git('log', '-1', '--format=%H%n%s%n%cI').split('\n');
  const nodes = [{ oid, message, committedDate, author: { ...user, user } }];
  const ref = { target: { oid, history: { nodes } } };
  if (query.includes('fork: ')) return { fork: { id: 'site' }, base: { ref } };
  const fields = [...query.matchAll(manyFields)].map(([, content, blob = '', lastCommit = '']) =>
    content
      ? [content, { text: git('cat-file', 'blob', blob), isTruncated: false }]
      : [lastCommit, ref],
  ) as [string, unknown][];
  return { repository: { ref, ...Object.fromEntries(fields) } };
}

/** Answers a REST request. */
function answerRest(root: string, address: string): unknown {
  if (address === '/user') return user;
  if (address.endsWith('/pulls')) return { number: 1, title: 'A pull request' };
  if (!/\/git\/trees\//.test(address)) return {};
  const lines = gitIn(root, 'ls-tree', '-r', '--long', '-z', 'HEAD').split('\0').filter(Boolean);
  const tree = lines.map((line) => {
    const [, type, sha, size, file] = /^\d+ (\w+) (\w+) +(\d+)\t(.+)$/.exec(line) ?? [];
    return { type, sha, size: Number(size), path: file };
  });
  return { tree };
}

/**
 * Mocks GitHub in a page, with the repository's owner signed in.
 *
 * @param root the folder of the repository
 */
export async function mockGitHub(page: Page, root: string): Promise<void> {
  const stored = JSON.stringify({ backendName: 'github', token: 'token' });
  await page.addInitScript((value) => localStorage.setItem('sveltia-cms.user', value), stored);
  await page.route('https://www.githubstatus.com/**', (route) =>
    route.fulfill({ json: { status: { indicator: 'none' } } }),
  );
  const answer = async (request: Request) => {
    const { pathname } = new URL(request.url());
    if (pathname !== '/graphql') return answerRest(root, pathname);
    return { data: await answerQuery(root, request.postDataJSON() as never) };
  };
  await page.route('https://api.github.com/**', async (route) => {
    const [, blob] = /\/git\/blobs\/(\w+)$/.exec(route.request().url()) ?? [];
    if (!blob) return route.fulfill({ json: await answer(route.request()) });
    const body = execFileSync('git', ['cat-file', 'blob', blob], { cwd: root });
    return route.fulfill({ body, contentType: 'application/octet-stream' });
  });
}
