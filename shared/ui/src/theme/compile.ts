// Decision: docs/decisions/2026-11-26-styles-are-compiled-by-the-build.md

/*
 * Chakra's style language, which makes rules of recipes: for the build, for tests, and for remotes whose release was built
 * before recipes were compiled. A browser loads it for these alone.
 */
import type { RecipeDefinition, SystemStyleObject } from '@chakra-ui/react/styled-system';
import { cssText, type Styles } from './css-text.ts';
import { recipeId } from './recipe-id.ts';
import type { CompiledRecipe, Rules } from './rules.ts';
import { styleSystem } from './system.ts';

const compiled = new WeakMap<RecipeDefinition, CompiledRecipe>();

export function compileRecipe(recipe: RecipeDefinition): CompiledRecipe {
  const known = compiled.get(recipe);
  if (known) return known;
  const { base = {}, variants, defaultVariants, compoundVariants } = recipe;
  if (compoundVariants) throw new Error('A recipe with compound variants is not compiled');
  const made: CompiledRecipe = {
    id: recipeId(recipe),
    base: rulesOf(base),
    ...(variants && { variants: mapped(variants, (options) => mapped(options, rulesOf)) }),
    ...(defaultVariants && { defaultVariants }),
  };
  compiled.set(recipe, made);
  return made;
}

const mapped = <From, To>(values: Record<string, From>, change: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));

const element = '.jt-element';

/** Written beside each background, and read by Chakra's own components alone. */
const forChakrasArrows = /--bg-currentcolor:[^;]*;/g;

function rulesOf(styles: SystemStyleObject): Rules {
  let own = '';
  let others = '';
  const css = cssText(element, styleSystem().css(styles) as Styles).replaceAll(forChakrasArrows, '');
  for (const { prelude, body } of blocksOf(css)) {
    if (prelude === element) own += body;
    else others += `${prelude}{${body}}`;
  }
  return others === '' ? [own] : [own, others.replaceAll(element, '&')];
}

interface Block {
  prelude: string;
  body: string;
}

function blocksOf(css: string): Block[] {
  const blocks: Block[] = [];
  let depth = 0;
  let start = 0;
  let open = 0;
  for (let place = 0; place < css.length; place += 1) {
    if (css[place] === '{') {
      if (depth === 0) open = place;
      depth += 1;
    } else if (css[place] === '}') {
      depth -= 1;
      if (depth > 0) continue;
      blocks.push({ prelude: css.slice(start, open), body: css.slice(open + 1, place) });
      start = place + 1;
    }
  }
  return blocks;
}
