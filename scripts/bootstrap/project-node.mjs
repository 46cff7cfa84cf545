import { inProject } from './project.mjs';

/** The Node that the project has as a dependency. */
export const projectNode =
  process.platform === 'win32' ? inProject('node_modules/node/bin/node.exe') : inProject('node_modules/node/bin/node');
