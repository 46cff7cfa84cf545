import { readFile, rm } from 'node:fs/promises';
import { inData } from '../bootstrap/project.mjs';
import { ensureChromium } from '../browser/ensure-chromium.ts';
import { runTask } from '../stack/task.ts';
import type { Gate } from './gate.ts';

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

const reportFile = inData('run', 'playwright.json');

export const browserGate: Gate = {
  title: '브라우저 테스트 · browser tests',
  async run(signal, progress) {
    await rm(reportFile, { force: true });
    const { code, tail, logFile } = await runTask({
      name: 'playwright',
      script: 'node_modules/playwright/cli.js',
      args: ['test', '--config=e2e', '--reporter=line,json'],
      env: { CHROMIUM: await ensureChromium(signal, progress), PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
      signal,
      progress,
    });
    const stats = await readFile(reportFile, 'utf8').then(
      (text) => (JSON.parse(text) as PlaywrightReport).stats,
      () => undefined,
    );
    if (!stats) return { passed: 0, failed: 1, detail: tail, logFile };
    const { unexpected, expected, flaky } = stats;
    return {
      passed: expected + flaky,
      failed: code === 0 ? unexpected : Math.max(unexpected, 1),
      unsteady: flaky,
      detail: tail,
      logFile,
    };
  },
};
