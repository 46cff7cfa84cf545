import { execFileSync } from 'node:child_process';
import { access, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { edgeSegments, matchRoute } from '@jangteo/contract/routes';
import { appNames, projectRoot } from '../../build/apps.ts';
import { readRouteTable } from '../../build/route-tables.ts';
import { remoteFiles } from './remote-files.ts';

interface NewRemote {
  /** One word: the remote's folder is `remote-<name>`, its first page `/<name>`. */
  name: string;
  /** The first page's title, in Korean. */
  title?: string | undefined;
  root?: string;
}

/** The list of apps: from it, build, edge and tools know the remote. */
const listFile = 'shared/contract/src/release/release.ts';
const ownersFile = 'README.md';

/** Writes a remote with one page and its test. Returns the files that it has written or changed; no app's among them. */
export async function addRemote({ name, title = name, root = projectRoot }: NewRemote): Promise<string[]> {
  const app = `remote-${name}`;
  await refuseUnfit({ name, title }, path.join(root, app));
  const files = Object.entries(remoteFiles({ name, title })).map(
    ([file, text]) => [path.join(app, file), text] as const,
  );
  const row = `| \`${app}/\` | ${title} | \`/${name}\` |\n`;
  const changes = [
    await changed(root, listFile, [/(appNames = \[[^\]]*?),?\s*\]/, `$1, '${app}']`]),
    await changed(root, ownersFile, [/(?<=\| `remote-[^\n]*\n)(?!\| `remote-)/, row]),
  ];
  for (const [file, text] of [...files, ...changes]) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  }
  execFileSync(path.join(root, 'node_modules/.bin/biome'), ['format', '--write', listFile], {
    cwd: root,
    stdio: 'pipe',
  });
  return [...files.map(([file]) => file), listFile, ownersFile];
}

async function refuseUnfit({ name, title }: { name: string; title: string }, folder: string): Promise<void> {
  if (!/^[a-z]{2,20}$/.test(name)) throw new Error(`'${name}' is not one word of 2 to 20 small letters`);
  if (edgeSegments.includes(name)) throw new Error(`/${name} is an address of the edge`);
  // It becomes part of code, JSX and a table.
  if (!/^[\p{L}\p{N}][\p{L}\p{N} ·]{0,29}$/u.test(title)) {
    throw new Error(`'${title}' is not a title of at most 30 letters, digits and spaces`);
  }
  const isThere = await access(folder).then(
    () => true,
    () => false,
  );
  if (isThere) throw new Error(`${path.basename(folder)} exists`);
  for (const app of appNames) {
    const taken = matchRoute(await readRouteTable(app), `/${name}`);
    if (taken) throw new Error(`/${name} is the page ${taken.id} of ${app}`);
  }
}

async function changed(root: string, file: string, [place, text]: [RegExp, string]): Promise<[string, string]> {
  const before = await readFile(path.join(root, file), 'utf8');
  if (!place.test(before)) throw new Error(`${file} has changed its form: add the remote by hand`);
  return [file, before.replace(place, text)];
}
