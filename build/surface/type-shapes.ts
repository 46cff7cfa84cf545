import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Node } from 'typescript/unstable/ast';
import {
  API,
  type Checker,
  type Symbol as CompilerSymbol,
  ElementFlags,
  type Project,
  type Signature,
  SymbolFlags,
  type TupleType,
  type Type,
  TypeFlags,
  type TypeParameter,
} from 'typescript/unstable/sync';
import {
  anything,
  oneOf,
  type Parameter,
  type Properties,
  type Shape,
  type Types,
} from '../../edge/src/releases/surface/shape.ts';

/** Texts that take the place of files, by absolute path. */
export type Edits = ReadonlyMap<string, string>;

/** The shapes of the values that a file exports. */
type Exports = Record<string, Shape>;

/** Each further file has a table of its own that begins with the common one, so that it reads the same beside others. */
interface Shapes {
  common: { exports: Record<string, Exports>; types: Types };
  further: Record<string, { exports: Exports; types: Types }>;
}

interface Read {
  files: readonly string[];
  root: string;
  /** By import, the file that it means. */
  modules: Record<string, string>;
  edits?: Edits;
}

/** Asks the compiler for the types of what files export. */
export function readTypeShapes({ files, further, ...read }: Read & { further: readonly string[] }): Shapes {
  return withCompiler({ ...read, files: [...files, ...further] }, ({ checker, program }) => {
    const exportsOf = (file: string, reader: Reader): Exports => {
      const source = program.getSourceFile(file);
      const module = source && checker.getSymbolAtLocation(source);
      if (!module) throw new Error(`${file} exports nothing`);
      const shapes = checker.getExportsOfModule(module).flatMap((symbol) => {
        const shape = reader.exported(symbol);
        return shape ? [[symbol.name, shape] as const] : [];
      });
      return Object.fromEntries(shapes.sort(([a], [b]) => (a < b ? -1 : 1)));
    };
    const reader = new Reader(checker);
    const exports = Object.fromEntries(files.map((file) => [file, exportsOf(file, reader)]));
    const ofOne = (file: string) => {
      const own = new Reader(checker, reader);
      return { exports: exportsOf(file, own), types: own.types };
    };
    return {
      common: { exports, types: reader.types },
      further: Object.fromEntries(further.map((file) => [file, ofOne(file)])),
    };
  });
}

/** The files in which the compiler finds errors. */
export const filesWithErrors = (read: Read): string[] =>
  withCompiler(read, ({ program }) => program.getSemanticDiagnostics().flatMap(({ fileName }) => fileName ?? []));

function withCompiler<Result>(
  { files, root, modules, edits = new Map() }: Read,
  use: (project: Project) => Result,
): Result {
  const config = path.join(root, 'types/surface.json');
  const texts = new Map([...edits, [config, JSON.stringify(settings(files, modules))]]);
  const api = new API({
    cwd: root,
    fs: { readFile: (file) => texts.get(file), fileExists: (file) => texts.has(file) || undefined },
  });
  try {
    const [project] = api.updateSnapshot({ openProjects: [config] }).getProjects();
    if (!project) throw new Error('The compiler opened no project');
    return use(project);
  } finally {
    api.close();
  }
}

/** The compiler options of `types/browser.json`, for these files alone. */
function settings(files: readonly string[], modules: Record<string, string>) {
  const browser = path.join(import.meta.dirname, '../../types/browser.json');
  const { compilerOptions, extends: base } = JSON.parse(readFileSync(browser, 'utf8'));
  const paths = Object.fromEntries(Object.entries(modules).map(([name, file]) => [name, [file]]));
  return {
    extends: path.join(path.dirname(browser), base),
    compilerOptions: { ...compilerOptions, incremental: false, tsBuildInfoFile: null, paths },
    files,
  };
}

/** Types that are nested deeper are not compared. */
const deepest = 14;

/** Reads the compiler's types. What a type of a library contains is not part of a surface, only which type it is. */
class Reader {
  readonly types: Types;
  readonly #checker: Checker;
  readonly #names: Map<number, string>;
  /** The types around the one that is read, to find those that contain themselves. */
  readonly #around = new Set<number>();

  /** @param known Another reader, whose types this one begins with. */
  constructor(checker: Checker, known?: Reader) {
    this.#checker = checker;
    this.types = { ...known?.types };
    this.#names = new Map(known ? known.#names : []);
  }

  /** Undefined for a type, of which nothing is left at run time. */
  exported(symbol: CompilerSymbol): Shape | undefined {
    const target = symbol.flags & SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol;
    if (!(target.flags & SymbolFlags.Value)) return undefined;
    const library = libraryOf(target);
    if (library) return { is: 'library', name: `${library} ${target.name}` };
    const type = this.#checker.getTypeOfSymbol(target);
    return type ? this.#shape(type) : anything;
  }

  #shape(type: Type): Shape {
    const { flags } = type;
    for (const [flag, is] of primitives) if (flags & flag) return { is };
    if (type.isLiteralType()) {
      return typeof type.value === 'bigint' ? { is: 'bigint' } : { is: 'literal', value: type.value };
    }
    const alias = type.getAliasSymbol();
    const library = alias && libraryOf(alias);
    if (library && library !== language) {
      const of = type.getAliasTypeArguments().map((part) => this.#shape(part));
      return { is: 'library', name: `${library} ${alias.name}`, ...(of.length > 0 && { of }) };
    }
    if (type.isUnionType()) return oneOf(type.getTypes().map((part) => this.#shape(part)));
    if (flags & TypeFlags.TemplateLiteral) return { is: 'string' };
    if (type.isTypeParameter()) return this.#constraint(type);
    if (type.isIntersectionType() || type.isObjectType()) return this.#guarded(type);
    return anything;
  }

  /** The contract's own lists are part of each app, and compared with the API. */
  #constraint(parameter: TypeParameter): Shape {
    const constraint = this.#checker.getConstraintOfTypeParameter(parameter);
    if (!constraint?.isUnionType()) return anything;
    const declared = parameter.getSymbol()?.declarations[0]?.resolve() as
      | { constraint?: { typeName?: Node } }
      | undefined;
    const name = declared?.constraint?.typeName;
    const symbol = name && this.#checker.getSymbolAtLocation(name);
    const list = symbol && symbol.flags & SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol;
    const isOfContract = /\/(shared|@jangteo)\/contract\//.test(list?.declarations[0]?.path ?? '');
    return isOfContract ? anything : this.#shape(constraint);
  }

  #guarded(type: Type): Shape {
    const known = this.#names.get(type.id);
    if (known) return { is: 'named', name: known };
    if (this.#around.has(type.id) || this.#around.size > deepest) return anything;
    const name = this.#nameFor(type);
    if (name) this.#names.set(type.id, name);
    this.#around.add(type.id);
    const shape = this.#structure(type);
    this.#around.delete(type.id);
    if (!name) return shape;
    this.types[name] = shape;
    return { is: 'named', name };
  }

  /** A name of the workspace's own, for a type without arguments. */
  #nameFor(type: Type): string | undefined {
    const symbol = type.getAliasSymbol() ?? type.getSymbol();
    if (!symbol || symbol.name.startsWith('__') || libraryOf(symbol) || type.getAliasTypeArguments().length > 0) return;
    if (!(symbol.flags & (SymbolFlags.Interface | SymbolFlags.TypeAlias))) return undefined;
    if (type.isTypeReference() && this.#checker.getTypeArguments(type).length > 0) return undefined;
    const taken = new Set(this.#names.values());
    let name = symbol.name;
    for (let number = 2; taken.has(name); number += 1) name = `${symbol.name} ${number}`;
    return name;
  }

  #structure(type: Type): Shape {
    const checker = this.#checker;
    if (type.isTypeReference()) {
      const given = checker.getTypeArguments(type);
      if (checker.isArrayType(type)) return { is: 'list', of: given[0] ? this.#shape(given[0]) : anything };
      if (checker.isTupleType(type)) return this.#tuple(given, (type.getTarget() as TupleType).elementFlags ?? []);
    }
    const [signature] = signatureKinds.flatMap((kind) => checker.getSignaturesOfType(type, kind));
    if (signature) return this.#function(signature);
    const symbol = type.getSymbol();
    const library = symbol && !type.isIntersectionType() ? libraryOf(symbol) : undefined;
    if (symbol && library && !symbol.name.startsWith('__')) {
      const of = type.isTypeReference() ? checker.getTypeArguments(type).map((part) => this.#shape(part)) : [];
      return { is: 'library', name: `${library} ${symbol.name}`, ...(of.length > 0 && { of }) };
    }
    return this.#object(type);
  }

  #tuple(parts: readonly Type[], flags: readonly ElementFlags[]): Shape {
    const has: Properties = {};
    for (const [place, part] of parts.entries()) {
      const optional = ((flags[place] ?? 0) & ~ElementFlags.Required) !== 0;
      has[place] = { shape: this.#shape(part), ...(optional && { optional }) };
    }
    return { is: 'object', has };
  }

  #function(signature: Signature): Shape {
    const parameters = signature.getParameters();
    const types = this.#checker.getTypeOfSymbol(parameters);
    const takes = parameters.map((parameter, place): Parameter => {
      const type = types[place];
      if (signature.hasRestParameter && place === parameters.length - 1) return { shape: anything, rest: true };
      const optional = isOptional(parameter);
      const shape = type ? this.#shape(type) : anything;
      return { shape: optional ? withoutUndefined(shape) : shape, ...(optional && { optional }) };
    });
    const result = this.#checker.getReturnTypeOfSignature(signature);
    return { is: 'function', takes, returns: result ? this.#shape(result) : anything };
  }

  #object(type: Type): Shape {
    const own = this.#checker
      .getPropertiesOfType(type)
      .filter((property) => !property.name.startsWith('__') && !libraryOf(property))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
    const types = this.#checker.getTypeOfSymbol(own);
    const has: Properties = {};
    for (const [place, { name, flags }] of own.entries()) {
      const found = types[place];
      const shape = found ? this.#shape(found) : anything;
      const optional = (flags & SymbolFlags.Optional) !== 0;
      has[name] = optional ? { shape: withoutUndefined(shape), optional } : { shape };
    }
    const [index] = this.#checker.getIndexInfosOfType(type);
    return { is: 'object', has, ...(index && { every: this.#shape(index.valueType) }) };
  }
}

/** Call signatures, then construct signatures; the compiler does not export its names of them. */
const signatureKinds: readonly Parameters<Checker['getSignaturesOfType']>[1][] = [0, 1];

const primitives = [
  [TypeFlags.Boolean, 'boolean'],
  [TypeFlags.String, 'string'],
  [TypeFlags.Number, 'number'],
  [TypeFlags.BigInt, 'bigint'],
  [TypeFlags.ESSymbolLike, 'symbol'],
  [TypeFlags.Null, 'null'],
  [TypeFlags.VoidLike, 'undefined'],
] as const;

const language = 'the language';

/** The library that declares the type; undefined for types of the workspace. */
function libraryOf(symbol: CompilerSymbol): string | undefined {
  const file = symbol.declarations[0]?.path;
  const [, library] = file?.match(/^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/) ?? [];
  if (library?.startsWith('@jangteo/')) return undefined;
  return library?.startsWith('@typescript/') ? language : library;
}

function isOptional({ valueDeclaration }: CompilerSymbol): boolean {
  const node = valueDeclaration?.resolve() as { questionToken?: unknown; initializer?: unknown } | undefined;
  return Boolean(node?.questionToken ?? node?.initializer);
}

const withoutUndefined = (shape: Shape): Shape =>
  shape.is === 'oneOf' ? oneOf(shape.shapes.filter(({ is }) => is !== 'undefined')) : shape;
