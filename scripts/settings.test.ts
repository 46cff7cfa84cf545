import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from '../api/src/platform/config.ts';
import { configFromEnv as readEdgeConfig } from '../edge/src/config.ts';
import { configFromEnv as readOutsideConfig } from '../outside/src/config.ts';

const projectRoot = path.resolve(import.meta.dirname, '..');
const read = (name: string): string => readFileSync(path.join(projectRoot, name), 'utf8');

interface Row {
  name: string;
  programs: string[];
  /** Empty where there is none. */
  preset: string;
  isRequired: boolean;
}

const rows: Row[] = [...read('docs/settings.md').matchAll(/^\| `(\w+)` \|(.*?)\|(.*?)\|(.*)\|(.*)\|$/gm)].map(
  ([, name = '', programs = '', preset = '', , required = '']) => ({
    name,
    programs: programs.trim().split(', '),
    preset: preset.trim().replaceAll('`', ''),
    isRequired: required.trim() === 'yes',
  }),
);
const rowsOf = (program: string): Row[] => rows.filter(({ programs }) => programs.includes(program));

const publicKey = generateKeyPairSync('ed25519').publicKey.export({ format: 'der', type: 'spki' });

interface Reader {
  read: (env: NodeJS.ProcessEnv) => object;
  /** The settings without which the program does not start. */
  needs: NodeJS.ProcessEnv;
  /** Settings that make further ones necessary. */
  leads?: NodeJS.ProcessEnv;
}

const readers: Record<string, Reader> = {
  api: {
    read: readConfig,
    needs: { DATABASE_URL: 'postgres://a@b/c' },
    leads: { DATABASE_READ_URL: 'postgres://a@b/c', REDIS_URL: 'redis://a' },
  },
  edge: {
    read: readEdgeConfig,
    needs: { RELEASE_PUBLIC_KEYS: publicKey.toString('base64') },
  },
  outside: { read: readOutsideConfig, needs: {} },
};

/** The names that a function asks the environment for. */
function namesRead(read: (env: NodeJS.ProcessEnv) => unknown, env: NodeJS.ProcessEnv): Set<string> {
  const names = new Set<string>();
  read(
    new Proxy(env, {
      get(target, name) {
        names.add(String(name));
        return target[String(name)];
      },
    }),
  );
  return names;
}

describe.each(Object.entries(readers))('%s', (program, { read, needs, leads }) => {
  test('reads exactly the settings of the table', () => {
    const given = rowsOf(program).filter(({ name }) => name !== 'RELEASE_KEY_FILE');
    expect([...namesRead(read, { ...needs, ...leads })].toSorted()).toEqual(given.map(({ name }) => name).toSorted());
  });

  test('behaves by default as with the defaults of the table', () => {
    const usual = read(needs);
    for (const { name, preset } of rowsOf(program)) {
      if (preset) expect({ name, ...read({ ...needs, [name]: preset }) }).toEqual({ name, ...usual });
      if (/^\d+$/.test(preset)) expect(read({ ...needs, [name]: '7' })).not.toEqual(usual);
    }
  });
});

/** Names and secrets of others, and places of this machine: whether they are right is known where they are used. */
const free = /^(HOST|.*_DIR|.*_KEY_FILE|S3_\w+|.*_CLIENT_ID|.*_CLIENT_SECRET|(SHOP|SMS|PUSH)_API_KEY|SMS_SENDER)$/;

const noAddresses = ['market.example', 'ftp://market.example', 'https://'];

/** Wrong values by the kind of setting; the first kind that has the name counts. */
const mistyped: [names: RegExp, values: string[]][] = [
  // Anything without a scheme is a folder.
  [/^UPLOADS_URL$/, ['s3://bucket/prefix', 'https://']],
  [/^(API_URLS|(PUBLIC|MARKET)_URL|\w+_ORIGINS?)$/, [...noAddresses, 'https://market.example/path']],
  [/_(URL|ISSUER)$/, noAddresses],
  [/_VERSION$/, ['v1', '1.0.0.0']],
  [/./, ['47O2!']],
];

describe.each(Object.entries(readers))(
  'a mistyped setting stops the start of %s by its name',
  (program, { read, needs, leads }) => {
    const shaped = rowsOf(program).filter(({ name }) => !free.test(name));
    test.each(shaped)('$name', ({ name }) => {
      const [, values] = mistyped.find(([names]) => names.test(name)) ?? [];
      for (const value of values ?? []) {
        const message = messageOf(() => read({ ...needs, ...leads, [name]: value }));
        expect(`${value}: ${message}`).toContain(name);
      }
    });
  },
);

test.each(Object.keys(readers))(
  '%s prints what is wrong with a setting in a line, without a stack, and ends',
  (program) => {
    const { status, stderr } = spawnSync(process.execPath, [path.join(projectRoot, program, 'src/server.ts')], {
      env: { DATABASE_URL: 'postgres://a@b/c', PORT: '47O2' },
      encoding: 'utf8',
    });
    expect(stderr).toBe("PORT must be a whole number, not '47O2'\n");
    expect(status).toBe(1);
  },
);

test.each(['api', 'edge'])('production refuses to start %s without the settings that the table requires', (program) => {
  const start = () => readers[program]?.read({ NODE_ENV: 'production' });
  expect(start).toThrow('NODE_ENV is production');
  const missing = messageOf(start).matchAll(/^ {2}(\w+) is not set/gm);
  const required = rowsOf(program).filter(({ isRequired }) => isRequired);
  expect([...missing].map(([, name]) => name).toSorted()).toEqual(required.map(({ name }) => name).toSorted());
});

function messageOf(work: () => unknown): string {
  try {
    work();
    return '';
  } catch (error) {
    if (error instanceof Error && error.constructor.name === 'SettingError') return error.message;
    throw error;
  }
}

/** Programs that read where they need it. */
const sources: Record<string, string[]> = {
  migrate: ['api/src/migrate.ts', 'api/src/platform/config.ts'],
  ops: ['api/ops/**/*.ts', 'shared/object-store/src/*.ts'],
  demo: ['demo/**/*.ts'],
  release: [
    'scripts/{*,releasing/*}.ts',
    'edge/src/config.ts',
    'edge/src/releases/**/*.ts',
    'shared/network/src/settings.ts',
  ],
  start: ['scripts/{bootstrap,browser,dev,postgres,stack}/*.{ts,mjs}', 'scripts/start.*'],
};

const textOf = (program: string): string =>
  globSync(sources[program] ?? [], { cwd: projectRoot })
    .filter((name) => !/\.test\.ts$|node_modules/.test(name))
    .map(read)
    .join('\n');

/** Settings of the machine, of Node or of CI, which are not the project’s. */
const foreign = /^(CI|PATH|NODE_\w+|XDG_\w+)$/;

test.each(Object.keys(sources))('the settings of the table are those that %s reads', (program) => {
  const text = textOf(program);
  for (const { name } of rowsOf(program)) expect(text).toContain(name);
  const asked = [...text.matchAll(/\benv\.([A-Z][A-Z_]+)\b/g)].map(([, name = '']) => name);
  const known = new Set(rows.map(({ name }) => name));
  expect(asked.filter((name) => !known.has(name) && !foreign.test(name))).toEqual([]);
});

test('no program reads a setting past its configuration', () => {
  const past = globSync('{api,edge,outside}/src/**/*.ts', { cwd: projectRoot })
    .filter((name) => !/\.test\.ts$|\/(config|server|migrate)\.ts$/.test(name))
    .filter((name) => /process\.env\b/.test(read(name)));
  expect(past).toEqual([]);
});
