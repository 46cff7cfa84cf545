import { watch } from 'node:fs';
import { inProject } from '../bootstrap/project.mjs';
import type { Opened } from '../stack/keep-open.ts';
import type { Program } from '../stack/program.ts';

/** Editors write a file in several steps, and several files at once. */
const quietMs = 250;
const source = /\.(ts|sql)$/;
const test = /\.test\.ts$/;

/** Restarts a program when its sources, or those that servers share, change. */
export function restartOnChange(
  opened: Opened,
  program: Program,
  folders: string[],
  report: (text: string) => void,
): void {
  let timer: NodeJS.Timeout | undefined;
  let restarting = Promise.resolve();
  const restart = () => {
    restarting = restarting
      .then(() => program.restart())
      .then(
        () => report(`${program.name} 다시 시작 · restarted`),
        (error) => report(error instanceof Error ? error.message : String(error)),
      );
  };
  for (const folder of [...folders, 'shared/contract/src', 'shared/network/src', 'shared/object-store/src']) {
    const watcher = watch(inProject(folder), { recursive: true }, (_event, file) => {
      if (!file || !source.test(file) || test.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(restart, quietMs);
    });
    opened.defer(() => {
      clearTimeout(timer);
      watcher.close();
    });
  }
}
