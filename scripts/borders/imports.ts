import { type Expression, type ImportDeclarationSpecifier, type Program, Visitor } from 'oxc-parser';

export interface Import {
  specifier: string;
  /** The names that a declaration imports, as their module exports them; `default` and `*` mean all of them. */
  names: string[];
  /** Erased by the compiler: it does not exist in the running program. */
  isTypeOnly: boolean;
  isReExport: boolean;
  line: number;
}

export function readImports(program: Program, lineAt: (offset: number) => number): Import[] {
  const imports: Import[] = [];
  const add = (start: number, specifier: string, isTypeOnly: boolean, isReExport = false, names: string[] = []) =>
    imports.push({ specifier, names, isTypeOnly, isReExport, line: lineAt(start) });
  new Visitor({
    ImportDeclaration: ({ start, source, importKind, specifiers }) =>
      void add(start, source.value, importKind === 'type', false, specifiers.map(nameOf)),
    ImportExpression: ({ start, source }) => {
      if (source.type === 'Literal') add(start, String(source.value), false);
      // The literal parts of `../${app}/src/a.ts`.
      if (source.type === 'TemplateLiteral') add(start, source.quasis.map(({ value }) => value.raw).join('*'), false);
    },
    CallExpression: ({ start, callee, arguments: [module] }) => {
      if (module?.type === 'Literal' && isModuleCall(callee)) add(start, String(module.value), false);
    },
    TSImportType: ({ start, source }) => void add(start, source.value, true),
    ExportAllDeclaration: ({ start, source, exportKind }) => void add(start, source.value, exportKind === 'type', true),
    ExportNamedDeclaration: ({ start, source, exportKind }) => {
      if (source) add(start, source.value, exportKind === 'type', true);
    },
  }).visit(program);
  return imports;
}

function nameOf(specifier: ImportDeclarationSpecifier): string {
  if (specifier.type === 'ImportNamespaceSpecifier') return '*';
  if (specifier.type === 'ImportDefaultSpecifier') return 'default';
  return specifier.imported.type === 'Literal' ? specifier.imported.value : specifier.imported.name;
}

/** `require`, and Jest's calls that name a module. */
function isModuleCall(callee: Expression): boolean {
  if (callee.type === 'Identifier') return callee.name === 'require';
  if (callee.type !== 'MemberExpression' || callee.computed || callee.object.type !== 'Identifier') return false;
  return (
    callee.object.name === 'jest' && /^(mock|unmock|doMock|require\w+|createMockFromModule)$/.test(callee.property.name)
  );
}
