import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Problem } from '../bootstrap/problem.mjs';
import { inProject } from '../bootstrap/project.mjs';
import { runCommand } from '../stack/task.ts';
import { findChromium } from './find-chromium.ts';

interface InstallMethod {
  isOpen: () => Promise<boolean>;
  file: string;
  args: string[];
}

const install = ['install', '--yes', '--quiet', '--no-install-recommends'];

/** Debian's package includes the libraries that the browser needs; Playwright's download does not. */
const ways: InstallMethod[] = [
  { isOpen: canUseApt, file: 'apt-get', args: ['update', '--quiet'] },
  { isOpen: canUseApt, file: 'apt-get', args: [...install, 'chromium-headless-shell'] },
  { isOpen: canUseApt, file: 'apt-get', args: [...install, 'chromium'] },
  {
    isOpen: async () => true,
    file: process.execPath,
    args: [inProject('node_modules/playwright/cli.js'), 'install', 'chromium'],
  },
];

/** The path of the browser for tests; installs one if there is none. */
export async function ensureChromium(signal: AbortSignal, progress: (line: string) => void): Promise<string> {
  let lastWords = '';
  for (const { isOpen, file, args } of ways) {
    const found = findChromium();
    if (found) return found;
    if (!(await isOpen())) continue;
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const { tail } = await runCommand({ name: 'chromium', file, args, env, signal, progress });
    lastWords = tail;
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Problem({
    ko: '테스트에 쓸 Chromium을 설치하지 못했습니다.',
    en: 'Chromium, which the browser tests need, could not be installed.',
    todo: ['Chrome이나 Chromium을 직접 설치하고: CHROMIUM=/path/to/chromium npm test'],
    detail: lastWords,
  });
}

/** Ubuntu's package of the same name only installs a snap. */
async function canUseApt(): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const system = await readFile('/etc/os-release', 'utf8').catch(() => '');
  return /^ID=debian$/m.test(system);
}
