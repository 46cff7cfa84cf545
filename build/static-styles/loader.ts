// Decision: docs/decisions/2026-11-26-styles-are-compiled-by-the-build.md

import { realpathSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoaderContext } from 'webpack';
import { packageFolder } from '../apps.ts';
import { transformStyles } from './transform.ts';

// webpack, too, names files by where they are, not by a link to it.
const theme = path.join(realpathSync(packageFolder('@jangteo/ui')), 'src/theme');
const compiler = path.join(theme, 'compile.ts');
const globalRules = path.join(theme, 'global-rules.ts');
const load = (file: string) => import(pathToFileURL(file).href);

/** A webpack loader. Chakra's recipes become rules, so that neither server nor browser has to make them. */
export default async function staticStyles(this: LoaderContext<unknown>, source: string): Promise<string> {
  const { resourcePath } = this;
  if (resourcePath === globalRules) {
    const text = JSON.stringify((await load(globalRules)).globalRules());
    return `export const globalRules = () => ${text};`;
  }
  if (!source.includes('styled(')) return source;
  const { compileRecipe } = await load(compiler);
  const { code, files } = transformStyles(resourcePath, source, compileRecipe);
  for (const file of files) this.addDependency(file);
  return code;
}
