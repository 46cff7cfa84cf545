import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import unusedRouterParts from './unused-router-parts.ts';
import { routerForProduction } from './webpack-config.ts';

test('an unused component that the router creates by a call is left out of the bundle', async () => {
  const folder = path.dirname(routerForProduction['react-router$']);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.mjs'));
  const sources = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  const source = unusedRouterParts(sources.join('\n'));
  for (const part of ['Link', 'NavLink', 'Form']) {
    expect(source).toMatch(new RegExp(`^var ${part} = /\\* @__PURE__ \\*/ React\\d*\\.forwardRef\\($`, 'm'));
    expect(source).not.toMatch(new RegExp(`^${part}\\.displayName`, 'm'));
  }
});
