import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { encode } from './encode.ts';
import { filesOf } from './files.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { IndexEntry, Picture } from './picture.ts';
import { pictures } from './pictures.ts';

/**
 * Renders the demo market's pictures into ../pictures, only those that changed.
 * `node render.ts apple kimchi` renders again whatever begins with these names.
 */
const folder = fileURLToPath(new URL('../../demo/pictures/', import.meta.url));
const renderedFile = join(folder, 'rendered.json');
const rendered: Record<string, string> = existsSync(renderedFile) ? JSON.parse(readFileSync(renderedFile, 'utf8')) : {};
const forced = process.argv.slice(2);

// One thread each for two pictures at a time leaves the machine usable.
sharp.concurrency(1);
const atOnce = 2;

await mkdir(folder, { recursive: true });
await writeFile(join(folder, 'index.json'), jsonLines(pictures.map(indexEntry)));
await removeUnlisted();

const stale = pictures.filter(isStale);
const queue = stale.values();
let done = 0;
await Promise.all(Array.from({ length: atOnce }, work));
process.stdout.write(`${stale.length} of ${pictures.length} pictures rendered\n`);

async function work(): Promise<void> {
  for (const picture of queue) {
    const scene = picture.scene();
    await encode(scene, picture.wide, join(folder, picture.name));
    rendered[picture.name] = fingerprintOf(scene);
    done += 1;
    if (done % 20 === 0 || done === stale.length) {
      await saveRendered();
      process.stdout.write(`${done}/${stale.length} ${picture.name}\n`);
    }
  }
}

function isStale(picture: Picture): boolean {
  if (forced.some((start) => picture.name.startsWith(start))) return true;
  const complete = filesOf(picture).every((file) => existsSync(join(folder, picture.name, file)));
  return !complete || rendered[picture.name] !== fingerprintOf(picture.scene());
}

async function removeUnlisted(): Promise<void> {
  const listed = new Set(pictures.map(({ name }) => name));
  const entries = await readdir(folder, { withFileTypes: true });
  for (const entry of entries.filter((found) => found.isDirectory() && !listed.has(found.name))) {
    await rm(join(folder, entry.name), { recursive: true });
    delete rendered[entry.name];
  }
}

async function saveRendered(): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(rendered).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(renderedFile, `${JSON.stringify(sorted, null, 1)}\n`);
}

function indexEntry({ name, kind, label, wide, color }: Picture): IndexEntry {
  return { name, kind, label, wide, color };
}

function jsonLines(rows: IndexEntry[]): string {
  return `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]\n`;
}
