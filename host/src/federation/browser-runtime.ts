import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import { readRegistry } from '../registry.ts';
import { trustedScriptUrl } from './trusted-script-url.ts';

declare global {
  /** Remotes are built without a federation runtime and use this one. */
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined;
  /** Integrity hashes by path; read by the code that the build adds to every app for loading its scripts. */
  var jangteoIntegrity: Record<string, string> | undefined;
  /** Returns how often that code has requested a script again, by its address; undefined for the first time. */
  var jangteoTries: Record<string, number> | undefined;
}

const containerTimeoutMs = 8_000;

/**
 * Installed before shared modules exist, so that it can import none. Containers are checked against the hashes of the page's releases, and their
 * loading has a timeout.
 */
export default function browserRuntime(): ModuleFederationRuntimePlugin {
  globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;
  globalThis.jangteoIntegrity = readRegistry().integrity;
  return {
    name: 'jangteo-browser',
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = trustedScriptUrl(url);
      script.async = true;
      script.crossOrigin = 'anonymous';
      const { pathname } = new URL(url, location.href);
      const expected = globalThis.jangteoIntegrity?.[pathname];
      if (expected) script.integrity = expected;
      else if (pathname.startsWith('/r/')) throw new Error(`There is no hash of ${pathname}`);
      return { script, timeout: containerTimeoutMs };
    },
  };
}
