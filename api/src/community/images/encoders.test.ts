import { type ChildProcess, type ForkOptions, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import sharp from 'sharp';
import { openEncoders } from './encoders.ts';

let small: Buffer;
beforeAll(async () => {
  small = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
});

let children: ChildProcess[];
let encoders: ReturnType<typeof openEncoders>;
const options = {
  serialization: 'advanced',
  env: {},
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
} satisfies ForkOptions;
const startEncoder = () => fork(join(import.meta.dirname, 'encoder-process.ts'), { ...options, execArgv: [] });
/** A process that never comes to an end with its picture. */
const startStuck = () => spawn(process.execPath, ['-e', "process.on('message', () => {})"], options);

function open({ withinMs = 60_000, isFirstStuck = false } = {}) {
  children = [];
  const start = () => {
    const child = isFirstStuck && children.length === 0 ? startStuck() : startEncoder();
    children.push(child);
    return child;
  };
  encoders = openEncoders({ withinMs, start });
}
afterEach(() => encoders.close());

const late = { status: 413, message: '사진을 처리하는 데 너무 오래 걸려요. 크기를 줄여서 올려 주세요.' };

test('a stranger’s photo is done while the one that came first is still in work', async () => {
  open({ isFirstStuck: true });
  const first = encoders.encode('a', small).catch((error) => error);
  const next = encoders.encode('a', small);
  expect(await encoders.encode('b', small)).toMatchObject({ width: 40, height: 30 });
  children[0]?.kill('SIGKILL');
  expect(await first).toMatchObject({ status: 415 });
  expect(await next).toMatchObject({ width: 40 });
});

test('a picture that takes too long is refused in Korean, its process killed, and the next one read', async () => {
  open({ withinMs: 1 });
  await expect(encoders.encode('a', small)).rejects.toMatchObject(late);
  expect(children[0]?.signalCode).toBe('SIGKILL');
  await expect(encoders.encode('a', small)).rejects.toMatchObject(late);
  expect(children).toHaveLength(2);
});

test('a process that ends leaves others to be started', async () => {
  open();
  await encoders.encode('a', small);
  const [first] = children;
  const ended = once(first as ChildProcess, 'exit');
  first?.kill('SIGKILL');
  await ended;
  expect(await encoders.encode('a', small)).toMatchObject({ width: 40 });
  expect(children).toHaveLength(2);
});

test('no picture is a refusal and no fault: the same process reads the next one', async () => {
  open();
  await expect(encoders.encode('a', Buffer.from('no picture'))).rejects.toMatchObject({ status: 415 });
  const { master } = await encoders.encode('a', small);
  expect(await sharp(await encoders.makeSize(master, '160.webp')).metadata()).toMatchObject({
    format: 'webp',
    width: 40,
  });
  expect(children).toHaveLength(1);
});

test('closed, the processes end', async () => {
  open();
  await encoders.encode('a', small);
  const ended = once(children[0] as ChildProcess, 'exit');
  encoders.close();
  expect(await ended).toEqual([0, null]);
});
