import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/**
 * Pretendard by Kil Hyung-jin, SIL Open Font License 1.1. The package is 72 MB: fetched when fonts are rendered, which
 * is seldom, rather than with every install.
 */
const packageName = 'pretendard';
const version = '1.3.9';
const integrity = 'PaQAADyLY5v4kYFwkpSJHbSSYIkiriY/1xXw75TKoZ9UQQqeU+tvP05yTdZAWibiIYoo8ZKtRv8PM7w0IaywSw==';

const cache = fileURLToPath(new URL('../../.cache/fonts/', import.meta.url));
const run = promisify(execFile);

export interface SourceFont {
  /** The variable font with every glyph. */
  font: Buffer;
  /** The style sheet of Pretendard's own subset, which sorts all characters into groups that are used together. */
  subsetCss: string;
  license: string;
}

export async function sourceFont(): Promise<SourceFont> {
  await mkdir(cache, { recursive: true });
  const archive = join(cache, `${packageName}-${version}.tgz`);
  if (!existsSync(archive)) await run('npm', ['pack', `${packageName}@${version}`, '--pack-destination', cache]);
  const found = createHash('sha512')
    .update(await readFile(archive))
    .digest('base64');
  if (found !== integrity) throw new Error(`${archive} is not the package it should be; delete it and try again`);

  const wanted = {
    font: 'package/dist/public/variable/PretendardVariable.ttf',
    subsetCss: 'package/dist/web/variable/pretendardvariable-dynamic-subset.css',
    license: 'package/dist/LICENSE.txt',
  };
  await run('tar', ['-xzf', archive, '-C', cache, ...Object.values(wanted)]);
  return {
    font: await readFile(join(cache, wanted.font)),
    subsetCss: await readFile(join(cache, wanted.subsetCss), 'utf8'),
    license: await readFile(join(cache, wanted.license), 'utf8'),
  };
}
