// Decision: docs/decisions/2026-11-22-releases-are-signed.md

import { createHash } from 'node:crypto';
import type { Release } from '@jangteo/contract/release';
import type { ReleaseFiles } from './stores/release-files.ts';

export const integrityOf = (content: Uint8Array): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** The faults of a release's files: missing, or different from what was built. */
export async function faultsOf(files: ReleaseFiles, release: Release): Promise<string[]> {
  const name = `${release.app} ${release.id}`;
  const faults: string[] = [];
  const check = async (listed: Release['files'], read: (file: string) => Promise<Buffer | undefined>, place = '') => {
    for (const [file, { integrity }] of Object.entries(listed)) {
      const content = await read(file);
      if (!content) faults.push(`${name} lacks ${place}${file}`);
      else if (integrityOf(content) !== integrity) faults.push(`${name}: ${place}${file} is not what was built`);
    }
  };
  await check(release.files, (file) => files.web(file));
  await check(release.compressed, (file) => files.web(file));
  await check(release.nodeFiles, (file) => files.server(file), 'node/');
  for (const file of new Set([release.entry, ...Object.values(release.preload).flat()])) {
    if (!Object.hasOwn(release.files, file)) faults.push(`${name} does not list ${file}, which its pages need`);
  }
  if (!Object.hasOwn(release.nodeFiles, release.serverEntry)) {
    faults.push(`${name} does not list node/${release.serverEntry}, which renders its pages`);
  }
  return faults;
}
