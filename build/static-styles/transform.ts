import { type Expression, Visitor } from 'oxc-parser';
import { type Constant, createEvaluator } from './evaluate.ts';

interface Transformed {
  code: string;
  /** The files whose constants are in it. */
  files: string[];
}

/** Replaces the recipe of each `styled(tag, recipe)` by the rules that are compiled from it. */
export function transformStyles(file: string, source: string, compile: (recipe: Constant) => unknown): Transformed {
  const evaluator = createEvaluator();
  const module = evaluator.parse(file, source);
  const replacements: { start: number; end: number; text: string }[] = [];
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [, recipe] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'styled' || !recipe) return;
      const { start, end } = recipe;
      const text = JSON.stringify(compile(evaluator.evaluate(recipe as Expression, module)));
      replacements.push({ start, end, text });
    },
  });
  visitor.visit({ type: 'Program', body: module.body } as never);
  let code = '';
  let from = 0;
  for (const { start, end, text } of replacements.sort((a, b) => a.start - b.start)) {
    code += source.slice(from, start) + text;
    from = end;
  }
  return { code: code + source.slice(from), files: evaluator.files().filter((each) => each !== file) };
}
