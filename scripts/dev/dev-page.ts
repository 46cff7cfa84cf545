import { type AppName, pageIds, type Registry } from '@jangteo/contract/release';
import { scriptJson } from '@jangteo/contract/rendering';
import type { RouteTable } from '@jangteo/contract/routes';
import { devBase, devEntry } from '../../build/dev-config.ts';

export type LocalRoutes = Partial<Record<AppName, RouteTable>>;

/**
 * Each app has its own copy of the refresh runtime. With this in the page before React, React registers its renderer
 * with all of them, and not only with the first.
 */
const devtoolsHook = `<script>
window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ||= {
  renderers: new Map(),
  supportsFiber: true,
  inject(renderer) {
    const id = this.renderers.size + 1;
    this.renderers.set(id, renderer);
    return id;
  },
  onScheduleFiberRoot() {},
  onCommitFiberRoot() {},
  onCommitFiberUnmount() {},
};
</script>`;

/**
 * Turns an edge's document into one for development: empty, for the browser to render, with the local apps in place of
 * the released ones.
 */
export function developmentPage(document: string, local: LocalRoutes): string {
  const registry = localRegistry(registryOf(document), local);
  const head = document
    .slice(0, document.indexOf(`<div id="${pageIds.root}">`))
    // A release's files may be preloaded for a page that does not use them now.
    .replace(/<link rel="preload" as="script"[^>]*>\n?/g, '')
    .replace('<head>', `<head>${devtoolsHook}`);
  const json = scriptJson(registry);
  return [
    `${head}<div id="${pageIds.root}"></div>`,
    `<script type="application/json" id="${pageIds.registry}">${json}</script>`,
    ...(local.host ? [`<script defer src="${devEntry('host')}"></script>`] : hostScriptsOf(document)),
    '</body></html>',
  ].join('\n');
}

function registryOf(document: string): Registry {
  const [, json] = new RegExp(`<script [^>]*id="${pageIds.registry}"[^>]*>([^<]*)</script>`).exec(document) ?? [];
  if (!json) throw new Error('The address does not answer with a page of this product');
  return JSON.parse(json) as Registry;
}

function localRegistry(registry: Registry, local: LocalRoutes): Registry {
  const apps = { ...registry.apps };
  for (const [app, routes] of Object.entries(local) as [AppName, RouteTable][]) {
    apps[app] = { release: 'development', base: devBase(app), entry: devEntry(app), routes };
  }
  return { ...registry, set: `${registry.set}-development`, apps };
}

const hostScriptsOf = (document: string): string[] => document.match(/<script defer [^>]*><\/script>/g) ?? [];
