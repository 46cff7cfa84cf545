import fs from 'node:fs';
import { Problem } from './problem.mjs';
import { projectRoot } from './project.mjs';

const gigabyte = 1e9;

/** @param {number} gigabytes */
export function requireDiskSpace(gigabytes) {
  // Node 18.0 to 18.14 lacks the function.
  if (!fs.statfsSync) return;
  const { bavail, bsize } = fs.statfsSync(projectRoot);
  const free = (bavail * bsize) / gigabyte;
  if (free >= gigabytes) return;
  throw new Problem({
    ko: `디스크 공간이 부족합니다. ${gigabytes}GB가 필요한데 ${free.toFixed(1)}GB가 남아 있습니다.`,
    en: `Not enough disk space: ${gigabytes} GB needed, ${free.toFixed(1)} GB free.`,
    todo: [`${projectRoot} 이 있는 디스크를 비운 뒤 다시 실행하세요.`],
  });
}
