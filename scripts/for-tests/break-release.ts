import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Release, type RemoteName, releaseName, type ScriptList, scriptListFile } from '@jangteo/contract/release';
import { readBuild, writeSigned } from '../../edge/src/releases/description.ts';
import { releaseId } from '../../edge/src/releases/release-id.ts';
import { signingKeyOf } from '../../edge/src/releases/release-keys.ts';
import { integrityOf } from '../../edge/src/releases/verify-release.ts';

/**
 * The faults of a remote's container in browsers; `container` is replaced by its name. The renderer is not affected.
 */
const browserFaults = {
  'container throws': () => `throw new Error('broken by a test');`,
  'page throws': (container: string) => `{
    const { init, get } = ${container};
    const fail = () => { throw new Error('broken by a test'); };
    const broken = (route) => ({ ...route, page: () => route.page().then(() => ({ default: fail })) });
    const breakAll = (routes) => Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, broken(route)]));
    const getBroken = (name, scope) => get(name, scope).then((load) => () => ({ default: breakAll(load().default) }));
    ${container} = { init, get: getBroken };
  }`,
  hangs: (container: string) => `{
    const { init } = ${container};
    ${container} = { init, get: () => new Promise(() => undefined) };
  }`,
};

export type BrowserFault = keyof typeof browserFaults;

/** Makes another release of a remote that fails in browsers, as a build with that code would be. Returns its id. */
export async function breakRelease(
  folder: string,
  { fault, keyFile }: { fault: BrowserFault; keyFile: string },
): Promise<string> {
  const copy = `${folder}.broken`;
  await cp(folder, copy, { recursive: true });
  const release = await readBuild(copy);
  const app = release.app as RemoteName;
  const web = path.join(copy, 'web');
  const { entry } = release;
  const newEntry = `container.${integrityOf(Buffer.from(fault)).replace(/\W/g, '').slice(-10)}.js`;
  const [name, newName] = [releaseName(app, entry), releaseName(app, newEntry)];
  const renamed = (text: string) => text.replaceAll(name, newName).replaceAll(entry, newEntry);

  const list = JSON.parse(renamed(await readFile(path.join(web, scriptListFile), 'utf8'))) as ScriptList;
  await rename(path.join(web, entry), path.join(web, newEntry));
  const files: Release['files'] = {};
  const add = async (file: string, text: string) => {
    await writeFile(path.join(web, file), text);
    files[file] = { integrity: integrityOf(Buffer.from(text)), bytes: Buffer.byteLength(text) };
  };
  for (const file of (await readdir(web)).filter((file) => file.endsWith('.js'))) {
    const text = renamed(await readFile(path.join(web, file), 'utf8'));
    const code = file === newEntry ? withFault(text, fault, newName) : text;
    await add(file, code);
    list.integrity[file] = integrityOf(Buffer.from(code));
  }
  await add(scriptListFile, JSON.stringify(list));
  const broken: Release = {
    ...(JSON.parse(renamed(JSON.stringify(release))) as Release),
    files: { ...others(release.files), ...files },
    compressed: {},
  };
  broken.id = releaseId(broken);
  await writeSigned(copy, broken, signingKeyOf({ RELEASE_KEY_FILE: keyFile }));
  await rename(copy, path.join(path.dirname(folder), broken.id));
  return broken.id;
}

const withFault = (code: string, fault: BrowserFault, container: string): string =>
  fault === 'container throws' ? `${browserFaults[fault]()}${code}` : `${code}\n${browserFaults[fault](container)}`;

const others = (files: Release['files']): Release['files'] =>
  Object.fromEntries(Object.entries(files).filter(([file]) => !file.endsWith('.js') && file !== scriptListFile));
