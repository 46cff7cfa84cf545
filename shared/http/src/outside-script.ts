import type { OutsideScriptName, PublicSettings } from '@jangteo/contract/release';

interface ScriptPolicy {
  createScriptURL(address: string): unknown;
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): ScriptPolicy;
}

/** After this time the script counts as failed. */
const timeoutMs = 10_000;

let policy: ScriptPolicy | undefined;
const loading = new Map<string, Promise<void>>();

/**
 * Loads a third-party script once, from the address in the installation's settings. A script that failed may be
 * requested again.
 */
export function loadOutsideScript({ outsideScripts }: PublicSettings, name: OutsideScriptName): Promise<void> {
  const address = outsideScripts?.[name]?.script;
  if (!address) return Promise.reject(new Error(`This installation has no script '${name}'`));
  const known = loading.get(address) ?? load(address);
  loading.set(address, known);
  known.catch(() => loading.delete(address));
  return known;
}

function load(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new Error(`${address} could not be loaded`));
    };
    const timer = setTimeout(fail, timeoutMs);
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    script.async = true;
    script.src = trusted(address);
    document.head.append(script);
  });
}

/** Only addresses of the settings are passed here; the page's policy refuses all others. */
function trusted(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return address;
  policy ??= trustedTypes.createPolicy('jangteo#outside', { createScriptURL: (given) => given });
  return policy.createScriptURL(address) as string;
}
