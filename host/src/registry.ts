import { pageIds, type Registry } from '@jangteo/contract/release';

let registry: Registry | undefined;

/** The set of releases this page was made with; it stays until the next document. */
export function readRegistry(): Registry {
  registry ??= JSON.parse(document.getElementById(pageIds.registry)?.textContent ?? '') as Registry;
  return registry;
}
