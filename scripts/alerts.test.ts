import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const projectRoot = path.resolve(import.meta.dirname, '..');
const read = (name: string): string => readFileSync(path.join(projectRoot, name), 'utf8');

const rules = read('deploy/alerts.yml');
const alerts = [
  ...rules.matchAll(/^ +- alert: (\w+)\n +expr: (.+)\n +for: \d+m\n.*severity: (?:page|ticket).*\n.*#(\w+) }$/gm),
];
const { panels } = JSON.parse(read('deploy/dashboard.json')) as { panels: { targets: { expr: string }[] }[] };
const expressions = [
  ...alerts.map(([, , expression = '']) => expression),
  ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
];

test('every alert has a runbook of its name, and every runbook an alert', () => {
  expect(alerts.length).toBe([...rules.matchAll(/- alert:/g)].length);
  const sections = [...read('docs/runbooks.md').matchAll(/^## (\w+)$/gm)].map(([, name]) => name);
  expect(alerts.map(([, name]) => name)).toEqual(sections);
  for (const [, name = '', , anchor] of alerts) expect(anchor).toBe(name.toLowerCase());
});

test('every metric of alerts and dashboard is one that the programs have', () => {
  const source = globSync('{api,edge}/src/**/metrics.ts', { cwd: projectRoot }).map(read).join('\n');
  const named = expressions.flatMap((text) => text.match(/\b(?:api|edge)_[a-z_]+/g) ?? []);
  const known = new Set([...source.matchAll(/name: '(\w+)'/g)].map(([, name]) => name));
  expect(named.filter((name) => !known.has(name.replace(/_(count|bucket|sum)$/, '')))).toEqual([]);
  expect([...known].filter((name) => !named.some((used) => used.startsWith(String(name))))).toEqual([]);
});
