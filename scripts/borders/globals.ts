import {
  type BindingPattern,
  type BindingProperty,
  type BindingRestElement,
  type Expression,
  type JSXAttribute,
  type ParamPattern,
  type Program,
  Visitor,
} from 'oxc-parser';

/** A name that the file does not declare, with what is reached through it: `localStorage`, `location.href =`. */
export interface GlobalUse {
  text: string;
  line: number;
}

/** Stands for a link whose address is not a literal. */
const computedLink = '<a href={}>';

/** `tel:${phone}` cannot lead to a page. */
const isCall = (node: { type: string; quasis?: { value: { raw: string } }[] }): boolean =>
  node.type === 'TemplateLiteral' && /^(tel|mailto):/.test(node.quasis?.[0]?.value.raw ?? '');

const throughWindow = /^(window|globalThis|self|top|parent)\./;

export function readGlobals(program: Program, lineAt: (offset: number) => number): GlobalUse[] {
  const declared = declaredNames(program);
  /** Positions in which a name is no reference: a property's name, a key. */
  const notReferences = new Set<number>();
  const uses: GlobalUse[] = [];
  const add = (start: number, text: string) => {
    uses.push({ text: text.replace(throughWindow, ''), line: lineAt(start) });
  };
  new Visitor({
    MemberExpression: (node) => {
      if (!node.computed) notReferences.add(node.property.start);
      const path = pathOf(node);
      if (path && !declared.has(firstName(path))) add(node.start, path);
    },
    Property: (node) => {
      if (!node.computed && !node.shorthand) notReferences.add(node.key.start);
      if (node.key.type === 'Identifier') add(node.start, `.${node.key.name}`);
    },
    MethodDefinition: (node) => void (node.computed || notReferences.add(node.key.start)),
    PropertyDefinition: (node) => void (node.computed || notReferences.add(node.key.start)),
    TSPropertySignature: (node) => void notReferences.add(node.key.start),
    TSMethodSignature: (node) => void notReferences.add(node.key.start),
    JSXAttribute: (node) => {
      if (node.name.type === 'JSXIdentifier') add(node.start, `.${node.name.name}`);
    },
    JSXOpeningElement: (node) => {
      if (node.name.type !== 'JSXIdentifier' || node.name.name !== 'a') return;
      const isWrittenOut = ({ value }: JSXAttribute) =>
        value?.type !== 'JSXExpressionContainer' || value.expression.type === 'Literal' || isCall(value.expression);
      for (const attribute of node.attributes) {
        if (attribute.type !== 'JSXAttribute' || attribute.name.name !== 'href') continue;
        if (!isWrittenOut(attribute)) add(attribute.start, computedLink);
      }
    },
    AssignmentExpression: (node) => {
      const path = pathOf(node.left as Expression);
      if (path) add(node.start, `${path} =`);
    },
    Identifier: ({ name, start }) => {
      if (!notReferences.has(start) && !declared.has(name)) add(start, name);
    },
  }).visit(program);
  return uses;
}

/** `window.location.href`, as far as it is literal; an expression before it is left empty: `.href`. */
function pathOf(node: Expression): string | undefined {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'ChainExpression' || node.type === 'TSNonNullExpression') return pathOf(node.expression);
  if (node.type !== 'MemberExpression') return undefined;
  const object = pathOf(node.object) ?? '';
  if (!node.computed) return `${object}.${node.property.name}`;
  return node.property.type === 'Literal' ? `${object}.${node.property.value}` : undefined;
}

const firstName = (path: string): string => path.split('.', 1)[0] ?? '';

type Binding = BindingPattern | ParamPattern | BindingProperty | BindingRestElement | null;

function declaredNames(program: Program): Set<string> {
  const names = new Set<string>();
  const declare = (node: Binding): void => {
    if (node?.type === 'Identifier') names.add(node.name);
    if (node?.type === 'Property') declare(node.value);
    if (node?.type === 'RestElement') declare(node.argument);
    if (node?.type === 'AssignmentPattern') declare(node.left);
    if (node?.type === 'ArrayPattern') node.elements.forEach(declare);
    if (node?.type === 'ObjectPattern') node.properties.forEach(declare);
  };
  const declareFunction = (node: { id: { name: string } | null; params: ParamPattern[] }) => {
    if (node.id) names.add(node.id.name);
    for (const param of node.params) declare(param);
  };
  new Visitor({
    ImportSpecifier: ({ local }) => void names.add(local.name),
    ImportDefaultSpecifier: ({ local }) => void names.add(local.name),
    ImportNamespaceSpecifier: ({ local }) => void names.add(local.name),
    VariableDeclarator: ({ id }) => declare(id),
    FunctionDeclaration: declareFunction,
    FunctionExpression: declareFunction,
    ArrowFunctionExpression: declareFunction,
    CatchClause: ({ param }) => declare(param),
  }).visit(program);
  return names;
}
