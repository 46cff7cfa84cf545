// Records surfaces of edited sources: JSON with variants from standard input, their surfaces to standard output. A
// program of its own, because the tests' module loader cannot load the compiler.
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import type { AppName } from '@jangteo/contract/release';
import { projectRoot } from '../../apps.ts';
import { recordSurfaces } from '../record.ts';

/** A text that takes another's place in a file. */
export type Edit = [file: string, from: string, to: string];

export interface Variant {
  apps: AppName[];
  edits: Edit[];
}

const contractFolder = 'shared/contract/src';

async function recordVariant({ apps, edits }: Variant) {
  const texts = new Map<string, string>();
  for (const [file, from, to] of edits) {
    const place = path.join(projectRoot, file);
    const text = texts.get(place) ?? (await readFile(place, 'utf8'));
    if (!text.includes(from)) throw new Error(`${file} does not say '${from}'`);
    texts.set(place, text.replaceAll(from, to));
  }
  const contract = await mkdtemp(path.join(tmpdir(), 'contract-'));
  try {
    await cp(path.join(projectRoot, contractFolder), path.join(contract, 'src'), { recursive: true });
    await symlink(path.join(projectRoot, 'shared/contract/node_modules'), path.join(contract, 'node_modules'));
    for (const [place, text] of texts) {
      const inside = path.relative(path.join(projectRoot, contractFolder), place);
      if (!inside.startsWith('..')) await writeFile(path.join(contract, 'src', inside), text);
    }
    return await recordSurfaces(apps, { edits: texts, contract: path.join(contract, 'src') });
  } finally {
    await rm(contract, { recursive: true });
  }
}

const surfaces = [];
for (const variant of (await json(process.stdin)) as Variant[]) surfaces.push(await recordVariant(variant));
console.log(JSON.stringify(surfaces));
