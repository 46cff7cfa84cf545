import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hashOfInputs } from './app-inputs.ts';

let root: string;

const write = async (file: string, text: string) => {
  await mkdir(path.join(root, path.dirname(file)), { recursive: true });
  await writeFile(path.join(root, file), text);
};

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'inputs-'));
  await write('remote-shop/src/routes.ts', 'routes');
  await write('remote-shop/package.json', '{}');
  await write('shared/ui/src/index.ts', 'ui');
  await write('build/build.ts', 'build');
  await write('pnpm-lock.yaml', 'lock');
});
afterEach(() => rm(root, { recursive: true }));

const hashAfter = async (file: string, text: string) => {
  const before = await hashOfInputs('remote-shop', root);
  await write(file, text);
  return { before, after: await hashOfInputs('remote-shop', root) };
};

test.each([
  'remote-shop/src/routes.ts',
  'remote-shop/src/deals/page.tsx',
  'remote-shop/public/icon.png',
  'remote-shop/package.json',
  'shared/ui/src/index.ts',
  'build/build.ts',
  'pnpm-lock.yaml',
])('%s is an input of the build', async (file) => {
  const { before, after } = await hashAfter(file, 'changed');
  expect(after).not.toBe(before);
});

test.each([
  'remote-shop/src/routes.test.ts',
  'remote-shop/dist/web/main.js',
  'shared/ui/node_modules/react/index.js',
  'remote-mypage/src/routes.ts',
  'api/src/app.ts',
])('%s is no input', async (file) => {
  const { before, after } = await hashAfter(file, 'changed');
  expect(after).toBe(before);
});

test('a file that moved changes the hash', async () => {
  const before = await hashOfInputs('remote-shop', root);
  await rm(path.join(root, 'remote-shop/src/routes.ts'));
  await write('remote-shop/src/moved.ts', 'routes');
  expect(await hashOfInputs('remote-shop', root)).not.toBe(before);
});
