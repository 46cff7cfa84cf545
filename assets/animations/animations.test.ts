import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../scripts/bootstrap/project.mjs';
import { animations } from './animations.ts';

const files = animations.flatMap(({ folder, files }) =>
  Object.entries(files).map(([name, content]): [string, string] => [path.join(folder, name), content]),
);

test.each(files)('%s is what the scene makes it: pnpm animations', (file, content) => {
  expect(readFileSync(path.join(projectRoot, file), 'utf8')).toBe(content);
});

test.each(files)(
  '%s: every coordinate is a number, and nothing is left of the drawing’s own words',
  (file, content) => {
    expect(content).not.toMatch(file.endsWith('.json') ? /null|NaN|undefined/ : /NaN|undefined/);
  },
);
