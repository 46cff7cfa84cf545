import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createWriteStream, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { claimInTurn } from './claim.mjs';
import { requireDiskSpace } from './disk-space.mjs';
import { explainFailedInstall } from './install-problems.mjs';
import { inProject } from './project.mjs';
import { projectNode } from './project-node.mjs';
import { step } from './steps.mjs';

const pnpm = 'pnpm@12.21.0';
const stamp = inProject('node_modules', '.installed');
const environment = {
  // Without prompts, which nobody would see.
  CI: 'true',
  // Without a network, npm would retry for more than a minute before it fails.
  npm_config_fetch_retry_mintimeout: '2000',
  npm_config_fetch_retry_maxtimeout: '8000',
};
const logFile = inProject('.data', 'logs', 'install.log');

/** Installs the dependencies when they are missing or differ from the lock file. */
export async function install() {
  if (isInstalled()) return;
  await step('설치 · install', async (progress) => {
    const alone = await claimInTurn(inProject('.data', 'run'), 'install', ({ pid }) =>
      progress(`다른 설치(프로세스 ${pid})가 끝나기를 기다립니다`),
    );
    try {
      if (isInstalled()) return;
      requireDiskSpace(2);
      const { code, output } = await runPnpm(progress);
      if (code !== 0) throw explainFailedInstall(output, logFile);
      writeFileSync(stamp, wanted());
    } finally {
      alone.release();
    }
  });
}

const isInstalled = () => existsSync(stamp) && existsSync(projectNode) && readFileSync(stamp, 'utf8') === wanted();

/** Changes whenever an install would change something. */
function wanted() {
  const packages = [
    '.',
    ...readdirSync(inProject()),
    ...readdirSync(inProject('shared')).map((name) => `shared/${name}`),
  ];
  const manifests = packages.map((name) => inProject(name, 'package.json')).filter((path) => existsSync(path));
  const hash = createHash('sha256').update(`${pnpm} ${process.platform} ${process.arch}`);
  for (const path of [inProject('pnpm-lock.yaml'), inProject('pnpm-workspace.yaml'), ...manifests.sort()]) {
    hash.update(readFileSync(path));
  }
  return hash.digest('hex');
}

/**
 * @param {(detail: string) => void} progress
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function runPnpm(progress) {
  mkdirSync(dirname(logFile), { recursive: true });
  const log = createWriteStream(logFile);
  const { file, args } = npx([pnpm, 'install', '--frozen-lockfile', '--reporter=append-only']);
  const child = spawn(file, args, {
    cwd: inProject(),
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: file.endsWith('.cmd'),
  });
  let output = '';
  /** @param {Buffer} chunk */
  const collect = (chunk) => {
    log.write(chunk);
    const text = chunk.toString('utf8');
    output = (output + text).slice(-20_000);
    const line = text.trim().split('\n').at(-1);
    if (line && /\p{L}/u.test(line)) progress(line.replace(/^Progress: /, ''));
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, output: `${output}${error.message}` }));
    child.once('close', (code) => log.end(() => resolve({ code, output })));
  });
}

const quietly = ['--yes', '--loglevel=error'];

/** The npx of the npm that started this process, or the one on the path. @param {string[]} command */
function npx(command) {
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('npm-cli.js')) return { file: process.execPath, args: [npm, 'exec', ...quietly, '--', ...command] };
  return { file: process.platform === 'win32' ? 'npx.cmd' : 'npx', args: [...quietly, ...command] };
}
