import type { RecipeDefinition, RecipeVariantRecord } from '@chakra-ui/react';
import { serializeStyles } from '@emotion/serialize';
import type { SerializedStyles } from '@emotion/utils';
import { type ComponentPropsWithRef, createElement, type ElementType, type ReactNode } from 'react';
import { useClassName } from './style-cache.ts';
import { system } from './system.ts';

type Choice<Names> = Names extends 'true' | 'false' ? boolean : Names;
type Choices<V extends RecipeVariantRecord> = { [Name in keyof V]?: Choice<keyof V[Name]> | undefined };

export type StyledProps<Tag extends ElementType, V extends RecipeVariantRecord> = string extends keyof V
  ? ComponentPropsWithRef<Tag>
  : Omit<ComponentPropsWithRef<Tag>, keyof V> & Choices<V>;

/** What Chakra's `cva` gives. Calling it would resolve once more what `raw` has resolved already. */
interface Recipe {
  raw(choices: Record<string, unknown>): Parameters<typeof serializeStyles>[0][number];
  merge(other: RecipeDefinition): Recipe;
  variantKeys: string[];
}

interface Made {
  tag: ElementType;
  recipe: Recipe;
}

/** How styled components were made: one that is made of another becomes one element with both recipes. */
const madeOf = new WeakMap<object, Made>();

/**
 * An element with a fixed Chakra recipe. Its styles are resolved once per choice of variants, not once per render as
 * Chakra's own factory does, and it is one component, where emotion's `jsx` makes four of every element: with hundreds
 * of elements on a page that is most of the time hydration would take.
 */
export function styled<Tag extends ElementType, V extends RecipeVariantRecord = Record<string, never>>(
  tag: Tag,
  recipe: RecipeDefinition<V>,
): (props: StyledProps<Tag, V>) => ReactNode {
  const made = make(tag, recipe as RecipeDefinition);
  const variants = made.recipe.variantKeys;
  const resolved = new Map<string, SerializedStyles>();

  function Styled(props: { className?: string }) {
    const own: Record<string, unknown> = { ...props };
    const choices: Record<string, unknown> = {};
    for (const name of variants) {
      choices[name] = own[name];
      delete own[name];
    }
    const key = variants.map((name) => choices[name]).join();
    let styles = resolved.get(key);
    if (!styles) {
      styles = serializeStyles([made.recipe.raw(choices)]);
      resolved.set(key, styles);
    }
    const name = useClassName(styles);
    own.className = props.className ? `${props.className} ${name}` : name;
    return createElement(made.tag, own);
  }
  madeOf.set(Styled, made);
  return Styled as (props: StyledProps<Tag, V>) => ReactNode;
}

function make(tag: ElementType, definition: RecipeDefinition): Made {
  const base = typeof tag === 'function' ? madeOf.get(tag) : undefined;
  if (base) return { tag: base.tag, recipe: base.recipe.merge(definition) };
  return { tag, recipe: system.cva(definition) as unknown as Recipe };
}
