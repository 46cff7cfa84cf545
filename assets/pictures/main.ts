/** `pnpm pictures [beginnings of names]`: paints the demo market's pictures, those that are missing and those that are named. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { readArguments } from '../../build/run-command.ts';
import { inProject } from '../../scripts/bootstrap/project.mjs';
import { paint } from './paint.ts';
import { type Picture, pictures } from './pictures.ts';

const folder = inProject('demo/pictures');
const named = readArguments(readNames);
/** The edge makes all sizes of it: the middle is the picture, all of it the one for shared links. */
const master = { width: 1220, height: 640 };
/** Pictures are painted larger than they are stored and then reduced, which makes their edges finer. */
const canvas = { width: 1525, height: 800 };

// One thread each for two pictures at a time leaves the machine usable.
sharp.concurrency(1);
const atOnce = 2;

const fileOf = ({ name, shape }: Picture) => `${name}.${shape}.avif`;
const isWanted = (picture: Picture) =>
  named.some((start) => picture.name.startsWith(start)) || !existsSync(path.join(folder, fileOf(picture)));

await mkdir(folder, { recursive: true });
await writeFile(path.join(folder, 'index.json'), indexOf(pictures));
const known = new Set(['index.json', ...pictures.map(fileOf)]);
for (const file of await readdir(folder)) if (!known.has(file)) await rm(path.join(folder, file), { recursive: true });

const wanted = pictures.filter(isWanted);
const queue = wanted.values();
await Promise.all(Array.from({ length: atOnce }, paintAll));
console.log(`${wanted.length} of ${pictures.length} pictures painted`);

function readNames(): string[] {
  const { positionals } = parseArgs({ allowPositionals: true });
  const unknown = positionals.find((start) => !pictures.some(({ name }) => name.startsWith(start)));
  if (unknown !== undefined) throw new Error(`The name of no picture begins with '${unknown}'`);
  return positionals;
}

async function paintAll(): Promise<void> {
  for (const picture of queue) {
    const painted = await paint(picture.scene(), canvas);
    await sharp(painted)
      .resize(master)
      .avif({ quality: 70, effort: 4 })
      .toFile(path.join(folder, fileOf(picture)));
    console.log(picture.name);
  }
}

/** The data of pictures that the demo market needs. */
function indexOf(all: Picture[]): string {
  const rows = all.map(({ name, kind, color }) => `  ${JSON.stringify({ name, kind, color })}`);
  return `[\n${rows.join(',\n')}\n]\n`;
}
