import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** @param {string[]} parts */
export const inProject = (...parts) => resolve(projectRoot, ...parts);

/**
 * The folder for all data of a running instance. Another folder and another PORT make a second, independent instance.
 */
const dataDirectory = resolve(projectRoot, process.env.DATA_DIR ?? '.data');

/** @param {string[]} parts */
export const inData = (...parts) => resolve(dataDirectory, ...parts);
