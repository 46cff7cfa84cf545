// Decision: docs/decisions/2026-11-24-a-page-names-its-own-app.md

import { pageIds, type Registry } from '@jangteo/contract/release';
import { fetchVerified } from '@jangteo/http/releases';

let registry: Registry | undefined;

/** The set of releases this page was made with; it stays until the next document. */
export function readRegistry(): Registry {
  registry ??= JSON.parse(document.getElementById(pageIds.registry)?.textContent ?? '') as Registry;
  return registry;
}

/** With all apps. Where they cannot be fetched, the page goes on with its own: links to others open new documents. */
export async function completeRegistry(): Promise<Registry> {
  const { appsFile, ...page } = readRegistry();
  if (!appsFile) return page;
  const apps = await fetchVerified<Registry['apps']>(appsFile.path, appsFile.integrity).catch(() => undefined);
  // In development, some of the page's own are others than the file's.
  if (apps) registry = { ...page, apps: { ...apps, ...page.apps } };
  return readRegistry();
}
