// Decision: docs/decisions/2026-11-26-styles-are-compiled-by-the-build.md

/** CSS of an element by itself, then rules of its states, its children and its width, with & in place of its class. */
export type Rules = readonly [own: string, others?: string];

/** A recipe of which the build has made rules. */
export interface CompiledRecipe {
  /** Made of the recipe, so that server and browser give it the same name. */
  id: string;
  base: Rules;
  variants?: Record<string, Record<string, Rules>>;
  defaultVariants?: Choice;
}

export type Choice = Record<string, unknown>;

/** The rules of one element, under the name that is its class. */
export interface NamedRules {
  name: string;
  css: string;
}

/** Later recipes win; of each recipe its variants win, in their order. */
export function chooseRules(recipes: readonly CompiledRecipe[], choice: Choice): NamedRules {
  const rules = recipes.map(({ base }) => base);
  for (const { name, option } of optionsOf(recipes, choice))
    rules.push(...recipes.flatMap(({ variants }) => (variants?.[name]?.[option] ? [variants[name][option]] : [])));
  const name = nameOf(recipes, choice);
  const own = rules.map(([text]) => text).join('');
  const others = rules.map(([, text = '']) => text.replaceAll('&', `.${name}`)).join('');
  return { name, css: `@layer recipes{${own && `.${name}{${own}}`}${others}}` };
}

interface NamedRecipe {
  id: string;
  variants?: Record<string, Record<string, unknown>>;
  defaultVariants?: Choice;
}

/** Recipes that are not compiled have the same name, but for their ids. */
export function nameOf(recipes: readonly NamedRecipe[], choice: Choice): string {
  const unusual = optionsOf(recipes, choice).filter(({ isUsual }) => !isUsual);
  const words = [...recipes.map(({ id }) => id), ...unusual.map(({ name, option }) => `${name}-${option}`)];
  return `jt-${words.join('_').replaceAll(/[^\w-]/g, '-')}`;
}

interface ChosenOption {
  name: string;
  option: string;
  /** Whether it is the default. */
  isUsual: boolean;
}

/** The chosen options for which a recipe has styles. */
function optionsOf(recipes: readonly NamedRecipe[], choice: Choice): ChosenOption[] {
  const usual: Choice = Object.assign({}, ...recipes.map(({ defaultVariants }) => defaultVariants));
  const names = [...new Set(recipes.flatMap(({ variants = {} }) => Object.keys(variants)))];
  return names
    .map((name) => ({ name, option: String(choice[name] ?? usual[name] ?? '') }))
    .filter(({ name, option }) => recipes.some(({ variants }) => variants?.[name]?.[option]))
    .map(({ name, option }) => ({ name, option, isUsual: option === String(usual[name]) }));
}
