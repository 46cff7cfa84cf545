import { appendFile, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { readBuild, writeSigned } from '../../edge/src/releases/description.ts';
import { releaseId } from '../../edge/src/releases/release-id.ts';
import { signingKeyOf } from '../../edge/src/releases/release-keys.ts';
import { integrityOf } from '../../edge/src/releases/verify-release.ts';

/** Adds code to a release's renderer and signs it anew, as a build with that code would be. Returns its new id. */
export async function rebuildRelease(folder: string, code: string, keyFile: string): Promise<string> {
  const release = await readBuild(folder);
  const file = path.join(folder, 'node', release.serverEntry);
  await appendFile(file, `\n${code}\n`);
  const content = await readFile(file);
  release.nodeFiles[release.serverEntry] = { integrity: integrityOf(content), bytes: content.byteLength };
  release.id = releaseId(release);
  await writeSigned(folder, release, signingKeyOf({ RELEASE_KEY_FILE: keyFile }));
  await rename(folder, path.join(path.dirname(folder), release.id));
  return release.id;
}
