import { parseArgs } from 'node:util';
import type { ObjectStore } from '@jangteo/object-store';
import type { Database } from '../src/platform/database/database.ts';

/** What commands work with. */
export interface Ops {
  database: Database;
  /** Where the pictures of sellers are stored. */
  uploads: ObjectStore;
  /** The operator, as the audit log names them: `operator:kim`. */
  actor: string;
  now: Date;
  print: (line: string) => void;
}

interface Option {
  /** What the option's value is; a switch has none. */
  value?: string;
  isNeeded?: true;
}

export interface Command {
  /** The command's words: `stars grant`. */
  name: string;
  /** The required arguments that follow the name. */
  words?: readonly string[];
  options?: Readonly<Record<string, Option>>;
  summary: string;
  run(given: CommandArguments, ops: Ops): Promise<void>;
}

export interface CommandArguments {
  words: readonly string[];
  option(name: string): string;
  has(name: string): boolean;
}

/** Its message is printed to the operator without a stack trace. */
export class OpsProblem extends Error {
  override name = 'OpsProblem';
}

export function usageOf({ name, words = [], options = {} }: Command): string {
  const optionTexts = Object.entries(options).map(([option, { value, isNeeded }]) => {
    const text = value ? `--${option} <${value}>` : `--${option}`;
    return isNeeded ? text : `[${text}]`;
  });
  return ['pnpm ops', name, ...words.map((word) => `<${word}>`), ...optionTexts].join(' ');
}

/** `example feed` is a command of its own beside `example`: the longest matching name is used. */
export const findCommand = (commands: readonly Command[], args: readonly string[]): Command | undefined =>
  commands
    .filter(({ name }) => name.split(' ').every((word, place) => args[place] === word))
    .toSorted((a, b) => b.name.length - a.name.length)[0];

export function readArguments(command: Command, args: readonly string[]): CommandArguments {
  const { values, positionals } = parse(command, args.slice(command.name.split(' ').length));
  const missing = Object.entries(command.options ?? {}).find(([name, { isNeeded }]) => isNeeded && !values[name]);
  if (missing || positionals.length !== (command.words?.length ?? 0)) throw new OpsProblem(wrongUse(command));
  return {
    words: positionals,
    option: (name) => String(values[name] ?? ''),
    has: (name) => values[name] !== undefined,
  };
}

function parse(command: Command, args: string[]) {
  const options = Object.entries(command.options ?? {}).map(
    ([name, { value }]) => [name, { type: value ? 'string' : 'boolean' }] as const,
  );
  try {
    return parseArgs({ args, options: Object.fromEntries(options), allowPositionals: true });
  } catch {
    throw new OpsProblem(wrongUse(command));
  }
}

const wrongUse = (command: Command): string => `쓰는 법: ${usageOf(command)}`;

export function wholeNumber(what: string, text = ''): number {
  const value = Number(text);
  if (!/^\d{1,10}$/.test(text) || value < 1 || value > 2_147_483_647) {
    throw new OpsProblem(`${what}: 1 이상의 숫자가 필요합니다. 받은 값: ${text || '없음'}`);
  }
  return value;
}

const longestReason = 200;

/** A reason that a member reads. */
export function reasonOf(text: string, shortest: number): string {
  const reason = text.trim();
  if (reason.length >= shortest && reason.length <= longestReason) return reason;
  throw new OpsProblem(`이유는 ${shortest}자에서 ${longestReason}자까지 적어 주세요.`);
}
