import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTool, type Tool } from './tool';

interface Stored {
  at: string;
  type: string;
  fields: Record<string, string | string[]>;
  photos?: string[];
}

export function multipart(fields: Record<string, string>): FormData {
  const body = new FormData();
  Object.entries(fields).forEach(([name, value]) => body.set(name, value));
  return body;
}

/** What a visitor may write: accents, emoji, script, much of it. */
export const fields = {
  apiKey: 'local',
  name: 'Zoë Müller 🔌',
  prénom: 'Zoë',
  message: `<script>alert("1")</script>\r\n${'é'.repeat(10_000)}`,
};

/** Starts the form receiver for the tests of a file, with more settings; each test starts with an empty store. */
export function useReceiver(settings: Record<string, string> = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'receiver-'));
  const file = path.join(folder, 'received', 'requests.jsonl');
  let receiver: Tool;

  beforeAll(async () => {
    receiver = await startTool('receive.mjs', {
      env: { FORM_PORT: '0', FORM_FILE: file, FORM_PLANS: 'true', ...settings },
    });
  });

  beforeEach(() => rmSync(file, { force: true }));

  afterAll(async () => {
    await receiver.stop();
    rmSync(folder, { recursive: true });
  });

  const request = (url: string, init: RequestInit) =>
    fetch(`${receiver.origin}${url}`, { method: 'POST', redirect: 'manual', ...init });

  return {
    file,
    printed: (pattern: RegExp) => receiver.printed(pattern),
    request,
    post: (body: BodyInit, init: RequestInit = {}) => request('/submit', { body, ...init }),
    plan: (answers: unknown, headers?: HeadersInit) =>
      request('/plan', { body: JSON.stringify(answers), headers }),
    stored: (): Stored[] => {
      const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
      return lines.map((line) => JSON.parse(line) as Stored);
    },
  };
}
