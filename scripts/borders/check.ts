import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { packageOf, sourceFolders } from './packages.ts';
import { checkRooms, doorRules, floorRules } from './rooms.ts';
import { type Rule, rules } from './rules.ts';
import { readSource, type Source } from './source.ts';

export interface Violation {
  rule: Rule;
  file: string;
  line: number;
  found: string;
}

/** @param file Path from the project's root, with `/`. */
export const checkFile = (file: string, code: string): Violation[] => checkSource(readSource(file, code));

function checkSource({ file, imports, globals }: Source): Violation[] {
  const place = { file, from: packageOf(file) };
  return [...rules, ...floorRules, ...doorRules].flatMap((rule) => [
    ...imports
      .filter((imported) => rule.import?.(imported, place))
      .map(({ specifier, line }) => ({ rule, file, line, found: specifier })),
    ...globals
      .filter(({ text }) => rule.global?.pattern.test(text) && rule.global.isRefused(place))
      .map(({ text, line }) => ({ rule, file, line, found: text })),
  ]);
}

const isForeign = (name: string) => name === 'node_modules' || name === 'dist';

/** Checks every source file of a project with this layout. */
export async function checkProject(root: string): Promise<{ files: number; problems: string[] }> {
  const sources: Source[] = [];
  const patterns = sourceFolders.map((folder) => `${folder}/**/*.{ts,tsx,mjs}`);
  for await (const found of glob(patterns, { cwd: root, exclude: isForeign })) {
    const file = found.split(path.sep).join('/');
    sources.push(readSource(file, await readFile(path.join(root, found), 'utf8')));
  }
  const problems = [...sources.flatMap(checkSource).map(describe), ...checkRooms(sources)];
  return { files: sources.length, problems };
}

const describe = ({ rule, file, line, found }: Violation): string =>
  `${file}:${line} ${found}\n  ${rule.name}.\n  → ${rule.instead}`;
