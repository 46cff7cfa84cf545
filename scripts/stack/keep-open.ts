import { once } from 'node:events';
import { showFailure } from '../bootstrap/problem.mjs';
import { step } from '../bootstrap/steps.mjs';
import { stopSignal } from './stop-signal.ts';

/** Everything that is added here is closed in reverse order when the stack ends. */
export type Opened = AsyncDisposableStack;

/**
 * Opens a stack of programs and keeps it open until a signal or a command ends it; then closes everything, last opened
 * first.
 */
export async function keepOpen(open: (opened: Opened, signal: AbortSignal) => Promise<void>): Promise<never> {
  const signal = stopSignal();
  const opened = new AsyncDisposableStack();
  let exitCode = 0;
  try {
    const asked = once(signal, 'abort');
    await Promise.race([open(opened, signal), asked]);
    await asked;
  } catch (error) {
    // Failures of work that was interrupted by the end are ignored.
    if (!signal.aborted) {
      showFailure(error);
      exitCode = 1;
    }
  }
  await step('종료 · stop', () => opened.disposeAsync());
  process.exit(exitCode);
}
