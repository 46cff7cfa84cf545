/** Waits until a server listens. Where it cannot, the program ends with a line that names the settings, in place of a stack. */
export async function listening<Result>(settings: string, listen: Promise<Result>): Promise<Result> {
  try {
    return await listen;
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    process.stderr.write(`${settings}: ${error.message}\n`);
    process.exit(1);
  }
}
