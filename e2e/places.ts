/** The ports and folders of the tests' own stack, which nothing else uses. */
import path from 'node:path';

export const projectRoot = path.resolve(import.meta.dirname, '..');

export const port = Number(process.env.E2E_PORT ?? 5700);
export const address = `http://localhost:${port}`;
export const apiAddress = `http://127.0.0.1:${port + 1}`;
export const databaseUrl = `postgres://jangteo@127.0.0.1:${port + 3}/jangteo`;
export const shopAddress = `http://localhost:${port + 2}`;

export const dataDirectory = path.join(projectRoot, '.data/e2e');
export const releasesDirectory = path.join(dataDirectory, 'releases');
export const channelsDirectory = path.join(dataDirectory, 'channels');
export const releaseKeyFile = path.join(dataDirectory, 'release-key');

/** Long, because on a busy machine the servers would leave pages to the browser, or refuse calls. */
export const longRenderMs = 15_000;
export const longWaitMs = 5_000;
