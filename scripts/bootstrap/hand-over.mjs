import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { inProject } from './project.mjs';
import { projectNode } from './project-node.mjs';

/**
 * Runs a script on the project's Node and stays as a thin parent: signals go on to the script,
 * and the script ends by itself when this process is killed, because its channel closes.
 * @param {string} script
 * @param {string[]} args
 * @returns {Promise<number>} The script's exit code.
 */
export function handOver(script, args) {
  const child = spawn(projectNode, [inProject('scripts', script), ...args], {
    cwd: inProject(),
    env: { ...process.env, PATH: [inProject('node_modules', '.bin'), process.env.PATH].join(delimiter) },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  endWithNpm(() => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * npm that is killed outright takes nothing along; who sees that has got another parent, or its shell has.
 * @param {() => void} end
 */
function endWithNpm(end) {
  if (!process.env.npm_lifecycle_event) return;
  const ancestors = () => `${process.ppid} ${parentOf(process.ppid)}`;
  const atStart = ancestors();
  const timer = setInterval(() => {
    if (ancestors() === atStart) return;
    clearInterval(timer);
    end();
  }, 500);
  timer.unref();
}

/**
 * Where the system does not say it in a file, the shell has made room for us and npm is our parent itself.
 * @param {number} pid
 */
function parentOf(pid) {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop() ?? '';
    return afterName.split(' ')[1];
  } catch {
    return '';
  }
}
