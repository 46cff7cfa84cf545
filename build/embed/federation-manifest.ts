import type { FederationManifest } from '@jangteo/contract/federation';

interface Described {
  app: string;
  /** The global variable of the container. */
  name: string;
  entry: string;
  /** By exposed module, the scripts that it needs beside the container. */
  exposes: Record<string, string[]>;
  shared: Record<string, { version: string; requiredVersion: string | false }>;
}

/** Federation's own plugin lists a part of the chunks only, so that the manifest is written from the build's groups. */
export function federationManifest({ app, name, entry, exposes, shared }: Described): FederationManifest {
  return {
    id: name,
    name,
    metaData: {
      name,
      type: 'app',
      buildInfo: { buildVersion: /\.(\w{10})\.js$/.exec(entry)?.[1] ?? '', buildName: app },
      remoteEntry: { name: entry, path: '', type: 'global' },
      types: { path: '', name: '', zip: '', api: '' },
      globalName: name,
      publicPath: 'auto',
    },
    shared: Object.entries(shared).map(([library, { version, requiredVersion }]) => ({
      id: `${name}:${library}`,
      name: library,
      version,
      singleton: true,
      requiredVersion: requiredVersion || '*',
      hash: '',
      assets: assetsOf([]),
    })),
    remotes: [],
    exposes: Object.entries(exposes).map(([path, scripts]) => {
      const exposed = path.replace('./', '');
      return { id: `${name}:${exposed}`, name: exposed, path, assets: assetsOf(scripts) };
    }),
  };
}

const assetsOf = (scripts: string[]) => ({ js: { sync: scripts, async: [] }, css: { sync: [], async: [] } });
