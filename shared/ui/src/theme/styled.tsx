// Decision: docs/decisions/2026-11-20-styles-resolved-once.md

import type { RecipeDefinition, RecipeVariantRecord } from '@chakra-ui/react';
import { type ComponentPropsWithRef, createElement, type ElementType, type ReactNode } from 'react';
import { type NamedStyles, nameStyles, type StyleEngine, type Styles } from './named-styles.ts';
import { useClassName } from './style-cache.ts';

type Option<Names> = Names extends 'true' | 'false' ? boolean : Names;
type Options<V extends RecipeVariantRecord> = { [Name in keyof V]?: Option<keyof V[Name]> | undefined };
type Choice = Record<string, unknown>;

export type StyledProps<Tag extends ElementType, V extends RecipeVariantRecord> = string extends keyof V
  ? ComponentPropsWithRef<Tag>
  : Omit<ComponentPropsWithRef<Tag>, keyof V> & Options<V>;

/** The result of Chakra's `cva`. Calling it would resolve once more what `raw` has resolved already. */
interface Recipe {
  raw(choices: Choice): Styles;
  merge(other: RecipeDefinition): Recipe;
}

interface StyleSet {
  tag: ElementType;
  /** Later recipes win. */
  recipes: RecipeDefinition[];
}

/** The recipes of styled components: a component styled from another one becomes one element with both recipes. */
const styleSetOf = new WeakMap<object, StyleSet>();

/**
 * An element with a fixed Chakra recipe. Its styles are resolved once per choice of variants, not once per render as in
 * Chakra's own factory, and it is one component, where emotion's `jsx` makes four of every element: with hundreds
 * of elements on a page that is most of the hydration.
 */
export function styled<Tag extends ElementType, V extends RecipeVariantRecord = Record<string, never>>(
  tag: Tag,
  recipe: RecipeDefinition<V>,
): (props: StyledProps<Tag, V>) => ReactNode {
  const styleSet = make(tag, recipe as RecipeDefinition);
  const variants = [...new Set(styleSet.recipes.flatMap((each) => Object.keys(each.variants ?? {})))];
  const known = new Map<string, NamedStyles>();

  function Styled(props: { className?: string }) {
    const own: Record<string, unknown> = { ...props };
    const choice: Choice = {};
    for (const name of variants) {
      choice[name] = own[name];
      delete own[name];
    }
    const key = Object.values(choice).join();
    let styles = known.get(key);
    if (!styles) {
      styles = nameStyles([styleSet.recipes, choice], (engine) => resolve(engine, styleSet.recipes, choice));
      known.set(key, styles);
    }
    const name = useClassName(styles);
    own.className = props.className ? `${props.className} ${name}` : name;
    return createElement(styleSet.tag, own);
  }
  styleSetOf.set(Styled, styleSet);
  return Styled as (props: StyledProps<Tag, V>) => ReactNode;
}

function make(tag: ElementType, recipe: RecipeDefinition): StyleSet {
  const base = typeof tag === 'function' ? styleSetOf.get(tag) : undefined;
  return base ? { tag: base.tag, recipes: [...base.recipes, recipe] } : { tag, recipes: [recipe] };
}

function resolve(engine: StyleEngine, [first, ...others]: RecipeDefinition[], choice: Choice): Styles {
  const recipe = engine.styleSystem().cva(first ?? {}) as unknown as Recipe;
  return others.reduce((merged, other) => merged.merge(other), recipe).raw(choice);
}
