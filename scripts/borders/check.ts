import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { packageOf } from './package-of.ts';
import { type Rule, rules } from './rules.ts';
import { readSource } from './source.ts';

export interface Violation {
  rule: Rule;
  file: string;
  line: number;
  found: string;
}

/** @param file Path from the project's root, with `/`. */
export function checkFile(file: string, code: string): Violation[] {
  const { imports, globals } = readSource(file, code);
  const place = { file, from: packageOf(file) };
  return rules.flatMap((rule) => [
    ...imports
      .filter((imported) => rule.import?.(imported, place))
      .map(({ specifier, line }) => ({ rule, file, line, found: specifier })),
    ...globals
      .filter(({ text }) => rule.global?.pattern.test(text) && rule.global.isRefused(place))
      .map(({ text, line }) => ({ rule, file, line, found: text })),
  ]);
}

const sources = [
  'host',
  'remote-*',
  'shared/*',
  'api',
  'edge',
  'outside',
  'demo',
  'bench',
  'assets',
  'e2e',
  'build',
  'scripts',
  'jest',
];
const notOurs = (name: string) => name === 'node_modules' || name === 'dist';

/** Every source file of a project that is laid out like this one. */
export async function checkProject(root: string): Promise<{ files: number; violations: Violation[] }> {
  const violations: Violation[] = [];
  let files = 0;
  const patterns = sources.map((folder) => `${folder}/**/*.{ts,tsx,mjs}`);
  for await (const found of glob(patterns, { cwd: root, exclude: notOurs })) {
    const file = found.split(path.sep).join('/');
    files += 1;
    violations.push(...checkFile(file, await readFile(path.join(root, found), 'utf8')));
  }
  return { files, violations };
}

export const describe = ({ rule, file, line, found }: Violation): string =>
  `${file}:${line} ${found}\n  ${rule.name}.\n  → ${rule.instead}`;
