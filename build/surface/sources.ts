import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import type { Edits } from './type-shapes.ts';

/** The sources that a bundle consists of, and what they import of modules that it does not contain. */
export interface Sources {
  texts: Map<string, string>;
  /** By module outside of the bundle, the imported names; `*` where all of them may be used. */
  imports: Map<string, Set<string>>;
  /** By component of another module, the properties that it is given; undefined where the source does not show them. */
  passed: Map<string, Set<string> | undefined>;
}

interface Request {
  specifier: string;
  names: { imported: string; local: string | undefined }[];
}

interface SourcesOf {
  entries: readonly string[];
  /** A module that is not followed. */
  isOutside: (specifier: string) => boolean;
  /** By import, the file that it means. */
  modules: Record<string, string>;
  edits?: Edits;
}

/** Follows imports and re-exports from the entries; types leave nothing in a bundle. */
export function readSources({ entries, isOutside, modules, edits = new Map() }: SourcesOf): Sources {
  const found: Sources = { texts: new Map(), imports: new Map(), passed: new Map() };
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.texts.has(file)) continue;
    const text = edits.get(file) ?? readFileSync(file, 'utf8');
    found.texts.set(file, text);
    const parsed = parseSync(file, text);
    const components = new Map<string, string>();
    for (const { specifier, names } of requestsOf(parsed.module, text)) {
      if (isOutside(specifier)) {
        const of = found.imports.get(specifier) ?? new Set();
        found.imports.set(specifier, of);
        for (const { imported, local } of names) {
          of.add(imported);
          if (local) components.set(local, `${specifier} ${imported}`);
          else found.passed.set(`${specifier} ${imported}`, undefined);
        }
        continue;
      }
      const next = resolveImport(specifier, file, modules);
      if (next) waiting.push(next);
    }
    if (components.size > 0) collectPassed(parsed.program, components, found.passed);
  }
  return found;
}

function requestsOf(module: ReturnType<typeof parseSync>['module'], text: string): Request[] {
  const imports = module.staticImports.flatMap(({ moduleRequest, entries }): Request[] => {
    const values = entries.filter(({ isType }) => !isType);
    if (entries.length > 0 && values.length === 0) return [];
    const names = values.map(({ importName, localName }) => ({
      imported: importName.kind === 'Default' ? 'default' : (importName.name ?? '*'),
      local: importName.kind === 'NamespaceObject' ? undefined : localName.value,
    }));
    return [{ specifier: moduleRequest.value, names }];
  });
  const reexports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, importName, isType }): Request[] =>
      moduleRequest && !isType
        ? [{ specifier: moduleRequest.value, names: [{ imported: importName.name ?? '*', local: undefined }] }]
        : [],
    ),
  );
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }): Request[] => {
    const [, specifier] =
      text
        .slice(start, end)
        .match(/(['"`])(.*)\1$/s)
        ?.slice(1) ?? [];
    return specifier ? [{ specifier, names: [{ imported: '*', local: undefined }] }] : [];
  });
  return [...imports, ...reexports, ...dynamic];
}

/** The file of a relative import or of a door; undefined for libraries. */
function resolveImport(specifier: string, importer: string, modules: Record<string, string>): string | undefined {
  if (!specifier.startsWith('.')) return modules[specifier];
  const file = path.resolve(path.dirname(importer), specifier);
  return /\.tsx?$/.test(file) ? file : undefined;
}

interface Node {
  type: string;
  [part: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** A component that is used as anything but an element could be given any property. */
function collectPassed(program: unknown, components: Map<string, string>, passed: Sources['passed']): void {
  const visit = (value: unknown, parent?: Node): void => {
    if (Array.isArray(value)) for (const part of value) visit(part, parent);
    if (!isNode(value)) return;
    if (value.type === 'ImportDeclaration') return;
    if (value.type === 'JSXOpeningElement') note(value);
    const isTag = parent?.type === 'JSXOpeningElement' || parent?.type === 'JSXClosingElement';
    const isPropertyName = parent?.type === 'MemberExpression' && parent.property === value && parent.computed !== true;
    if (value.type === 'Identifier' && !isTag && !isPropertyName) {
      const key = components.get(String(value.name));
      if (key) passed.set(key, undefined);
    }
    for (const part of Object.values(value)) visit(part, value);
  };
  const note = ({ name, attributes }: Node): void => {
    const key = isNode(name) && name.type === 'JSXIdentifier' ? components.get(String(name.name)) : undefined;
    if (!key || (passed.has(key) && passed.get(key) === undefined)) return;
    const names = passed.get(key) ?? new Set<string>();
    passed.set(key, names);
    for (const attribute of attributes as Node[]) {
      if (attribute.type === 'JSXAttribute' && isNode(attribute.name)) names.add(String(attribute.name.name));
      else passed.set(key, undefined);
    }
    // An element's children are a property, too.
    names.add('children');
  };
  visit(program);
}
