import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

interface LogLine {
  msg: string;
  [name: string]: unknown;
}

export interface ServerProcess {
  child: ChildProcess;
  address: string;
  log: LogLine[];
}

/** The server as a process of its own, on a port of its own, with its log lines. */
export async function startServerProcess(
  databaseUrl: string,
  settings: Record<string, string> = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../src/server.ts')], {
    env: { ...process.env, DATABASE_URL: databaseUrl, PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const log: LogLine[] = [];
  const address = await new Promise<string>((done, failed) => {
    child.once('exit', (code) => failed(new Error(`the server ended with ${code} before it listened`)));
    createInterface(child.stdout).on('line', (line) => {
      const entry = JSON.parse(line) as LogLine;
      log.push(entry);
      const [, url] = /listening at (http\S+)/.exec(entry.msg) ?? [];
      if (url) done(url);
    });
  });
  return { child, address, log };
}
