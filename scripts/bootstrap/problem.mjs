/** A problem that the developer can solve. Shown without a stack trace. */
export class Problem extends Error {
  /**
   * @param {{ ko: string, en: string, todo: string[], detail?: string }} text `todo` are commands or short advice.
   */
  constructor({ ko, en, todo, detail = '' }) {
    super([`✗ ${ko}`, `  ${en}`, ...todo.map((line) => `  → ${line}`), ...(detail ? ['', detail] : [])].join('\n'));
    this.name = 'Problem';
  }
}

/** @param {unknown} error */
export function showFailure(error) {
  const text = error instanceof Problem ? error.message : `✗ ${error instanceof Error ? error.stack : String(error)}`;
  process.stderr.write(`\n${text}\n`);
}
