/** `pnpm animations`: writes the animation and its still pictures. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readArguments } from '../../build/run-command.ts';
import { inProject } from '../../scripts/bootstrap/project.mjs';
import { animations } from './animations.ts';

readArguments(parseArgs);
for (const { folder, files } of animations) {
  await mkdir(inProject(folder), { recursive: true });
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(inProject(folder), name), content);
}
