import { matchRoute } from '@jangteo/contract/routes';
import { buildSingleBundle } from '../../build/single-bundle.ts';
import { inData } from '../../scripts/bootstrap/project.mjs';
import type { Front } from './front.ts';
import { fetchDocument, registryOf, scriptsOf, withoutScripts, withScripts } from './page-document.ts';
import { openTwin } from './twin-server.ts';

/** One of several builds of the same page. */
export interface Form {
  /** Of its server on this machine. */
  origin: string;
  /** Behind the slow line. */
  address: string;
  hydrates: boolean;
  /** Paths of the scripts that it loads at once. */
  scripts: string[];
}

export type FormName = 'federated' | 'oneBundle' | 'staticPage';
export type Forms = Record<FormName, Form>;

const ownPath = '/one-bundle/';

/** The product as it is, the same app built as one bundle, and the same page without scripts. */
export async function openForms(
  opened: AsyncDisposableStack,
  { edge, path, front }: { edge: string; path: string; front: Front },
): Promise<Forms> {
  const original = await fetchDocument(edge + path);
  const routeId = routeIdOf(original, path);

  const folder = inData('one-bundle');
  const scriptsOfRoute = await buildSingleBundle(folder);
  const { main, later } = scriptsOfRoute(routeId);
  const own = (files: string[]) => files.map((file) => ownPath + file);
  const oneBundle = await openTwin(opened, {
    edge,
    original,
    html: withScripts(original, { main: own(main), later: own(later) }),
    files: { path: ownPath, folder },
  });
  const staticPage = await openTwin(opened, { edge, original, html: withoutScripts(original) });
  const at = (origin: string) => ({ origin, address: front.addressOf(origin) });
  return {
    federated: { ...at(edge), hydrates: true, scripts: scriptsOf(original) },
    oneBundle: { ...at(oneBundle), hydrates: true, scripts: own([...main, ...later]) },
    staticPage: { ...at(staticPage), hydrates: false, scripts: [] },
  };
}

function routeIdOf(original: Parameters<typeof registryOf>[0], path: string): string {
  const { apps } = registryOf(original);
  const routes = Object.assign({}, ...Object.values(apps).map(({ routes }) => routes));
  const { pathname } = new URL(path, 'http://localhost');
  const id = matchRoute(routes, pathname)?.id;
  if (!id) throw new Error(`No route is at ${path}`);
  return id;
}
