import { handOver } from './hand-over.mjs';
import { install } from './install.mjs';
import { showFailure } from './problem.mjs';

/**
 * Makes the project able to run on this machine, then runs one of its scripts on the project's own Node.
 * @param {string} script
 */
export async function run(script) {
  try {
    await install();
    process.exitCode = await handOver(script, process.argv.slice(2));
  } catch (error) {
    showFailure(error);
    process.exitCode = 1;
  }
}
