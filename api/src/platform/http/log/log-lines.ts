/** How long a line waits for others, so that many take one system call. */
const waitMs = 100;
const mostCharacters = 16 * 1024;
/** Pino's number of the level. */
const warning = 40;

let lines = '';
let timer: NodeJS.Timeout | undefined;

function writeLines(): void {
  clearTimeout(timer);
  timer = undefined;
  if (lines) process.stdout.write(lines);
  lines = '';
}

process.on('exit', writeLines);

/** Writes the lines of the request log together. A warning or an error is written at once, with all lines before it. */
export const logLines = {
  /** Asks Pino to set `lastLevel`. */
  [Symbol.for('pino.metadata')]: true,
  lastLevel: 0,
  write(line: string): void {
    lines += line;
    if (logLines.lastLevel >= warning || lines.length >= mostCharacters) writeLines();
    else timer ??= setTimeout(writeLines, waitMs).unref();
  },
};
