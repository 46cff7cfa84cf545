import type { RecipeDefinition, RecipeVariantRecord } from '@chakra-ui/react';
import { css, jsx, type SerializedStyles } from '@emotion/react';
import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { system } from './system.ts';

type Choice<Names> = Names extends 'true' | 'false' ? boolean : Names;
type Choices<V extends RecipeVariantRecord> = { [Name in keyof V]?: Choice<keyof V[Name]> | undefined };

export type StyledProps<Tag extends ElementType, V extends RecipeVariantRecord> = string extends keyof V
  ? ComponentPropsWithRef<Tag>
  : Omit<ComponentPropsWithRef<Tag>, keyof V> & Choices<V>;

/**
 * An element with a fixed Chakra recipe. Its styles are resolved once per choice of variants, not once per render as
 * Chakra's own factory does: with hundreds of elements on a page that is most of the time hydration would take.
 */
export function styled<Tag extends ElementType, V extends RecipeVariantRecord = Record<string, never>>(
  tag: Tag,
  recipe: RecipeDefinition<V>,
): (props: StyledProps<Tag, V>) => ReactNode {
  const resolve = system.cva(recipe as RecipeDefinition);
  const variants = Object.keys(recipe.variants ?? {});
  const resolved = new Map<string, SerializedStyles>();

  return function Styled(props) {
    const own: Record<string, unknown> = { ...props };
    const choices: Record<string, unknown> = {};
    for (const name of variants) {
      choices[name] = own[name];
      delete own[name];
    }
    const key = variants.map((name) => choices[name]).join();
    let styles = resolved.get(key);
    if (!styles) {
      styles = css(resolve(choices) as Parameters<typeof css>[0]);
      resolved.set(key, styles);
    }
    return jsx(tag, { ...own, css: styles });
  };
}
