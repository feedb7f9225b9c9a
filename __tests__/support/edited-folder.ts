import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keepStates } from '../../editor/history/history';
import { writeFiles } from '../../editor/history/write-files';

/** The moment of minute 0. */
export const start = new Date('2026-03-04T05:06:07.008Z');

/** A new folder whose files are saved as the editor saves them. Its path has a space and an accent. */
export class EditedFolder {
  readonly root = mkdtempSync(path.join(tmpdir(), 'edited é-'));

  /** Where a file is on disk. */
  place(file: string): string {
    return path.join(this.root, file);
  }

  /** The content of a file; `null` if it does not exist. */
  read(file: string): Buffer | null {
    return existsSync(this.place(file)) ? readFileSync(this.place(file)) : null;
  }

  /** The text of a file; `null` if it does not exist. */
  text(file: string): string | null {
    return this.read(file)?.toString() ?? null;
  }

  /** Saves files; `null` deletes one. */
  async save(files: Record<string, string | Buffer | null>, minute = 0) {
    const changes = Object.entries(files).map(([file, content]) => ({
      file,
      before: this.read(file),
      after: content === null ? null : Buffer.from(content),
    }));
    const time = new Date(start.getTime() + minute * 60_000);
    const state = await keepStates(this.root, changes, `Save ${minute}`, time);
    await writeFiles(this.root, changes);
    return state;
  }

  /** Deletes the folder. */
  remove() {
    rmSync(this.root, { recursive: true });
  }
}
