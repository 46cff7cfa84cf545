/** A remote as other hosts see it. Read by build and edge; no page of the market loads it. */

/** A federation container, in the form of webpack's: `init(shareScope)`, then `get(exposed)`. */
export interface FederationContainer {
  /** The global variable of the container once its script has run. */
  name: string;
  entry: string;
  integrity: string;
  exposes: string[];
  /** By library that the page has to share, the accepted versions. */
  shared: Record<string, string>;
  /** The same for hosts that run module federation. */
  manifest: string;
}

/** The response of `/federation/{app}.json`. */
export interface FederatedApp extends FederationContainer {
  app: string;
  release: string;
  /** What a page needs no host for. */
  embed?: FederationContainer;
}

/** The path under `web/` of a manifest in the format of module federation's own, beside its container. */
export const manifestFile = 'mf-manifest.json';
/** The folder under `web/` of the container that needs no host. */
export const embedFolder = 'embed';

interface ManifestAssets {
  js: { sync: string[]; async: string[] };
  css: { sync: string[]; async: string[] };
}

/** The part of module federation's manifest that its runtime and devtools read. */
export interface FederationManifest {
  id: string;
  name: string;
  metaData: {
    name: string;
    type: 'app';
    buildInfo: { buildVersion: string; buildName: string };
    remoteEntry: { name: string; path: string; type: 'global' };
    types: { path: string; name: string; zip: string; api: string };
    globalName: string;
    /** `auto`: the manifest's own folder. */
    publicPath: string;
  };
  shared: {
    id: string;
    name: string;
    version: string;
    singleton: boolean;
    requiredVersion: string;
    hash: string;
    assets: ManifestAssets;
  }[];
  remotes: [];
  exposes: { id: string; name: string; path: string; assets: ManifestAssets }[];
}
