import { readdir, readFile, rm } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import path from 'node:path';
import type { AppName } from '@jangteo/contract/release';
import { runWebpack } from '../../build/run-webpack.ts';
import { webpackConfig } from '../../build/webpack-config.ts';

/** Characters of a script by the package they come from, the largest share first. */
export type Contents = [owner: string, characters: number][];

/** Builds an app once more, with source maps, into `folder`. Returns the contents of each of its scripts. */
export async function buildWithMaps(app: AppName, folder: string): Promise<(file: string) => Promise<Contents>> {
  const config = webpackConfig(app, 'web');
  await rm(folder, { recursive: true, force: true });
  await runWebpack({ ...config, devtool: 'hidden-source-map', output: { ...config.output, path: folder } });
  const made = await readdir(folder);
  return async (file) => {
    // With source maps the minifier may choose other short names, which changes the hash in the file's name.
    const twin =
      made.find((name) => name === file) ?? made.find((name) => name.endsWith('.js') && isSameChunk(name, file));
    if (!twin) throw new Error(`${app}'s sources make no ${file}`);
    const script = await readFile(path.join(folder, twin), 'utf8');
    const map = JSON.parse(await readFile(path.join(folder, `${twin}.map`), 'utf8'));
    return contentsOf(script, new SourceMap(map));
  };
}

const isSameChunk = (a: string, b: string): boolean => a.split('.')[0] === b.split('.')[0];

function contentsOf(script: string, map: SourceMap): Contents {
  const shares = new Map<string, number>();
  for (const [number, line] of script.split('\n').entries()) {
    for (let column = 0; column < line.length; column += 1) {
      const entry = map.findEntry(number, column);
      const isMapped = 'originalSource' in entry && entry.generatedLine === number;
      const owner = ownerOf(isMapped ? entry.originalSource : '');
      shares.set(owner, (shares.get(owner) ?? 0) + 1);
    }
  }
  return [...shares].sort((a, b) => b[1] - a[1]);
}

/** `webpack://host/../shared/ui/src/a.ts` → `shared/ui`; the last of nested packages; the rest is webpack's. */
function ownerOf(source: string): string {
  const library = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1];
  const door = /\/\.\.\/(shared\/[^/]+)\//.exec(source)?.[1];
  return library ?? door ?? (/\/\.\/src\//.test(source) ? 'own code' : 'webpack');
}
