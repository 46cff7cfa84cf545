import { logLines } from './log-lines.ts';

let written: string[];
beforeEach(() => {
  jest.useFakeTimers();
  written = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written.push(String(text));
    return true;
  });
});
afterEach(() => {
  jest.runOnlyPendingTimers();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function log(level: number, line: string): void {
  logLines.lastLevel = level;
  logLines.write(line);
}

test('lines are written together, a tenth of a second after the first', () => {
  log(30, 'a\n');
  jest.advanceTimersByTime(99);
  log(30, 'b\n');
  expect(written).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(written).toEqual(['a\nb\n']);
  log(30, 'c\n');
  jest.advanceTimersByTime(100);
  expect(written).toEqual(['a\nb\n', 'c\n']);
});

test('a warning is written at once, after the lines before it, and nothing is written twice', () => {
  log(30, 'a\n');
  log(40, 'b\n');
  expect(written).toEqual(['a\nb\n']);
  jest.advanceTimersByTime(1_000);
  expect(written).toEqual(['a\nb\n']);
});

test('many log lines are written before the delay is over', () => {
  const line = `${'x'.repeat(999)}\n`;
  for (let n = 0; n < 20; n += 1) log(30, line);
  expect(written.join('').length).toBeGreaterThan(16_000);
});

test('lines that still wait are written when the process ends', () => {
  log(30, 'last\n');
  process.emit('exit', 0);
  expect(written).toEqual(['last\n']);
});
