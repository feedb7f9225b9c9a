import { spawn } from 'node:child_process';
import path from 'node:path';

interface Options {
  cwd?: string;
  env?: Record<string, string>;
}

export interface Tool {
  /** `http://127.0.0.1:PORT` */
  origin: string;
  /** Waits for output that matches, and returns the match. */
  printed: (pattern: RegExp) => Promise<RegExpExecArray>;
  stop: () => Promise<void>;
}

function start(tool: string, { cwd, env }: Options) {
  const child = spawn(process.execPath, [path.join(__dirname, '../../tools', tool)], {
    cwd,
    env: { ...process.env, ...env },
  });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      child.emit('printed');
    });
  }
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  return { child, ended, output: () => Buffer.concat(chunks).toString() };
}

/** Starts a server of `tools/` as a terminal would, and waits until it prints its address. */
export async function startTool(tool: string, options: Options): Promise<Tool> {
  const { child, ended, output } = start(tool, options);
  const printed = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const look = () => {
        const found = pattern.exec(output());
        if (found) resolve(found);
      };
      look();
      child.on('printed', look);
      void ended.then((code) => reject(new Error(`${tool} ended with ${code}: ${output()}`)));
    });
  const [, port] = await printed(/http:\/\/localhost:(\d+)/);
  const stop = async () => {
    child.kill();
    await ended;
  };
  return { origin: `http://127.0.0.1:${port}`, printed, stop };
}
