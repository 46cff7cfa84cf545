import { existsSync } from 'node:fs';
import path from 'node:path';
import type { AppName } from '@jangteo/contract/release';
import { doorEntries, sharedDoors } from '../../build/surface/doors.ts';
import { filesWithErrors } from '../../build/surface/type-shapes.ts';

interface Combination {
  /** The folders of the two commits' sources. */
  user: string;
  giver: string;
  app: AppName;
  /** The giver's files that replace those of the user. */
  kind: 'doors' | 'contract';
}

const known = new Map<string, boolean>();

/** Whether an app's sources compile against the doors or the contract of another commit. */
export function compiles(combination: Combination): boolean {
  const key = JSON.stringify(combination);
  const found = known.get(key) ?? compile(combination);
  known.set(key, found);
  return found;
}

function compile({ user, giver, app, kind }: Combination): boolean {
  const isReplaced = (name: string) =>
    kind === 'contract' ? name.startsWith('@jangteo/contract') : sharedDoors.includes(name.replace('@jangteo/', ''));
  const replaced = Object.entries(doorEntries(giver)).filter(([name]) => isReplaced(name));
  const modules = { ...doorEntries(user), ...Object.fromEntries(replaced) };
  const entries = ['routes.ts', 'index.ts', 'entry-server.tsx'].map((file) => path.join(user, app, 'src', file));
  const errors = filesWithErrors({ files: entries.filter((file) => existsSync(file)), root: user, modules });
  const own = [app, ...Object.keys(doorEntries(user)).map((name) => name.replace('@jangteo/', 'shared/'))]
    .filter((folder) => app === 'host' || !sharedDoors.includes(folder.replace('shared/', '')))
    .map((folder) => `${path.join(user, folder)}/`);
  return !errors.some((file) => own.some((folder) => file.startsWith(folder)));
}
