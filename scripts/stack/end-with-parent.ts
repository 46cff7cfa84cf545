/**
 * Loaded into every program that the stack starts (`node --import`): when the parent is gone, however it ended,
 * the program ends in the same orderly way as by SIGTERM.
 */
import { isMainThread } from 'node:worker_threads';

const closeTimeoutMs = 12_000;

if (isMainThread && process.channel) {
  process.once('disconnect', () => {
    process.kill(process.pid, 'SIGTERM');
    setTimeout(() => process.exit(1), closeTimeoutMs).unref();
  });
  // The channel to the parent must not keep the process running.
  process.channel.unref();
}
