import { type Program, Visitor } from 'oxc-parser';

export interface Import {
  specifier: string;
  /** Erased by the compiler: nothing of it reaches the running program. */
  isTypeOnly: boolean;
  isReExport: boolean;
  line: number;
}

export function readImports(program: Program, lineAt: (offset: number) => number): Import[] {
  const imports: Import[] = [];
  const add = (start: number, specifier: string, isTypeOnly: boolean, isReExport = false) =>
    imports.push({ specifier, isTypeOnly, isReExport, line: lineAt(start) });
  new Visitor({
    ImportDeclaration: ({ start, source, importKind }) => void add(start, source.value, importKind === 'type'),
    ImportExpression: ({ start, source }) => {
      if (source.type === 'Literal') add(start, String(source.value), false);
    },
    TSImportType: ({ start, source }) => void add(start, source.value, true),
    ExportAllDeclaration: ({ start, source, exportKind }) => void add(start, source.value, exportKind === 'type', true),
    ExportNamedDeclaration: ({ start, source, exportKind }) => {
      if (source) add(start, source.value, exportKind === 'type', true);
    },
  }).visit(program);
  return imports;
}
