/** Runs a command line: a failure is one message without a stack trace, and an exit code. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}

/** The arguments of a program that is not run by `runCommand`: a mistake ends it with one message. */
export function readArguments<Arguments>(read: () => Arguments): Arguments {
  try {
    return read();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}

/** The value of an option that is a number, from 1 on. */
export function numberOption(name: string, text: string, most: number): number {
  const number = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (number >= 1 && number <= most) return number;
  throw new Error(`--${name} is a whole number from 1 to ${most}, not '${text}'`);
}

/** The value of `--against`: where a market is deployed. */
export function addressOption(text: string): string {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new Error(`--against is an address such as https://market.example, not '${text}'`);
}
