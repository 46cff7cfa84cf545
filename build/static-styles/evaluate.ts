import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Directive, type Expression, parseSync, type Span, type Statement } from 'oxc-parser';

export type Constant = string | number | boolean | null | undefined | Constant[] | { [name: string]: Constant };

interface Module {
  file: string;
  source: string;
  body: (Directive | Statement)[];
}

/** Functions of Chakra that return what they are given, for the sake of its type. */
const identities = ['defineRecipe', 'defineStyle'];

/** Evaluates constant expressions, also with constants that other modules export, without running any code. */
export function createEvaluator() {
  const modules = new Map<string, Module>();

  function moduleAt(file: string): Module {
    const known = modules.get(file);
    if (known) return known;
    return parse(file, readFileSync(file, 'utf8'));
  }

  function parse(file: string, source: string): Module {
    const module = { file, source, body: parseSync(file, source).program.body };
    modules.set(file, module);
    return module;
  }

  function evaluate(node: Expression, module: Module): Constant {
    switch (node.type) {
      case 'Literal':
        if (typeof node.value === 'object' && node.value !== null) break;
        return node.value as Constant;
      case 'TemplateLiteral':
        return node.quasis
          .map(({ value }, index) => {
            const inserted = node.expressions[index];
            return value.cooked + (inserted ? String(evaluate(inserted, module)) : '');
          })
          .join('');
      case 'ObjectExpression':
        return Object.assign(
          {},
          ...node.properties.map((property) => {
            if (property.type === 'SpreadElement') return evaluate(property.argument, module);
            const { key, value, computed } = property;
            const name =
              key.type === 'Identifier' && !computed ? key.name : String(evaluate(key as Expression, module));
            return { [name]: evaluate(value, module) };
          }),
        );
      case 'ArrayExpression':
        return node.elements.map((element) => evaluate(element as Expression, module));
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'ParenthesizedExpression':
        return evaluate(node.expression, module);
      case 'Identifier': {
        if (node.name === 'undefined') return undefined;
        const found = named(node.name, module);
        if (found) return found.value;
        break;
      }
      case 'MemberExpression': {
        const owner = evaluate(node.object, module) as Record<string, Constant>;
        const { property, computed } = node;
        const name =
          property.type === 'Identifier' && !computed ? property.name : evaluate(property as Expression, module);
        return owner[String(name)];
      }
      case 'CallExpression': {
        const { callee, arguments: given } = node;
        if (callee.type !== 'Identifier' || !identities.includes(callee.name)) break;
        return evaluate(given[0] as Expression, module);
      }
    }
    throw new Error(
      `${module.file} ${textOf(node, module)}\n  is not known when the app is built. Styles are constants.`,
    );
  }

  /** The value that a name has at the top of a module. */
  function named(name: string, module: Module): { value: Constant } | undefined {
    for (const statement of module.body) {
      if (statement.type === 'ImportDeclaration') {
        const specifier = statement.specifiers.find(({ local }) => local.name === name);
        if (specifier?.type !== 'ImportSpecifier') continue;
        const { imported } = specifier;
        const original = imported.type === 'Identifier' ? imported.name : imported.value;
        return exported(original, moduleAt(resolve(statement.source.value, module)));
      }
      const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
      if (declaration?.type !== 'VariableDeclaration' || declaration.kind !== 'const') continue;
      for (const { id, init } of declaration.declarations) {
        if (!init) continue;
        if (id.type === 'Identifier' && id.name === name) return { value: evaluate(init, module) };
        if (id.type !== 'ObjectPattern') continue;
        const isBound = id.properties.some(
          (property) =>
            property.type === 'Property' &&
            property.shorthand &&
            property.key.type === 'Identifier' &&
            property.key.name === name,
        );
        if (isBound) return { value: (evaluate(init, module) as Record<string, Constant>)[name] };
      }
    }
    return undefined;
  }

  function exported(name: string, module: Module): { value: Constant } | undefined {
    for (const statement of module.body) {
      if (statement.type === 'ExportNamedDeclaration' && statement.source) {
        const specifier = statement.specifiers.find(
          ({ exported }) => (exported.type === 'Identifier' ? exported.name : exported.value) === name,
        );
        if (!specifier) continue;
        const { local } = specifier;
        const original = local.type === 'Identifier' ? local.name : local.value;
        return exported(String(original), moduleAt(resolve(statement.source.value, module)));
      }
      if (statement.type === 'ExportAllDeclaration' && !statement.exported) {
        const found = exported(name, moduleAt(resolve(statement.source.value, module)));
        if (found) return found;
      }
    }
    return named(name, module);
  }

  return { parse, evaluate, files: () => [...modules.keys()] };
}

const textOf = ({ start, end }: Span, { source }: Module): string => source.slice(start, end);

const resolve = (specifier: string, { file }: Module): string =>
  specifier.startsWith('.') ? path.join(path.dirname(file), specifier) : createRequire(file).resolve(specifier);
