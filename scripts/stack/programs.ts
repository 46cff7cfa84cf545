import type { OutsideScripts } from '@jangteo/contract/release';
import { inData } from '../bootstrap/project.mjs';
import type { Opened } from './keep-open.ts';
import { ownSecret } from './own-secret.ts';
import { Program, type ProgramOptions } from './program.ts';
import type { Settings } from './settings.ts';

type Common = Pick<ProgramOptions, 'report'>;

/** Starts a program, and ends it with the stack. */
export async function openProgram(
  opened: Opened,
  options: ProgramOptions,
): Promise<{ program: Program; address: string }> {
  const program = opened.use(new Program(options));
  return { program, address: await program.ready() };
}

export const postgresProgram = ({ ports }: Settings, anew: boolean, common: Common): ProgramOptions => ({
  name: 'postgres',
  logFile: inData('logs', 'postgres.log'),
  script: 'scripts/stack/postgres.ts',
  args: [inData('postgres'), String(ports.postgres), ...(anew ? ['anew'] : [])],
  ...common,
});

export const outsideProgram = ({ ports }: Settings, common: Common): ProgramOptions => ({
  name: 'outside',
  logFile: inData('logs', 'outside.log'),
  script: 'outside/src/server.ts',
  env: { PORT: String(ports.outside), MARKET_URL: `http://localhost:${ports.edge}` },
  readyUrl: local(ports.outside, '/live'),
  ...common,
});

export const apiProgram = ({ ports }: Settings, databaseUrl: string, common: Common): ProgramOptions => ({
  name: 'api',
  logFile: inData('logs', 'api.log'),
  script: 'api/src/server.ts',
  env: {
    PORT: String(ports.api),
    DATABASE_URL: databaseUrl,
    UPLOADS_URL: process.env.UPLOADS_URL || inData('uploads'),
    OUTSIDE_URL: local(ports.outside),
    JWT_SECRET: process.env.JWT_SECRET || ownSecret(inData('jwt-secret')),
    ...edgeKeys(),
  },
  readyUrl: local(ports.api, '/ready'),
  ...common,
});

export const edgeProgram = ({ ports }: Settings, common: Common): ProgramOptions => ({
  name: 'edge',
  logFile: inData('logs', 'edge.log'),
  script: 'edge/src/server.ts',
  env: {
    PORT: String(ports.edge),
    API_URLS: local(ports.api),
    ...edgeKeys(),
    OWN_ORIGINS: process.env.OWN_ORIGINS ?? marketInApp(ports.outside),
    ...standInPortal(ports.outside),
    OUTSIDE_SCRIPTS: process.env.OUTSIDE_SCRIPTS ?? JSON.stringify(standInScripts(ports.outside)),
    ...releasePlaces,
  },
  readyUrl: local(ports.edge, '/ready'),
  ...common,
});

/** The key with which edge and API prove themselves to each other. */
const edgeKeys = () => ({ EDGE_API_KEYS: process.env.EDGE_API_KEYS || ownSecret(inData('edge-api-key')) });

/** The host name under which the app's stand-in shows the market. */
const marketInApp = (port: number): string => `http://market-in-app.jangteo.localhost:${port}`;

/** The sign-in addresses, by default those of the stand-ins. */
const standInPortal = (port: number): Record<string, string> => ({
  PORTAL_AUTHORIZE_URL: process.env.PORTAL_AUTHORIZE_URL ?? `http://localhost:${port}/portal/oauth2.0/authorize`,
  PORTAL_CLIENT_ID: process.env.PORTAL_CLIENT_ID ?? 'jangteo-web',
});

/** The scripts of analytics and sharing, by default those of the stand-ins. */
function standInScripts(port: number): OutsideScripts {
  const at = (path: string) => `http://localhost:${port}${path}`;
  return {
    chatPixel: { script: at('/collectors/chat-pixel.js'), accounts: ['1001', '1002'] },
    tagManager: { script: at('/collectors/tag-manager.js?id=TM-STANDIN') },
    retargeting: { script: at('/collectors/retargeting.js'), account: '2001' },
    portalLog: { script: at('/collectors/portal-log.js'), account: 's_standin' },
    deviceMaker: { script: at('/device-maker/client-script.js'), clientId: 'kr.jangteo.web' },
    chatShare: { script: at('/chat-share/client-script.js'), key: 'chat-share-stand-in' },
  };
}

/** The places of releases, channels and the key, which the edge and the release commands read from their environment. */
export const releasePlaces = {
  RELEASES_URL: '',
  RELEASES_DIR: process.env.RELEASES_DIR ?? inData('releases'),
  CHANNELS_DIR: process.env.CHANNELS_DIR ?? inData('channels'),
  RELEASE_KEY_FILE: process.env.RELEASE_KEY_FILE ?? inData('release-key'),
};

const local = (port: number, path = ''): string => `http://127.0.0.1:${port}${path}`;
