import type { RecipeDefinition } from '@chakra-ui/react/styled-system';
import type { compileRecipe } from './compile.ts';
import { recipeId } from './recipe-id.ts';
import { type Choice, type CompiledRecipe, chooseRules, nameOf } from './rules.ts';
import type { LateRules } from './style-cache.ts';

export type AnyRecipe = RecipeDefinition | CompiledRecipe;

export const isCompiled = (recipe: AnyRecipe): recipe is CompiledRecipe => 'id' in recipe;

let compile: typeof compileRecipe | undefined;

/** On the server and in tests, where recipes can be compiled at once. */
export function compileAtOnce(compiler: typeof compileRecipe): void {
  compile = compiler;
}

/**
 * The rules of recipes that the build has not compiled: those of a remote's release from before it did. They have their
 * names at once, as the server gives them; the text comes with the compiler, where the server has not written it.
 */
export function rulesOfRaw(recipes: readonly AnyRecipe[], choice: Choice): LateRules {
  const compiledBy = (compiler: typeof compileRecipe) =>
    chooseRules(
      recipes.map((recipe) => (isCompiled(recipe) ? recipe : compiler(recipe))),
      choice,
    );
  if (compile) return compiledBy(compile);
  const named = recipes.map((recipe) => (isCompiled(recipe) ? recipe : { ...recipe, id: recipeId(recipe) }));
  const load = () => import(/* webpackChunkName: "compile" */ './compile.ts');
  return {
    name: nameOf(named, choice),
    css: () => load().then(({ compileRecipe }) => compiledBy(compileRecipe).css),
  };
}
