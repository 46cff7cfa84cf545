import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** @param {string[]} parts */
export const inProject = (...parts) => resolve(projectRoot, ...parts);

/** All that a running instance keeps. Another folder and another PORT make a second, independent one. */
const dataDirectory = resolve(projectRoot, process.env.DATA_DIR ?? '.data');

/** @param {string[]} parts */
export const inData = (...parts) => resolve(dataDirectory, ...parts);
