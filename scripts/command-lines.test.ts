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
