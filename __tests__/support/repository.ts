import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const emptyFile = process.platform === 'win32' ? 'NUL' : '/dev/null';

/** Isolates Git from the machine's settings. */
export function isolateGit() {
  for (const name of Object.keys(process.env)) {
    if (/^(?:GIT_|EMAIL$)/.test(name)) delete process.env[name];
  }
  Object.assign(process.env, { GIT_CONFIG_GLOBAL: emptyFile, GIT_CONFIG_NOSYSTEM: '1' });
}

/** A clone of a bare repository, in a folder whose path has a space and an accent. */
export class Repository {
  readonly top = mkdtempSync(path.join(tmpdir(), 'publié et poussé-'));
  readonly remote = path.join(this.top, 'remote.git');
  readonly root = path.join(this.top, 'site');

  constructor() {
    this.git(this.top, 'init', '--quiet', '--bare', '--initial-branch=main', this.remote);
    this.clone(this.root);
    this.write('data/company.json', '{ "phone": "022" }\n');
    this.write('locales/fr/home.json', '{ "title": "Titre" }\n');
    this.write('src/home.tsx', 'one');
    this.git(this.root, 'add', '.');
    this.git(this.root, 'commit', '--quiet', '--message', 'First');
    this.git(this.root, 'push', '--quiet', '--set-upstream', 'origin', 'main');
  }

  /** Runs Git. @returns its output */
  git(folder: string, ...args: string[]): string {
    return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  }

  /** Writes a file of the project. */
  write(file: string, content: string | Buffer, folder = this.root) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }

  /** Adds a Git hook, as a shell script. */
  addHook(repository: string, name: string, script: string) {
    const place = path.join(repository, 'hooks', name);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  }

  /** Publishes a change from another clone. */
  publishElsewhere(file = 'data/services/web.json', content = '{}') {
    const other = path.join(this.top, 'other');
    this.clone(other);
    this.write(file, content, other);
    this.git(other, 'add', '.');
    this.git(other, 'commit', '--quiet', '--message', 'Elsewhere');
    this.git(other, 'push', '--quiet');
  }

  /** The files of the last commit in the remote repository, after its first line. */
  published(): string[] {
    const log = ['log', '-1', '--format=%s', '--name-only', '-z', 'main'];
    return this.git(this.remote, ...log)
      .split(/[\0\n]+/)
      .filter(Boolean);
  }

  /** Deletes the folder. */
  remove() {
    rmSync(this.top, { recursive: true, force: true });
  }

  private clone(folder: string) {
    this.git(this.top, 'clone', '--quiet', this.remote, folder);
    this.git(folder, 'config', 'user.name', 'Name');
    this.git(folder, 'config', 'user.email', 'name@mail.example');
  }
}
