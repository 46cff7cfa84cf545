import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type AppName, appNames, type Release } from '@jangteo/contract/release';
import { recordSurfaces } from '../../build/surface/record.ts';
import { callConflicts, conflictsBetween, type Party } from '../../edge/src/releases/surface/conflicts.ts';
import { shapesOfCall } from '../../edge/src/releases/surface/json-schema.ts';
import type { ApiCalls } from '../../edge/src/releases/surface/surface.ts';
import { inProject } from '../../scripts/bootstrap/project.mjs';
import { checkOut } from '../../scripts/for-tests/check-out.ts';
import type { Bench } from '../bench.ts';
import { compiles } from './compiles.ts';

/** The sources of which a release is made. */
const folders = [...appNames, 'shared', 'types'];

/** A commit's sources on disk, and what its releases would say. */
interface Commit {
  name: string;
  root: string;
  parties: Party[];
  api: ApiCalls;
}

const bench: Bench = {
  about:
    'whether the surface gate refuses anything that works: releases of the last --commits 50 are combined in every way; what is refused is judged by the compiler',
  async run(args, signal) {
    const { values } = parseArgs({ args, options: { commits: { type: 'string', default: '50' } } });
    const folder = await mkdtemp(path.join(tmpdir(), 'surface-'));
    try {
      const commits = await readCommits(Number(values.commits), folder, signal);
      return judge(commits, signal);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

export default bench;

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: inProject('.') })
    .toString()
    .trim();

/** Commits whose sources are the same are read once. */
async function readCommits(count: number, folder: string, signal: AbortSignal): Promise<Commit[]> {
  const all = git('rev-list', `--max-count=${count}`, 'HEAD').split('\n');
  const bySources = new Map(all.map((name) => [git('ls-tree', name, ...folders), name]));
  console.log(`${all.length} commits, ${bySources.size} with different sources`);
  const commits: Commit[] = [];
  for (const name of bySources.values()) {
    signal.throwIfAborted();
    const started = performance.now();
    const commit = await readCommit(name, folder);
    commits.push(commit);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`  ${name.slice(0, 8)}  ${seconds} s  ${git('log', '-1', '--format=%s', name).slice(0, 90)}`);
  }
  return commits;
}

async function readCommit(name: string, folder: string): Promise<Commit> {
  const root = path.join(folder, name.slice(0, 8));
  await mkdir(root);
  // An app that is newer than the commit has no folder there.
  await checkOut(name, root, git('ls-tree', '--name-only', name, ...folders).split('\n'));
  const surfaces = await recordSurfaces(
    appNames.filter((app) => existsSync(path.join(root, app))),
    { root },
  );
  const { calls } = (await import(path.join(root, 'shared/contract/src/index.ts'))) as {
    calls: Record<string, Parameters<typeof shapesOfCall>[0]>;
  };
  const id = name.slice(0, 8);
  return {
    name: id,
    root,
    parties: surfaces.map((surface) => ({ surface, release: { app: surface.app, id } as Release })),
    api: Object.fromEntries(Object.entries(calls).map(([key, call]) => [key, shapesOfCall(call)])),
  };
}

interface Refusal {
  giver: Commit;
  user: Commit;
  app: AppName;
  reasons: string[];
  kind: 'doors' | 'contract';
}

/** Returns whether every refusal is right. */
function judge(commits: readonly Commit[], signal: AbortSignal): boolean {
  let compared = 0;
  const refusals: Refusal[] = [];
  for (const giver of commits) {
    for (const user of commits) {
      for (const party of user.parties) {
        const { app } = party.surface;
        const doors = giver.parties.flatMap((other) => conflictsBetween(other, party, 'host'));
        const calls = callConflicts(party, giver.api);
        compared += 2;
        const note = (kind: Refusal['kind'], found: typeof doors) => {
          if (found.length > 0) refusals.push({ giver, user, app, kind, reasons: found.map(({ problem }) => problem) });
        };
        note('doors', doors);
        note('contract', calls);
      }
    }
  }
  console.log(`${compared} combinations, of which ${refusals.length} are refused`);
  const groups = Map.groupBy(refusals, ({ app, kind, reasons }) =>
    [app, kind, ...reasons.map(withoutNames)].join('\n'),
  );
  let wrong = 0;
  for (const [, [{ giver, user, app, kind, reasons } = missing(), ...others]] of groups) {
    signal.throwIfAborted();
    const isFalse = compiles({ user: user.root, app, giver: giver.root, kind });
    if (isFalse) wrong += 1;
    const verdict = isFalse ? 'FALSE ALARM, it compiles' : 'the compiler says the same';
    console.log(`  ${user.name} ${app} on ${giver.name}, and ${others.length} like it: ${verdict}`);
    for (const reason of reasons) console.log(`    ${withoutNames(reason)}`);
  }
  console.log(`${groups.size} different refusals, ${wrong} false alarms`);
  return wrong === 0;
}

function missing(): never {
  throw new Error('A group has an entry');
}

const withoutNames = (reason: string): string => reason.replaceAll(/ [0-9a-f]{8}\b/g, '');
