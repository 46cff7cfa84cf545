import { readFile, rm } from 'node:fs/promises';
import { inData } from '../bootstrap/project.mjs';
import { runTask } from '../stack/task.ts';
import type { Gate } from './gate.ts';

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Files that could not be loaded: none of their tests is counted. */
  numRuntimeErrorTestSuites: number;
  testResults: { message: string }[];
}

const reportFile = inData('run', 'jest.json');

export const jestGate: Gate = {
  title: '단위·API 테스트 · unit and API tests',
  async run(signal, progress) {
    await rm(reportFile, { force: true });
    const args = ['--ci', '--json', `--outputFile=${reportFile}`, '--maxWorkers=100%'];
    const { code, tail, logFile } = await runTask({
      name: 'jest',
      script: 'node_modules/jest/bin/jest.js',
      args,
      signal,
      progress,
    });
    const report = await readFile(reportFile, 'utf8').then(
      (text) => JSON.parse(text) as JestReport,
      () => undefined,
    );
    if (!report) return { passed: 0, failed: 1, detail: tail, logFile };
    const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
    const detail = report.testResults
      .map(({ message }) => message)
      .filter(Boolean)
      .join('\n');
    // Jest also fails for reasons other than tests: an open handle, coverage, a broken setup.
    return {
      passed: report.numPassedTests,
      failed: code === 0 ? failed : Math.max(failed, 1),
      detail: detail || tail,
      logFile,
    };
  },
};
