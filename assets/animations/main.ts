/** `pnpm animations`: writes what moves, and pictures of it that do not. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inProject } from '../../scripts/bootstrap/project.mjs';
import { marketFiles } from './market-files.ts';

const folder = inProject('remote-auth/src/welcome/market');

await mkdir(folder, { recursive: true });
for (const [name, content] of Object.entries(marketFiles)) await writeFile(path.join(folder, name), content);
