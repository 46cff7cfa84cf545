// Decision: docs/decisions/2026-11-30-ci-runs-the-thorough-tests.md
import { runTask, type TaskOptions } from '../stack/task.ts';

export interface Outcome {
  passed: number;
  failed: number;
  /** Names of the tests that failed. */
  failures?: string[];
  /** Names of the tests that passed only at the second try, which CI alone makes. */
  unsteady?: string[];
  /** The part of a failure's output that a developer needs. */
  detail?: string;
  /** The file with the whole output. */
  logFile?: string;
}

/** The files of tests that only the whole gate runs. Single browser tests have the tag `@thorough` instead. */
export const thoroughFiles = String.raw`\.thorough\.test\.`;

/** One check of the suite. */
export interface Gate {
  title: string;
  run(signal: AbortSignal, progress: (detail: string) => void): Promise<Outcome>;
}

/** A tool that either passes, or fails with its findings as output. */
export const toolGate = (title: string, task: Pick<TaskOptions, 'name' | 'script' | 'args'>): Gate => ({
  title,
  async run(signal, progress) {
    const { code, tail, logFile } = await runTask({ ...task, signal, progress });
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, detail: tail, logFile };
  },
});
