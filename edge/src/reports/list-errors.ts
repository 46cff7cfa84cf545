import { SourceMap } from 'node:module';
import { isAppName } from '@jangteo/contract/release';
import type { ReleaseSource } from '../releases/stores/release-source.ts';
import { oneLine } from './one-line.ts';
import { type Frame, ownFrame } from './own-frame.ts';
import { keptErrors } from './report-file.ts';

/** Errors of one cause: the same message at the same place of the same release. */
export interface ErrorGroup {
  count: number;
  message: string;
  /** File and line in the sources; in the script where the release has no source map. */
  place: string;
  app: string;
  release: string;
  pages: string[];
  firstAt: string;
  lastAt: string;
}

interface Places {
  reportsDir: string;
  store: Pick<ReleaseSource, 'files'>;
}

/** The most frequent first. */
export async function listErrors(
  { reportsDir, store }: Places,
  { app, days }: { app: string | undefined; days: number },
): Promise<ErrorGroup[]> {
  const groups = new Map<string, ErrorGroup>();
  const places = new Map<string, Promise<string>>();
  for await (const error of keptErrors(reportsDir, days)) {
    if (app !== undefined && error.app !== app) continue;
    const frame = ownFrame(error.stack);
    const scriptPlace = frame ? `${frame.app}/${frame.file}:${frame.line}:${frame.column}` : 'unknown';
    const key = [error.release, scriptPlace, error.message].join('\n');
    const group = groups.get(key);
    if (group) {
      group.count += 1;
      const times = [group.firstAt, group.lastAt, error.at].toSorted();
      Object.assign(group, { firstAt: times[0], lastAt: times[2] });
      if (!group.pages.includes(error.page)) group.pages.push(error.page);
      continue;
    }
    const placeKey = `${error.release} ${scriptPlace}`;
    if (!places.has(placeKey)) places.set(placeKey, frame ? sourcePlace(store, frame) : Promise.resolve(scriptPlace));
    groups.set(key, {
      count: 1,
      message: oneLine(error.message),
      place: (await places.get(placeKey)) ?? scriptPlace,
      app: error.app,
      release: error.release,
      pages: [error.page],
      firstAt: error.at,
      lastAt: error.at,
    });
  }
  return [...groups.values()].toSorted((one, other) => other.count - one.count);
}

/** The maps of a release lie beside its files, and are no files of it: no server sends them. */
async function sourcePlace(store: Places['store'], { app, release, file, line, column }: Frame): Promise<string> {
  const inScript = `${app}/${file}:${line}:${column}`;
  if (!isAppName(app) || file.split('/').some((name) => name.startsWith('.'))) return inScript;
  const map = await store.files({ app, id: release }).map(`${file}.map`);
  if (!map) return `${inScript} (this release has no source map)`;
  const entry = new SourceMap(JSON.parse(map.toString())).findEntry(line - 1, column - 1);
  if (!('originalSource' in entry)) return inScript;
  return `${entry.originalSource.replace(/^webpack:\/\/[^/]*\/(?:\.\/)?/, '')}:${entry.originalLine + 1}`;
}
