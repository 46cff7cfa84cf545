import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Program } from './program.ts';

let folder: string;
const reports: string[] = [];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'program-'));
  reports.length = 0;
});
afterEach(() => rm(folder, { recursive: true }));

const write = async (name: string, code: string) => {
  await writeFile(path.join(folder, name), code);
  return path.join(folder, name);
};
const read = (name: string) => readFile(path.join(folder, name), 'utf8');
const optionsFor = (script: string) => ({
  name: 'sample',
  script,
  logFile: path.join(folder, 'sample.log'),
  env: { FOLDER: folder },
  report: (text: string) => void reports.push(text),
});

/** A program that records its process id, waits, and closes properly on SIGTERM. */
const wellBehaved = `
  import { appendFileSync, writeFileSync } from 'node:fs';
  const stay = setInterval(() => {}, 1000);
  process.once('SIGTERM', () => { writeFileSync(process.env.FOLDER + '/ended', 'in order'); clearInterval(stay); });
  appendFileSync(process.env.FOLDER + '/pids', process.pid + '\\n');
  process.send?.('http://ready');
`;

async function until(condition: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await condition().catch(() => false)) return;
    await delay(50);
  }
  throw new Error('It did not come about within ten seconds');
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const pids = async () => (await read('pids')).trim().split('\n').map(Number);

test('is ready when it reports its address, and ends properly', async () => {
  const program = new Program(optionsFor(await write('sample.ts', wellBehaved)));
  await expect(program.ready()).resolves.toBe('http://ready');
  await program[Symbol.asyncDispose]();
  expect(await read('ended')).toBe('in order');
  expect(reports).toEqual([]);
});

test('runs with NODE_ENV=development, also where the terminal says production', async () => {
  process.env.NODE_ENV = 'production';
  try {
    const code = 'setInterval(() => {}, 1000); process.send?.(process.env.NODE_ENV)';
    const program = new Program(optionsFor(await write('sample.ts', code)));
    await expect(program.ready()).resolves.toBe('development');
    await program[Symbol.asyncDispose]();
  } finally {
    process.env.NODE_ENV = 'test';
  }
});

test('a program that cannot start is a problem with its last lines of output', async () => {
  const program = new Program(optionsFor(await write('sample.ts', "throw new Error('no flour in the house')")));
  await expect(program.ready()).rejects.toThrow(/no flour in the house/);
  await program[Symbol.asyncDispose]();
});

test('a crashed program is started again, with a report', async () => {
  const program = new Program(optionsFor(await write('sample.ts', wellBehaved)));
  await program.ready();
  const [first = 0] = await pids();
  process.kill(first, 'SIGKILL');
  await until(async () => reports.length === 2);
  expect(reports).toEqual([expect.stringContaining('restarting'), expect.stringContaining('running again')]);
  const [, second = 0] = await pids();
  expect(isAlive(second)).toBe(true);
  await program[Symbol.asyncDispose]();
  expect(isAlive(second)).toBe(false);
});

test('a program restarted on request ends in order and does not count as crashed', async () => {
  const program = new Program(optionsFor(await write('sample.ts', wellBehaved)));
  await program.ready();
  await program.restart();
  expect(await pids()).toHaveLength(2);
  expect(await read('ended')).toBe('in order');
  expect(reports).toEqual([]);
  await program[Symbol.asyncDispose]();
});

test('a program ends properly when its parent is killed', async () => {
  const sample = await write('sample.ts', wellBehaved);
  const module = path.resolve(import.meta.dirname, 'program.ts');
  const options = JSON.stringify({ ...optionsFor(sample), report: undefined });
  const parent: ChildProcess = spawn(process.execPath, [
    await write(
      'parent.ts',
      `import { Program } from ${JSON.stringify(module)}; await new Program({ ...${options}, report() {} }).ready();`,
    ),
  ]);
  await until(async () => (await pids()).length === 1);
  const [child = 0] = await pids();
  parent.kill('SIGKILL');
  await once(parent, 'exit');
  await until(async () => !isAlive(child));
  expect(await read('ended')).toBe('in order');
});
