// Decision: docs/decisions/2026-11-20-styles-resolved-once.md

import type { RecipeDefinition, RecipeVariantRecord } from '@chakra-ui/react/styled-system';
import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { jsx } from 'react/jsx-runtime';
import { type AnyRecipe, isCompiled, rulesOfRaw } from './raw-recipes.ts';
import { type Choice, type CompiledRecipe, chooseRules } from './rules.ts';
import { type LateRules, useClassName } from './style-cache.ts';

type Option<Names> = Names extends 'true' | 'false' ? boolean : Names;
type Options<V extends RecipeVariantRecord> = { [Name in keyof V]?: Option<keyof V[Name]> | undefined };

export type StyledProps<Tag extends ElementType, V extends RecipeVariantRecord> = string extends keyof V
  ? ComponentPropsWithRef<Tag>
  : Omit<ComponentPropsWithRef<Tag>, keyof V> & Options<V>;

interface StyleSet {
  tag: ElementType;
  /** Later recipes win. */
  recipes: AnyRecipe[];
  /** Whether `as` chooses another tag. */
  takesTag?: boolean | undefined;
}

/** The recipes of styled components: a component styled from another one becomes one element with both recipes. */
const styleSetOf = new WeakMap<object, StyleSet>();

/**
 * An element with a fixed recipe of Chakra's, which the build has compiled into rules: it is written as a literal, and all
 * that stands in it is a constant. It is one component, where emotion's `jsx` makes four of every element: with hundreds of
 * elements on a page that is most of the hydration.
 */
export function styled<Tag extends ElementType, V extends RecipeVariantRecord = Record<string, never>>(
  tag: Tag,
  recipe: RecipeDefinition<V> | CompiledRecipe,
): (props: StyledProps<Tag, V>) => ReactNode {
  const base = typeof tag === 'function' ? styleSetOf.get(tag) : undefined;
  return component({ ...base, tag: base?.tag ?? tag, recipes: [...(base?.recipes ?? []), recipe as AnyRecipe] });
}

/** The same component with another tag, and with `as` for one element's own. */
export const onTag = <Props,>(
  tag: ElementType,
  Styled: (props: Props) => ReactNode,
): ((props: Props & { as?: ElementType | undefined }) => ReactNode) =>
  component({ tag, recipes: styleSetOf.get(Styled)?.recipes ?? [], takesTag: true });

function component<Props>(set: StyleSet): (props: Props) => ReactNode {
  const { tag, recipes, takesTag } = set;
  const variants = [...new Set(recipes.flatMap((each) => Object.keys(each.variants ?? {})))];
  const isTaken = new Set(takesTag ? [...variants, 'as'] : variants);
  const known = new Map<string, LateRules>();

  function rulesFor(props: Choice): LateRules {
    const choice: Choice = Object.fromEntries(variants.map((name) => [name, props[name]]));
    return recipes.every(isCompiled) ? chooseRules(recipes, choice) : rulesOfRaw(recipes, choice);
  }

  // A page has hundreds of these: the properties are copied once, and none is deleted, which would slow down the copy.
  function Styled(props: Choice & { as?: ElementType; className?: string }) {
    const own: Choice = {};
    for (const name in props) if (!isTaken.has(name)) own[name] = props[name];
    const key = variants.map((name) => props[name]).join();
    let rules = known.get(key);
    if (!rules) {
      rules = rulesFor(props);
      known.set(key, rules);
    }
    const name = useClassName(rules);
    own.className = props.className ? `${props.className} ${name}` : name;
    return jsx((takesTag && props.as) || tag, own);
  }
  styleSetOf.set(Styled, set);
  return Styled as (props: Props) => ReactNode;
}
