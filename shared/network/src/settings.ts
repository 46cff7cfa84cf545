/** Readers of single settings of the environment. An empty value counts as unset; a wrong one stops the start by name. */

/** Its message names the setting and says what is wrong with it. */
export class SettingError extends Error {}

type Value = string | undefined;

const mostOfAll = 999_999_999;
const highestPort = 65_535;

export function wholeNumber(name: string, value: Value, fallback: number, most = mostOfAll): number {
  if (!value) return fallback;
  if (!/^\d{1,9}$/.test(value)) throw new SettingError(`${name} must be a whole number, not '${value}'`);
  if (Number(value) > most) throw new SettingError(`${name} must be at most ${most}, not '${value}'`);
  return Number(value);
}

export const portNumber = (name: string, value: Value, fallback: number): number =>
  wholeNumber(name, value, fallback, highestPort);

/** One of a few words. */
function wordOf<const Word extends string>(name: string, value: Value, words: readonly Word[], fallback: Word): Word {
  if (!value) return fallback;
  const word = words.find((word) => word === value);
  if (!word) throw new SettingError(`${name} must be one of ${words.join(', ')}, not '${value}'`);
  return word;
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

export const logLevel = (value: Value, fallback: LogLevel): LogLevel => wordOf('LOG_LEVEL', value, logLevels, fallback);

/** A mistyped `production` would start with stand-ins and secrets that nobody chose. */
export const isProduction = ({ NODE_ENV }: NodeJS.ProcessEnv): boolean =>
  wordOf('NODE_ENV', NODE_ENV, ['production', 'development', 'test'], 'development') === 'production';

/** Ends the start with all problems at once. */
export function refuseInProduction(problems: readonly string[]): void {
  if (problems.length === 0) return;
  throw new SettingError(`NODE_ENV is production, but:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
}

/** The elements of a comma-separated list. */
export const listed = (value = ''): string[] => value.split(',').flatMap((element) => element.trim() || []);

/** An address that begins with one of these schemes. Errors do not repeat it: it may hold a password. */
export function address(name: string, value: string, scheme: RegExp, example: string): string {
  if (scheme.test(value) && URL.canParse(value)) return value;
  throw new SettingError(`${name} is no address such as ${example}`);
}

/** An address of the web, as it is written. */
export const webAddress = (name: string, value: string): string =>
  address(name, value, /^https?:\/\//, 'https://host/path');

/** An origin. A path after it would be lost: only a slash may follow. */
export function webOrigin(name: string, value: string): string {
  const { origin, href } = new URL(webAddress(name, value));
  if (href === `${origin}/`) return origin;
  throw new SettingError(`${name} must be an origin such as https://host:port, without a path`);
}

/** What `parse` makes of a setting; what it throws says what is wrong with it. */
export function parsed<Result>(name: string, parse: () => Result): Result {
  try {
    return parse();
  } catch (error) {
    throw new SettingError(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Reads a program's settings. A wrong one ends the program with a line that names it, in place of a stack. */
export function settingsOf<Settings>(read: (env: NodeJS.ProcessEnv) => Settings): Settings {
  try {
    return read(process.env);
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
