import type { ServerSet } from '@jangteo/contract/rendering';
import { offerOlderRuntime } from '@jangteo/federation/older-runtime';
import type { ShareScope } from '@jangteo/federation/share-scope';
import { trustedScriptUrl } from './trusted-script-url.ts';

declare global {
  /** Integrity hashes by path; read by the code that the build adds to every app for loading its scripts, too. */
  var jangteoIntegrity: Record<string, string> | undefined;
  /** Returns how often that code has requested a script again, by its address; undefined for the first time. */
  var jangteoTries: Record<string, number> | undefined;
  /** Set by the renderer's worker before it evaluates this bundle; one release set per worker. */
  var jangteoSet: ServerSet | undefined;
  /** Of this app; webpack provides it. */
  var __webpack_share_scopes__: { default: ShareScope };
}

/** What a remote's build makes, as module federation has it. */
interface Container {
  init(scope: ShareScope): void | Promise<void>;
  get(exposed: string): Promise<() => unknown>;
}

const timeoutMs = 8_000;

/** Gives a remote the page's shared modules, and returns the module that it exposes. */
export async function loadExposed(name: string, entry: string, exposed: string): Promise<unknown> {
  const container = typeof document === 'undefined' ? fromDisk(name) : await fromScript(name, entry);
  await container.init(__webpack_share_scopes__.default);
  return (await container.get(exposed))();
}

function fromDisk(name: string): Container {
  const set = globalThis.jangteoSet;
  if (!set) throw new Error('The renderer has not said where the remotes are');
  const file = set.remotes[name];
  if (!file) throw new Error(`The set has no ${name}`);
  return set.load(file) as Container;
}

async function fromScript(name: string, address: string): Promise<Container> {
  offerOlderRuntime();
  await runScript(address);
  const container = (globalThis as Record<string, unknown>)[name];
  if (!container) throw new Error(`${address} has no ${name}`);
  return container as Container;
}

/** The script is checked against the hashes of the page's releases, and its loading has a time limit. */
function runScript(address: string): Promise<void> {
  const { pathname } = new URL(address, location.href);
  const expected = globalThis.jangteoIntegrity?.[pathname];
  if (!expected && pathname.startsWith('/r/')) throw new Error(`There is no hash of ${pathname}`);
  const script = document.createElement('script');
  script.crossOrigin = 'anonymous';
  if (expected) script.integrity = expected;
  script.src = trustedScriptUrl(address);
  return new Promise((resolve, reject) => {
    const end = (how: () => void) => () => {
      clearTimeout(limit);
      script.remove();
      how();
    };
    const fail = end(() => reject(new Error(`${address} was not loaded`)));
    const limit = setTimeout(fail, timeoutMs);
    script.onload = end(resolve);
    script.onerror = fail;
    document.head.append(script);
  });
}
