import { existsSync } from 'node:fs';
import path from 'node:path';
import { type AppName, appDirectory, projectRoot } from '../apps.ts';

/** The entry of a remote's parts for other sites; most remotes have none. */
export const embedEntry = (app: AppName, root = projectRoot): string | undefined => {
  const file = path.join(appDirectory(app, root), 'src/embed/index.ts');
  return existsSync(file) ? file : undefined;
};
