import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(import.meta.dirname, '..');

test.each([
  ['build/build.ts nope', "There is no app 'nope'. Apps: host, "],
  ['build/packages/main.ts nope', "There is no package 'nope'. Packages: api, "],
  ['scripts/dev.ts nope', "There is no app 'nope'. Apps: host, "],
  ['scripts/dev.ts shop --against nonsense', "--against is an address such as https://market.example, not 'nonsense'"],
  ['scripts/dev.ts --colour', "Unknown option '--colour'"],
  ['scripts/errors.ts --days week', "--days is a whole number from 1 to 3650, not 'week'"],
  ['scripts/errors.ts --days 99999', '--days is a whole number from 1 to 3650'],
  ['scripts/releases.ts collect --rollbacks 0', "--rollbacks is a whole number from 1 to 1000, not '0'"],
  ['scripts/preview.ts shop --hours 1e9', "--hours is a whole number from 1 to 720, not '1e9'"],
  ['scripts/cluster.ts --nonsense', "Unknown option '--nonsense'"],
  ['scripts/test.ts remote-shop', "Unexpected argument 'remote-shop'"],
  ['scripts/borders/main.ts --nonsense', "Unknown option '--nonsense'"],
  ['scripts/borders/main.ts nowhere', 'nowhere has no sources of this project'],
  ['scripts/release-api.ts --nonsense', "Unknown option '--nonsense'"],
  ['scripts/release-api.ts nonsense', "'nonsense' is not the address of an API"],
  ['scripts/rollback.ts shop community', 'Usage: pnpm rollback <app>'],
  ['scripts/releases.ts shop community', 'Usage: pnpm releases [app]'],
  ['scripts/errors.ts shop 7', 'Usage: pnpm errors [app]'],
  ['bench/main.ts edge --nonsense', "Unknown option '--nonsense'"],
  ['bench/mutants/main.ts nope', "No planted fault has 'nope' in its name"],
  ['assets/animations/main.ts --nonsense', "Unknown option '--nonsense'"],
  ['assets/icons/main.ts --nonsense', "Unknown option '--nonsense'"],
  ['assets/fonts/main.ts --recont', "Unknown option '--recont'"],
  ['assets/pictures/main.ts nope', "The name of no picture begins with 'nope'"],
  ['api/src/migrate.ts', 'DATABASE_URL is not set'],
  ['api/ops/backup/main.ts backup nowhere', 'DATABASE_URL is not set'],
])(
  '%s: a mistake is one line',
  async (command, message) => {
    const running = promisify(execFile)(process.execPath, command.split(' '), { cwd: root });
    const { code, stdout, stderr } = await running.catch((error) => error);
    expect({ code, stdout, lines: stderr.trim().split('\n').length }).toEqual({ code: 1, stdout: '', lines: 1 });
    expect(stderr).toContain(message);
  },
  20_000,
);

test.each([
  'api/src/migrate.ts',
  'api/ops/backup/main.ts backup nowhere',
  'api/ops/backup/main.ts backup nowhere --wal',
])('%s: a database that is away is named in one line', async (command) => {
  const env = { ...process.env, DATABASE_URL: 'postgres://127.0.0.1:1/market' };
  const running = promisify(execFile)(process.execPath, command.split(' '), { cwd: root, env });
  const { code, stdout, stderr } = await running.catch((error) => error);
  expect({ code, stdout, stderr }).toEqual({
    code: 1,
    stdout: '',
    stderr: 'The database at DATABASE_URL does not respond: connect ECONNREFUSED 127.0.0.1:1\n',
  });
});
