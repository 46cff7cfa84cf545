import path from 'node:path';
import { type AppName, appNames, releaseBase } from '@jangteo/contract/release';
import { buildWithMaps, type Contents } from './contents.ts';
import type { Forms } from './forms.ts';
import { fetchDocument, registryOf } from './page-document.ts';
import { sum, type Weight, weigh } from './weight.ts';

export interface Scripts {
  /** The scripts that must have arrived before the page is interactive, in bytes of brotli. */
  federated: number;
  oneBundle: number;
  files: (Weight & { app: AppName; contents: Contents })[];
}

/** Weighs the scripts of both forms, and lists the contents of those that are served. */
export async function weighScripts(forms: Forms, pagePath: string, folder: string): Promise<Scripts> {
  const { federated, oneBundle } = forms;
  const weights = await weigh(federated.origin, federated.scripts);
  const { apps } = registryOf(await fetchDocument(federated.origin + pagePath));
  const builds = new Map<AppName, Awaited<ReturnType<typeof buildWithMaps>>>();

  const files: Scripts['files'] = [];
  for (const weight of weights) {
    const app = appNames.find((app) => weight.path.startsWith(releaseBase(app, apps[app]?.release ?? '')));
    if (!app) throw new Error(`${weight.path} belongs to no release`);
    const look = builds.get(app) ?? (await buildWithMaps(app, path.join(folder, app)));
    builds.set(app, look);
    files.push({ ...weight, app, contents: await look(path.basename(weight.path)) });
  }
  return {
    federated: sum(weights),
    oneBundle: sum(await weigh(oneBundle.origin, oneBundle.scripts)),
    files,
  };
}
