import { realpathSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type CallSchemas, shapesOfCall } from '../../edge/src/releases/surface/json-schema.ts';
import type { Shape, Types } from '../../edge/src/releases/surface/shape.ts';
import type { Call, Surface } from '../../edge/src/releases/surface/surface.ts';
import {
  type AppName,
  appDirectory,
  exposedModule,
  isInstalled,
  isRemoteName,
  packageFolder,
  projectRoot,
} from '../apps.ts';
import { embedEntry } from '../embed/embed-entry.ts';
import { sharedModules } from '../shared-modules.ts';
import { callsNamedIn } from './calls.ts';
import { doorEntries, sharedDoors } from './doors.ts';
import { Reliance, wordsIn } from './relied-upon.ts';
import { readSources, type Sources } from './sources.ts';
import { type Edits, readTypeShapes } from './type-shapes.ts';

interface Recorded {
  /** The project's folder. */
  root?: string;
  edits?: Edits;
  /** The folder of the contract's sources. */
  contract?: string;
}

const hostEntries = ['index.ts', 'entry-server.tsx'];
const contractIn = (root: string): string =>
  path.join(isInstalled ? packageFolder('@jangteo/contract') : path.join(root, 'shared/contract'), 'src');
const isShared = Object.keys(sharedModules('host'));

/** Reads the surfaces of apps from their sources. The compiler reads all of them at once, which is the slow part. */
export async function recordSurfaces(
  apps: readonly AppName[],
  { root = projectRoot, edits = new Map(), contract = contractIn(root) }: Recorded = {},
): Promise<Surface[]> {
  const modules = doorEntries(root);
  const doorFiles = sharedDoors.map((door) => [door, modules[`@jangteo/${door}`] ?? ''] as const);
  const embedEntriesOf = (app: AppName) => [embedEntry(app, root)].flatMap((file) => file ?? []);
  const routesOf = (app: AppName) => path.join(appDirectory(app, root), 'src/routes.ts');
  const files = doorFiles.map(([, file]) => file);
  const { common, further } = readTypeShapes({
    files,
    further: apps.filter(isRemoteName).map(routesOf),
    root,
    modules,
    edits,
  });
  const given = Object.fromEntries(doorFiles.map(([door, file]) => [door, common.exports[file] ?? {}]));

  return Promise.all(
    apps.map(async (app): Promise<Surface> => {
      const isRemote = isRemoteName(app);
      const { exports, types } = further[routesOf(app)] ?? { exports: {}, types: common.types };
      const sources = readSources({
        entries: isRemote
          ? [routesOf(app), ...embedEntriesOf(app)]
          : hostEntries.map((file) => path.join(appDirectory(app, root), 'src', file)),
        isOutside: (specifier) => isRemote && isShared.includes(specifier),
        modules,
        edits,
      });
      const reliance = new Reliance(types, wordsIn(sources.texts.values()));
      const called = { calls: await callsOf(sources, reliance, contract), links: await linksOf(sources, contract) };
      if (!isRemote) {
        const uses = { ...called, doors: {}, libraries: {}, exposes: { [exposedModule]: exposedByRemotes(types) } };
        return { app, gives: { doors: given, libraries: librariesOf(), exposes: {} }, uses, types };
      }
      return {
        app,
        gives: { doors: {}, libraries: {}, exposes: { [exposedModule]: exports } },
        uses: { ...called, doors: usedOf(given, sources, reliance), libraries: librariesOf(), exposes: {} },
        types: { ...typesOf(exports, types), ...reliance.types },
      };
    }),
  );
}

/** What the host takes from a remote, as `host/src/federation/remotes.ts` says. */
function exposedByRemotes(types: Types): Record<string, Shape> {
  if (!types.RouteImplementation) throw new Error('@jangteo/navigation has no type RouteImplementation');
  return { default: { is: 'object', has: {}, every: { is: 'named', name: 'RouteImplementation' } } };
}

function usedOf(given: Surface['gives']['doors'], { imports, passed }: Sources, reliance: Reliance) {
  const used: Surface['uses']['doors'] = {};
  for (const [door, exports] of Object.entries(given)) {
    const module = `@jangteo/${door}`;
    const imported = imports.get(module);
    if (!imported) continue;
    const names = imported.has('*') ? Object.keys(exports) : [...imported].sort();
    used[door] = Object.fromEntries(
      names.map((name) => {
        const shape = exports[name];
        if (!shape) throw new Error(`${module} has no export ${name}`);
        const properties = passed.get(`${module} ${name}`);
        return [name, properties ? reliance.component(shape, properties) : reliance.reduce(shape)];
      }),
    );
  }
  return used;
}

/** The entries of the table that some shapes name, directly or by others. */
function typesOf(shapes: unknown, all: Types): Types {
  const found: Types = {};
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    const { is, name } = part as { is?: string; name?: string };
    if (is === 'named' && name && !found[name] && all[name]) {
      found[name] = all[name];
      visit(all[name]);
    }
    for (const inner of Object.values(part)) visit(inner);
  };
  visit(shapes);
  return found;
}

const librariesOf = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sharedModules('host')).flatMap(([name, { version }]) =>
      name.startsWith('@jangteo/') || !version ? [] : [[name, version]],
    ),
  );

const importFrom = async <Module>(folder: string, file: string): Promise<Module> =>
  (await import(pathToFileURL(path.join(folder, file)).href)) as Module;

async function callsOf({ texts }: Sources, reliance: Reliance, contract: string): Promise<Record<string, Call>> {
  const { calls } = await importFrom<{ calls: Record<string, CallSchemas> }>(contract, 'index.ts');
  const all = Object.keys(calls);
  const isContract = (file: string) => file.startsWith(realpathSync(path.dirname(contract)));
  const own = [...texts].filter(([file, text]) => !isContract(file) && text.includes('/api/'));
  const named = [...new Set(own.flatMap(([, text]) => callsNamedIn(text, all)))].sort();
  return Object.fromEntries(
    named.map((key) => {
      const { reply, ...parts } = shapesOfCall(calls[key] ?? { reply: {} });
      const passed = Object.entries(parts).map(([part, shape]) => [part, reliance.reduce(shape, 'passed')] as const);
      return [key, { ...Object.fromEntries(passed), reply: reliance.reduce(reply) }];
    }),
  );
}

/** The links that the sources make, with sample parameters: an id, a code, a keyword. */
async function linksOf({ texts }: Sources, contract: string): Promise<Record<string, string>> {
  const { links } = await importFrom<{ links: Record<string, (...parameters: string[]) => string> }>(
    contract,
    'links.ts',
  );
  const named = new Set(
    [...texts.values()].flatMap((text) => [...text.matchAll(/\blinks\.(\w+)/g)].map(([, name]) => name)),
  );
  return Object.fromEntries(
    Object.entries(links)
      .filter(([name]) => named.has(name))
      .map(([name, link]) => [name, link('11', '12')]),
  );
}
