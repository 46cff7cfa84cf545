import { runTask, type TaskOptions } from '../stack/task.ts';

export interface Outcome {
  passed: number;
  failed: number;
  /** Of those that passed: only at the second try, which CI alone makes. */
  unsteady?: number;
  /** What the person at the keyboard needs to see of a failure. */
  detail?: string;
  /** Where all of it stands. */
  logFile?: string;
}

/** One thing that must hold. */
export interface Gate {
  title: string;
  run(signal: AbortSignal, progress: (detail: string) => void): Promise<Outcome>;
}

/** A tool that either finds nothing, or fails and says what it found. */
export const toolGate = (title: string, task: Pick<TaskOptions, 'name' | 'script' | 'args'>): Gate => ({
  title,
  async run(signal, progress) {
    const { code, tail, logFile } = await runTask({ ...task, signal, progress });
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, detail: tail, logFile };
  },
});
