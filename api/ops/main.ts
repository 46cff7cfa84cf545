/** `pnpm ops`: what operators do to the market, each act with its entry in the audit log. */
import { userInfo } from 'node:os';
import { SettingError } from '@jangteo/network';
import type { ObjectStore } from '@jangteo/object-store';
import { Locale } from 'typebox/system';
import { openUploads } from '../src/platform/config.ts';
import { isUnavailable, openDatabase } from '../src/platform/database/database.ts';
import { findCommand, OpsProblem, readArguments, usageOf } from './command.ts';
import { commands } from './commands.ts';
import { printable } from './printable.ts';

const help = (): string =>
  [
    '장터 운영 도구',
    '',
    ...commands.flatMap((command) => [`  ${usageOf(command)}`, `      ${command.summary}`]),
    '',
    'DATABASE_URL이 가리키는 장터를 바꿉니다. 없으면 이 컴퓨터의 장터(PORT, 기본 4700)입니다.',
    '누가 했는지는 OPERATOR로 알려 주세요. 없으면 이 컴퓨터의 사용자 이름입니다.',
  ].join('\n');

// The reader of the output may close the pipe early, as `| head` does. The command is finished all the same.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

const print = (line: string): void => void process.stdout.write(`${printable(line)}\n`);
const complain = (line: string): void => void process.stderr.write(`${printable(line)}\n`);

const highestPort = 65_532;

/** The database of the market at that port of this machine. */
function localDatabase(port: string): string {
  if (!/^\d{1,5}$/.test(port) || Number(port) > highestPort) {
    throw new OpsProblem(`PORT는 장터의 포트 번호여야 합니다. 받은 값: ${port}`);
  }
  return `postgres://jangteo@127.0.0.1:${Number(port) + 3}/jangteo`;
}

function databaseUrlOf({ DATABASE_URL, PORT }: NodeJS.ProcessEnv): string {
  if (!DATABASE_URL) return localDatabase(PORT || '4700');
  if (/^postgres(ql)?:\/\//.test(DATABASE_URL)) return DATABASE_URL;
  throw new OpsProblem('DATABASE_URL은 postgres://사용자:비밀번호@호스트:포트/이름 꼴이어야 합니다.');
}

/** An address that is none, and SQLSTATEs of a database that is not there, refuses this user or has no market in it. */
const unusableCodes = ['ERR_INVALID_URL', '3D000', '28000', '28P01', '42P01'];

const isUnusable = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && unusableCodes.includes(String(error.code));

/** Pictures of a market elsewhere must not end up on this machine. */
function uploadsOf(env: NodeJS.ProcessEnv): ObjectStore {
  if (env.DATABASE_URL && !env.UPLOADS_URL) {
    throw new OpsProblem('UPLOADS_URL로 사진을 둘 곳을 알려 주세요. API와 같은 곳이어야 합니다.');
  }
  return openUploads(env);
}

async function main(args: readonly string[]): Promise<void> {
  const command = findCommand(commands, args);
  if (!command) {
    print(help());
    if (args.length > 0 && !args.includes('--help')) throw new OpsProblem(`\n모르는 명령입니다: ${args.join(' ')}`);
    return;
  }
  const given = readArguments(command, args);
  const database = openDatabase(databaseUrlOf(process.env), () => undefined);
  try {
    const actor = `operator:${process.env.OPERATOR || userInfo().username}`;
    await command.run(given, {
      database,
      get uploads() {
        return uploadsOf(process.env);
      },
      actor,
      now: new Date(),
      print,
    });
  } finally {
    await database.close();
  }
}

// Faults of a file are reported in the operators' language.
Locale.Set(Locale.ko_KR);

await main(process.argv.slice(2)).catch((error: unknown) => {
  if (error instanceof OpsProblem || error instanceof SettingError) complain(error.message);
  else if (isUnavailable(error)) complain('장터의 데이터베이스가 응답하지 않습니다. DATABASE_URL을 확인해 주세요.');
  else if (isUnusable(error)) complain(`DATABASE_URL의 데이터베이스를 쓸 수 없습니다: ${error.message}`);
  else throw error;
  process.exitCode = 1;
});
