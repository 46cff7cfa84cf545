import { parseSync } from 'oxc-parser';
import { type GlobalUse, readGlobals } from './globals.ts';
import { type Import, readImports } from './imports.ts';

export interface Source {
  /** Path from the project's root, with `/`. */
  file: string;
  imports: Import[];
  globals: GlobalUse[];
}

/** The imports of a file, and the browser's globals that it uses. */
export function readSource(file: string, code: string): Source {
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file} cannot be parsed: ${errors[0].message}`);
  const lineAt = (offset: number) => code.slice(0, offset).split('\n').length;
  return { file, imports: readImports(program, lineAt), globals: readGlobals(program, lineAt) };
}
