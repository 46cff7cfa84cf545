const browserApps = ['host', 'remote-shop', 'remote-community', 'remote-mypage', 'remote-auth'];
const servers = ['api', 'edge', 'outside'];

/** Where a file lives, by its path from the project's root: `shared/ui/src/a.ts` → `shared/ui`. */
export function packageOf(file: string): string {
  const [first = '', second = ''] = file.split('/');
  return first === 'shared' ? `${first}/${second}` : first;
}

export const isApp = (name: string): boolean => browserApps.includes(name);
export const isServer = (name: string): boolean => servers.includes(name);
const isDoor = (name: string): boolean => name.startsWith('shared/');
/** What ends up in a browser. The contract does too, but only its types and plain values. */
export const isBrowser = (name: string): boolean => isApp(name) || (isDoor(name) && name !== 'shared/contract');
/** Programs that put the packages together; they may reach into them. */
export const isTool = (name: string): boolean =>
  ['scripts', 'build', 'e2e', 'jest', 'demo', 'bench', 'assets'].includes(name);
export const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/** `@jangteo/ui/server` → `shared/ui`; undefined when it is not one of ours. */
export function workspacePackageOf(specifier: string): string | undefined {
  const name = /^@jangteo\/([^/]+)/.exec(specifier)?.[1];
  if (!name) return undefined;
  return [...browserApps, ...servers, 'e2e', 'demo', 'bench', 'assets'].includes(name) ? name : `shared/${name}`;
}
