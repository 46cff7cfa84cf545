import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { inData, inProject } from '../bootstrap/project.mjs';
import { runTask } from '../stack/task.ts';
import { type Gate, thoroughFiles } from './gate.ts';

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Files that could not be loaded: none of their tests is counted. */
  numRuntimeErrorTestSuites: number;
  testResults: TestFile[];
}

interface TestFile {
  name: string;
  status: 'passed' | 'failed';
  message: string;
  assertionResults: Test[];
}

interface Test {
  fullName: string;
  status: 'passed' | 'failed' | 'pending' | 'todo';
  /** How the tries before the last one failed. */
  retryReasons?: string[];
}

const reportFile = inData('run', 'jest.json');

export const jestGate = (thorough: boolean): Gate => ({
  title: '단위·API 테스트 · unit and API tests',
  async run(signal, progress) {
    await rm(reportFile, { force: true });
    const left = thorough
      ? []
      : ['/node_modules/', thoroughFiles].map((pattern) => `--testPathIgnorePatterns=${pattern}`);
    const args = ['--ci', '--json', `--outputFile=${reportFile}`, '--maxWorkers=100%', ...left];
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
      failures: report.testResults.flatMap(failuresOf),
      unsteady: report.testResults.flatMap((file) => file.assertionResults.filter(isUnsteady).map(nameIn(file))),
      detail: detail || tail,
      logFile,
    };
  },
});

/** A file that could not be loaded has no test to name. */
function failuresOf(file: TestFile): string[] {
  const failed = file.assertionResults.filter(({ status }) => status === 'failed').map(nameIn(file));
  return failed.length === 0 && file.status === 'failed' ? [fileIn(file)] : failed;
}

const isUnsteady = ({ status, retryReasons = [] }: Test) => status === 'passed' && retryReasons.length > 0;

const fileIn = ({ name }: TestFile) => path.relative(inProject(), name);

const nameIn = (file: TestFile) => (test: Test) => `${fileIn(file)} › ${test.fullName}`;
