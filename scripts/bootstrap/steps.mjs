const isTerminal = process.stdout.isTTY === true && !process.env.CI;
const frames = ['⠋', '⠙', '⠸', '⠴', '⠦', '⠇'];
const secondsBetweenLines = 10;

/**
 * Shows one step of work: what runs, for how long, and how it ended.
 * A terminal gets one line that moves; a log gets a line now and then.
 * @template T
 * @param {string} title
 * @param {(progress: (detail: string) => void) => Promise<T>} work `progress` tells where the step is.
 * @param {(result: T) => { isGood: boolean, note: string }} judge Work that returns may have failed all the same.
 * @returns {Promise<T>}
 */
export async function step(title, work, judge = () => ({ isGood: true, note: '' })) {
  const started = performance.now();
  let detail = '';
  let ticks = 0;
  const seconds = () => (performance.now() - started) / 1000;
  const show = () => {
    ticks += 1;
    const line = `${title} ${Math.floor(seconds())}s${detail && ` · ${detail}`}`;
    if (isTerminal) replaceLine(`${frames[ticks % frames.length]} ${line}`);
    else process.stdout.write(`  … ${line}\n`);
  };
  const timer = setInterval(show, isTerminal ? 150 : secondsBetweenLines * 1000);
  timer.unref();
  if (isTerminal) show();
  let outcome = { isGood: false, note: '' };
  try {
    const result = await work((text) => {
      detail = text;
    });
    outcome = judge(result);
    return result;
  } finally {
    clearInterval(timer);
    const { isGood, note } = outcome;
    const line = `${isGood ? '✓' : '✗'} ${title} ${seconds().toFixed(1)}s${note && ` · ${note}`}`;
    if (isTerminal) replaceLine(`${line}\n`);
    else process.stdout.write(`${line}\n`);
  }
}

/** @param {string} text */
function replaceLine(text) {
  const width = (process.stdout.columns || 80) - 1;
  process.stdout.write(`\r\u001b[K${shorten(text, width)}`);
}

/**
 * Hangul takes two columns.
 * @param {string} text
 * @param {number} width
 */
function shorten(text, width) {
  let columns = 0;
  let end = 0;
  for (const character of text) {
    columns += character >= '\u1100' ? 2 : 1;
    if (columns > width) return text.slice(0, end) + (text.endsWith('\n') ? '\n' : '');
    end += character.length;
  }
  return text;
}
