import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../scripts/bootstrap/project.mjs';
import { marketFiles } from './market-files.ts';

test.each(Object.entries(marketFiles))('%s is up to date with the scene: pnpm animations', (name, content) => {
  expect(readFileSync(path.join(projectRoot, 'remote-auth/src/welcome/market', name), 'utf8')).toBe(content);
});

test('every coordinate is a number, and no command of the drawing remains', () => {
  expect(marketFiles['market.json']).not.toMatch(/null|NaN|undefined/);
  expect(marketFiles['market.ts']).not.toMatch(/NaN|undefined/);
});
