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

/** The labels that an operand has in its result: of an aggregation those of its `by`, of a bare metric all. */
function labelsOf(operand: string): string[] {
  if (/^[\d.e]*$/.test(operand)) return [];
  const aggregation = /^(?:sum|min|max|avg|count)\b(?: by <([^>]*)>)?/.exec(operand);
  return [aggregation ? (aggregation[1] ?? '') : 'all'];
}

/** Label sets on the two sides of an operator that differ, so that nothing of them would ever match. */
function unmatched(expression: string): string[] {
  if (/\bon\s*\(/.test(expression)) return [];
  let outer = expression.replace(/\{[^}]*\}|\[[^\]]*\]/g, '').replace(/\b(by) \(([^()]*)\)/g, '$1 <$2>');
  while (/\([^()]*\)/.test(outer)) outer = outer.replace(/\([^()]*\)/g, '');
  const operands = outer.split(/ (?:and|or|unless|[<>=!]=?|[-+*/]) /).map((operand) => operand.trim());
  const labels = new Set(operands.flatMap(labelsOf));
  return labels.size > 1 ? [expression] : [];
}

test('both sides of every operator have the same labels, or say how they match', () => {
  expect(expressions.flatMap(unmatched)).toEqual([]);
  const neverMatches = ['sum by (app) (rate(a[1m])) > 0.01 * sum(rate(b[1m]))', 'sum by (app) (a) / sum by (call) (b)'];
  expect(neverMatches.flatMap(unmatched)).toEqual(neverMatches);
});

test('every metric of alerts and dashboard is one that the programs have', () => {
  const source = globSync('{api,edge}/src/**/metrics.ts', { cwd: projectRoot }).map(read).join('\n');
  const named = expressions.flatMap((text) => text.match(/\b(?:api|edge)_[a-z_]+/g) ?? []);
  const known = new Set([...source.matchAll(/name: '(\w+)'/g)].map(([, name]) => name));
  expect(named.filter((name) => !known.has(name.replace(/_(count|bucket|sum)$/, '')))).toEqual([]);
  expect([...known].filter((name) => !named.some((used) => used.startsWith(String(name))))).toEqual([]);
});
