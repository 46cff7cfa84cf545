import { readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import type { PageRenderer, RendererBundle, ServerSet } from '@jangteo/contract/rendering';
import type { WorkerSet } from './protocol.ts';

/** Evaluates the host's server bundle, which loads the remotes through functions on `globalThis`. */
export function loadRenderer({ hostEntry, remotes, registry, apiUrls, repliesKeptMs }: WorkerSet): PageRenderer {
  const jangteoSet: ServerSet = { remotes, load: loadCommonJs };
  Object.assign(globalThis, { jangteoSet });
  return (loadCommonJs(hostEntry) as RendererBundle).createRenderer({
    apiUrl: apiUrls[0] ?? '',
    registry,
    repliesKeptMs,
  });
}

const nodeRequire = createRequire(import.meta.url);

/** Bundles contain their dependencies: anything but Node's own modules would come from whatever is installed nearby. */
function requireBuiltin(id: string): unknown {
  if (!isBuiltin(id)) throw new Error(`A server bundle asks for '${id}', which is not part of it`);
  return nodeRequire(id);
}

function loadCommonJs(file: string): unknown {
  const run = compileFunction(readFileSync(file, 'utf8'), ['module', 'exports', 'require', '__filename', '__dirname'], {
    filename: file,
  }) as (...scope: unknown[]) => void;
  const module = { exports: {} as unknown };
  run(module, module.exports, requireBuiltin, file, path.dirname(file));
  return module.exports;
}
