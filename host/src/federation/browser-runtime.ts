import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import { readRegistry } from '../registry.ts';
import { trustedScriptUrl } from './trusted-script-url.ts';

declare global {
  /** Remotes are built without a federation runtime and use this one. */
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined;
  /** Read by the chunk loading code that the build adds to every app. */
  var jangteoIntegrity: Record<string, string> | undefined;
  /** Returns how often that code has requested a script again, by its address; undefined for the first time. */
  var jangteoTries: Record<string, number> | undefined;
}

const containerTimeoutMs = 8_000;

/**
 * Installed before any remote is loaded: containers are checked against the page's registry, and their loading has a
 * timeout.
 */
export default function browserRuntime(): ModuleFederationRuntimePlugin {
  const { integrity } = readRegistry();
  globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;
  globalThis.jangteoIntegrity = integrity;
  return {
    name: 'jangteo-browser',
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = trustedScriptUrl(url);
      script.async = true;
      script.crossOrigin = 'anonymous';
      const expected = integrity[new URL(url, location.href).pathname];
      if (expected) script.integrity = expected;
      return { script, timeout: containerTimeoutMs };
    },
  };
}
