import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { calls } from '@jangteo/contract';
import { projectRoot } from './apps.ts';
import { callsNamedIn } from './surface/calls.ts';

/** The sources that run in browsers and the edge. */
const sources = globSync('{host,edge,remote-*,shared/*}/src/**/*.{ts,tsx}', { cwd: projectRoot })
  .filter((file) => !/\.test\.tsx?$|^shared\/(contract|testing)\//.test(file))
  .map((file) => readFileSync(path.join(projectRoot, file), 'utf8'))
  .filter((text) => text.includes('/api/'));

const all = Object.keys(calls);

/** Calls that are there for other clients, with the reason. */
const withoutScreen: Record<string, string> = {
  'GET /api/v1/display/sitemap': 'for search engines, through the edge',
  'GET /api/v1/display/sitemap/:part': 'for search engines, through the edge',
  'POST /api/v2/auth/social/landing': 'a form that the device maker’s page posts',
};

test('every call of the contract is used by a screen, or has a reason not to be', () => {
  expect(all.length).toBeGreaterThan(120);
  const used = new Set(sources.flatMap((text) => callsNamedIn(text, all)));
  expect(all.filter((key) => !used.has(key)).sort()).toEqual(Object.keys(withoutScreen));
});
