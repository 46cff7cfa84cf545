interface ScriptPolicy {
  createScriptURL(url: string): unknown;
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): ScriptPolicy;
}

const ownScript = (url: string): string => {
  if (new URL(url, location.href).origin !== location.origin)
    throw new TypeError(`Not a script of this product: ${url}`);
  return url;
};

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy('jangteo', { createScriptURL: ownScript });

/** The page's policy for trusted types refuses script addresses that were not created here. */
export const trustedScriptUrl = (url: string): string =>
  policy ? (policy.createScriptURL(url) as string) : ownScript(url);
