// Decision: docs/decisions/2026-11-23-files-live-in-an-object-store.md

import type { KeyObject } from 'node:crypto';
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AppName, Release } from '@jangteo/contract/release';
import type { ObjectStore } from '@jangteo/object-store';
import { descriptionFile, readSigned, signatureFile } from '../description.ts';
import { type ReleaseFiles, storedSuffix } from './release-files.ts';
import { isReleaseId, listOf, type ReleaseSource, type StoredReleases } from './release-source.ts';

type Named = Pick<Release, 'app' | 'id'>;

const atOnce = 8;

/** The releases of an object store, below `releases/`. */
export class ReleaseObjects implements ReleaseSource {
  readonly trustedKeys: readonly KeyObject[];
  readonly #objects: ObjectStore;
  /** What browsers and edges need of a description never changes, so that it is cached without expiry. */
  readonly #known = new Map<string, Release>();

  constructor(objects: ObjectStore, trustedKeys: readonly KeyObject[]) {
    this.#objects = objects;
    this.trustedKeys = trustedKeys;
  }

  async list(app: AppName): Promise<StoredReleases> {
    const names = await this.#objects.list(`releases/${app}`);
    const ids = names.map((name) => name.replace(/\/$/, '')).filter(isReleaseId);
    return listOf(app, ids, (id) => this.read(app, id));
  }

  async read(app: AppName, id: string): Promise<Release | undefined> {
    if (!isReleaseId(id)) return undefined;
    const key = placeOf({ app, id });
    const known = this.#known.get(key);
    if (known) return known;
    const read = (file: string) => this.#objects.read(`${key}/${file}`);
    const release = await readSigned(read, { app, id, trustedKeys: this.trustedKeys });
    if (release) this.#known.set(key, release);
    return release;
  }

  files(release: Named): ReleaseFiles {
    const read = (file: string) => this.#objects.read(`${placeOf(release)}/${file}`);
    return {
      web: (file, encoding = 'identity') => read(`web/${file}${storedSuffix[encoding]}`),
      server: (file) => read(`node/${file}`),
      map: (file) => read(`maps/${file}`),
    };
  }

  async copy(app: AppName, id: string, target: string): Promise<void> {
    const release = await this.read(app, id);
    if (!release) throw new Error(`${app} ${id} is not in the store`);
    await forAll(filesOf(release), async (file) => {
      const content = await this.#objects.read(`${placeOf(release)}/${file}`);
      if (!content && file === signatureFile) return;
      if (!content) throw new Error(`${app} ${id} lacks ${file}`);
      await mkdir(path.dirname(path.join(target, file)), { recursive: true });
      await writeFile(path.join(target, file), content);
    });
  }

  /** Without its description, which comes last, a release is not there. */
  async add(release: Release, folder: string): Promise<boolean> {
    const files = (await filesBelow(folder)).filter((file) => file !== descriptionFile);
    await forAll(files, (file) => this.#upload(release, folder, file));
    await this.#upload(release, folder, descriptionFile);
    this.#known.delete(placeOf(release));
    return true;
  }

  async describe(release: Named, text: string): Promise<void> {
    await this.#objects.write(`${placeOf(release)}/${descriptionFile}`, Buffer.from(text));
    this.#known.delete(placeOf(release));
  }

  async addMaps(release: Release, folder: string): Promise<void> {
    await forAll(await filesBelow(folder), async (file) =>
      this.#objects.write(`${placeOf(release)}/maps/${file}`, await readFile(path.join(folder, file))),
    );
  }

  async remove(release: Named): Promise<void> {
    const place = placeOf(release);
    this.#known.delete(place);
    await this.#objects.delete(`${place}/${descriptionFile}`);
    await forAll(await this.#keysBelow(place), (key) => this.#objects.delete(key));
  }

  async #upload(release: Release, folder: string, file: string): Promise<void> {
    await this.#objects.write(`${placeOf(release)}/${file}`, await readFile(path.join(folder, file)));
  }

  async #keysBelow(place: string): Promise<string[]> {
    const names = await this.#objects.list(place);
    const keys = names.map(async (name) =>
      name.endsWith('/') ? this.#keysBelow(`${place}/${name.slice(0, -1)}`) : [`${place}/${name}`],
    );
    return (await Promise.all(keys)).flat();
  }
}

const placeOf = ({ app, id }: Named): string => `releases/${app}/${id}`;

const filesOf = ({ files, compressed, nodeFiles }: Release): string[] => [
  ...[...Object.keys(files), ...Object.keys(compressed)].map((file) => `web/${file}`),
  ...Object.keys(nodeFiles).map((file) => `node/${file}`),
  signatureFile,
  descriptionFile,
];

async function filesBelow(folder: string): Promise<string[]> {
  const files: string[] = [];
  for await (const entry of glob('**', { cwd: folder, withFileTypes: true })) {
    const file = path.relative(folder, path.join(entry.parentPath, entry.name));
    if (entry.isFile()) files.push(file.split(path.sep).join('/'));
  }
  return files;
}

async function forAll<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = items.values();
  const worker = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
