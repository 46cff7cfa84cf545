const isTerminal = process.stdout.isTTY === true && !process.env.CI;
const frames = ['⠋', '⠙', '⠸', '⠴', '⠦', '⠇'];
const frameMs = 150;
const secondsBetweenLines = 10;

/**
 * The lines of all steps that run.
 * @type {Set<() => string>}
 */
const running = new Set();

/**
 * Shows one step of work: what runs, for how long, and how it ended.
 * A terminal gets one line that moves, for all steps that run; a log gets a line now and then.
 * @template T
 * @param {string} title
 * @param {(progress: (detail: string) => void) => Promise<T>} work `progress` tells where the step is.
 * @param {(result: T) => { isGood: boolean, note: string }} judge Work that returns may have failed all the same.
 * @returns {Promise<T>}
 */
export async function step(title, work, judge = () => ({ isGood: true, note: '' })) {
  const started = performance.now();
  let detail = '';
  const seconds = () => (performance.now() - started) / 1000;
  const line = () => `${title} ${Math.floor(seconds())}s${detail && ` · ${detail}`}`;
  const show = () => {
    if (isTerminal) replaceLine(`${frame()} ${[...running].map((each) => each()).join('   ')}`);
    else process.stdout.write(`  … ${line()}\n`);
  };
  running.add(line);
  const timer = setInterval(show, isTerminal ? frameMs : secondsBetweenLines * 1000);
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
    running.delete(line);
    const { isGood, note } = outcome;
    const end = `${isGood ? '✓' : '✗'} ${title} ${seconds().toFixed(1)}s${note && ` · ${note}`}`;
    if (isTerminal) replaceLine(`${end}\n`);
    else process.stdout.write(`${end}\n`);
  }
}

const frame = () => frames[Math.floor(performance.now() / frameMs) % frames.length];

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
