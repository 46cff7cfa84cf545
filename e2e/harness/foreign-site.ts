import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { projectRoot } from '../places.ts';

export interface ForeignSite extends AsyncDisposable {
  address: string;
  /** Lines of the page that the documentation shows. */
  lines: number;
}

interface Page {
  /** The deal of the card. */
  dealId?: number;
  /** Put before the documented page's own content. */
  head?: string;
  /** In place of the documented script. */
  script?: string;
}

/** A site of its own origin with the page of docs/platform.md, and with React alone. */
export async function openForeignSite(
  market: string,
  { head = '', script, dealId = 1 }: Page = {},
): Promise<ForeignSite> {
  const documented = await documentedPage();
  const page = documented
    .replace('https://jangteo.example', market)
    .replace('dealId: 1 ', `dealId: ${dealId} `)
    .replace('<meta charset="utf-8">', `<meta charset="utf-8">${importMap}${head}`)
    .replace(/(<script type="module">).*(<\/script>)/s, (all, start, end) => (script ? start + script + end : all));
  const files: Record<string, () => Promise<string>> = {
    '/': async () => page,
    '/libraries.js': () => librariesAsModule(Object.values(libraries)),
    ...Object.fromEntries(
      Object.entries(libraries).map(([file, name]) => [
        file,
        async () => `import { load } from './libraries.js'; export default load('${name}'); ${exportsOf[name] ?? ''}`,
      ]),
    ),
  };
  const server = createServer(async (request, response) => {
    const read = files[request.url ?? ''];
    const type = request.url?.endsWith('.js') ? 'text/javascript' : 'text/html';
    response.writeHead(read ? 200 : 204, { 'content-type': `${type}; charset=utf-8` }).end(await read?.());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    lines: documented.trimEnd().split('\n').length,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function documentedPage(): Promise<string> {
  const text = await readFile(path.join(projectRoot, 'docs/platform.md'), 'utf8');
  const [, page] = /```html\n(.*?)```/s.exec(text) ?? [];
  if (!page) throw new Error('docs/platform.md shows no page');
  return page;
}

const libraries = {
  '/react.js': 'react',
  '/react-dom-client.js': 'react-dom/client',
  '/federation.js': '@module-federation/enhanced/runtime',
};
const exportsOf: Record<string, string> = {
  'react-dom/client': "export const { createRoot } = load('react-dom/client');",
  '@module-federation/enhanced/runtime':
    "export const { createInstance } = load('@module-federation/enhanced/runtime');",
};
const importMap = `<script type="importmap">${JSON.stringify({
  imports: Object.fromEntries(Object.entries(libraries).map(([file, name]) => [name, file])),
})}</script>`;

/** The libraries' CommonJS files in one module, as they are. */
async function librariesAsModule(names: string[]): Promise<string> {
  const ids = new Map<string, number>();
  const modules: string[] = [];
  const add = async (name: string, from: string): Promise<number> => {
    const file = createRequire(from).resolve(name);
    const known = ids.get(file);
    if (known !== undefined) return known;
    const id = ids.size;
    ids.set(file, id);
    const text = await readFile(file, 'utf8');
    const required: Record<string, number> = {};
    for (const [, wanted = ''] of text.matchAll(/\brequire\(["'`]([^"'`]+)["'`]\)/g)) {
      if (!wanted.startsWith('node:')) required[wanted] = await add(wanted, file).catch(() => -1);
    }
    modules[id] = `[${JSON.stringify(required)}, (require, module, exports) => {${text}\n}]`;
    return id;
  };
  const entries: Record<string, number> = {};
  for (const name of names) {
    const owner = name.startsWith('react') ? 'host/package.json' : 'package.json';
    entries[name] = await add(name, path.join(projectRoot, owner));
  }
  return `
    globalThis.process = { env: { NODE_ENV: 'production' } };
    const modules = [${modules.join(',\n')}];
    const loaded = [];
    const run = (id) => {
      if (!loaded[id]) {
        const [required, code] = modules[id];
        loaded[id] = { exports: {} };
        code((name) => run(required[name]), loaded[id], loaded[id].exports);
      }
      return loaded[id].exports;
    };
    const entries = ${JSON.stringify(entries)};
    export const load = (name) => run(entries[name]);`;
}
