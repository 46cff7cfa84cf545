import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type AppName, appNames } from '@jangteo/contract/release';
import { inProject } from '../bootstrap/project.mjs';
import { hashOfInputs } from './app-inputs.ts';
import { completeTask } from './task.ts';

/** Stored beside the build: the hash of its sources. */
const stampOf = (app: AppName) => inProject('.data', 'builds', app);

interface Change {
  app: AppName;
  inputs: string;
}

/** Apps whose sources differ from those of their last build. */
export async function changedApps(): Promise<Change[]> {
  const all = await Promise.all(appNames.map(async (app) => ({ app, inputs: await hashOfInputs(app) })));
  const isBuilt = await Promise.all(all.map(({ app, inputs }) => wasBuiltFrom(app, inputs)));
  return all.filter((_, index) => !isBuilt[index]);
}

async function wasBuiltFrom(app: AppName, inputs: string): Promise<boolean> {
  if (!existsSync(inProject(app, 'dist', 'release.json'))) return false;
  return (await readFile(stampOf(app), 'utf8').catch(() => '')) === inputs;
}

export async function buildApps(
  changes: Change[],
  signal: AbortSignal,
  progress: (line: string) => void,
): Promise<void> {
  if (changes.length === 0) return;
  const args = changes.map(({ app }) => app);
  await completeTask({ name: 'build', script: 'build/build.ts', args, signal, progress });
  for (const { app, inputs } of changes) {
    await mkdir(path.dirname(stampOf(app)), { recursive: true });
    await writeFile(stampOf(app), inputs);
  }
}
