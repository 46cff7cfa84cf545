import { readFile, rm } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';
import { inData } from '../bootstrap/project.mjs';
import { ensureChromium } from '../browser/ensure-chromium.ts';
import { runTask } from '../stack/task.ts';
import { type Gate, thoroughFiles } from './gate.ts';

interface Suite {
  specs: Spec[];
  suites?: Suite[];
}

interface Spec {
  title: string;
  file: string;
  line: number;
  tests: Test[];
}

interface Test {
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  results: { errors: { message?: string }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: Suite[];
  /** Failures outside of tests, for example of the server. */
  errors: { message?: string }[];
}

const reportFile = inData('run', 'playwright.json');

export const browserGate = (thorough: boolean): Gate => ({
  title: '브라우저 테스트 · browser tests',
  async run(signal, progress) {
    await rm(reportFile, { force: true });
    const left = thorough ? [] : [`--grep-invert=${thoroughFiles}|@thorough`];
    const { code, tail, logFile } = await runTask({
      name: 'playwright',
      script: 'node_modules/playwright/cli.js',
      args: ['test', '--config=e2e', '--reporter=line,json', ...left],
      env: { CHROMIUM: await ensureChromium(signal, progress), PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
      signal,
      progress,
    });
    const report = await readFile(reportFile, 'utf8').then(
      (text) => JSON.parse(text) as PlaywrightReport,
      () => undefined,
    );
    if (!report) return { passed: 0, failed: 1, detail: tail, logFile };
    const { unexpected, expected, flaky } = report.stats;
    const specs = report.suites.flatMap(specsOf);
    const failed = specs.filter(hasTestThatWas('unexpected'));
    return {
      passed: expected + flaky,
      failed: code === 0 ? unexpected : Math.max(unexpected, 1),
      failures: failed.map(nameOf),
      unsteady: specs.filter(hasTestThatWas('flaky')).map(nameOf),
      detail: [...report.errors.map(messageOf), ...failed.map(reportOf)].join('\n\n') || tail,
      logFile,
    };
  },
});

const specsOf = ({ specs, suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)];

const hasTestThatWas =
  (status: Test['status']) =>
  ({ tests }: Spec) =>
    tests.some((test) => test.status === status);

const nameOf = ({ title, file, line }: Spec) => `e2e/${file}:${line} › ${title}`;

const reportOf = (spec: Spec) =>
  [nameOf(spec), ...spec.tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(messageOf)))].join(
    '\n',
  );

const messageOf = ({ message = '' }: { message?: string }) => stripVTControlCharacters(message);
