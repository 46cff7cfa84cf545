import { createHash } from 'node:crypto';
import type { Release } from '@jangteo/contract/release';
import type { ReleaseFiles } from './release-files.ts';

const integrityOf = (content: Uint8Array): string => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** The faults of a release's files: missing, or different from what was built. */
export async function faultsOf(files: ReleaseFiles, release: Release): Promise<string[]> {
  const name = `${release.app} ${release.id}`;
  const faults: string[] = [];
  for (const [file, { integrity }] of Object.entries(release.files)) {
    const content = await files.web(file);
    if (!content) faults.push(`${name} lacks ${file}`);
    else if (integrityOf(content) !== integrity) faults.push(`${name}: ${file} is not what was built`);
  }
  for (const file of new Set([release.entry, ...Object.values(release.preload).flat()])) {
    if (!Object.hasOwn(release.files, file)) faults.push(`${name} does not list ${file}, which its pages need`);
  }
  if (!(await files.server(release.serverEntry))) faults.push(`${name} lacks ${release.serverEntry}`);
  return faults;
}
