import { pageIds, type Registry } from '@jangteo/contract/release';

const app = (name: string) => ({ release: 'r', base: `/r/${name}/r/`, entry: `/r/${name}/r/main.js`, routes: {} });
const page = {
  set: 's',
  apps: { host: app('host'), 'remote-shop': app('remote-shop') },
  appsFile: { path: '/r/apps/a.json', integrity: 'sha384-x' },
  integrity: {},
  settings: { ownOrigins: ['http://market.test'], shopOrigin: 'http://shop.test' },
} satisfies Registry;

/** Of a document of its own. */
async function registryModule(registry: Registry) {
  document.body.innerHTML = `<script type="application/json" id="${pageIds.registry}">${JSON.stringify(registry)}</script>`;
  jest.resetModules();
  return import('./registry.ts');
}

const fetchFile = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
beforeEach(() => {
  fetchFile.mockReset();
  globalThis.fetch = fetchFile;
});

const answers = (apps: Registry['apps']) =>
  fetchFile.mockResolvedValue({ ok: true, json: async () => apps } as Response);

test('the page’s registry is completed by the file that it names, which must have the named hash', async () => {
  answers({ host: app('host'), 'remote-shop': app('remote-shop'), 'remote-auth': app('remote-auth') });
  const { completeRegistry, readRegistry } = await registryModule(page);
  const { apps, appsFile } = await completeRegistry();
  expect(Object.keys(apps)).toEqual(['host', 'remote-shop', 'remote-auth']);
  expect(appsFile).toBeUndefined();
  expect(readRegistry().apps).toEqual(apps);
  expect(fetchFile).toHaveBeenCalledWith('/r/apps/a.json', expect.objectContaining({ integrity: 'sha384-x' }));
});

test('an app that the page names itself stays as the page has it', async () => {
  answers({ host: app('host'), 'remote-shop': { ...app('remote-shop'), release: 'deployed' } });
  const { completeRegistry } = await registryModule(page);
  expect((await completeRegistry()).apps['remote-shop']?.release).toBe('r');
});

test('a page whose file cannot be fetched goes on with its own apps', async () => {
  fetchFile.mockRejectedValue(new TypeError('Failed to fetch'));
  const { completeRegistry, readRegistry } = await registryModule(page);
  expect(await completeRegistry()).toEqual(page);
  expect(readRegistry()).toEqual(page);
});

test('a page that names all apps fetches nothing', async () => {
  const { appsFile: _, ...whole } = page;
  const { completeRegistry } = await registryModule(whole);
  expect(await completeRegistry()).toEqual(whole);
  expect(fetchFile).not.toHaveBeenCalled();
});
