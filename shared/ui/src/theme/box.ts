import type { JsxStyleProps, SystemStyleObject } from '@chakra-ui/react';
import { serializeStyles } from '@emotion/serialize';
import { type ComponentPropsWithRef, createElement, type ElementType, type ReactNode } from 'react';
import { useClassName } from './style-cache.ts';
import { system } from './system.ts';

type Styles = Parameters<typeof serializeStyles>[0][number];
type BoxProps<Tag extends ElementType> = JsxStyleProps &
  Omit<ComponentPropsWithRef<Tag>, keyof JsxStyleProps> & { as?: ElementType };

/**
 * An element with Chakra's style props over a look of its own. Chakra's factory does the same, and brings 4 KB for what
 * is not used here. Styles are resolved at every render: for what repeats there is `styled`.
 */
export function box<Tag extends ElementType>(
  tag: Tag,
  base: SystemStyleObject = {},
): (props: BoxProps<Tag>) => ReactNode {
  const look = system.layers.wrap('recipes', system.css(base)) as Styles;

  return function Box({ as = tag, className, ...props }: { as?: ElementType; className?: string }) {
    const [styleProps, own] = system.splitCssProps<SystemStyleObject>(props);
    const name = useClassName(serializeStyles([look, system.css(styleProps) as Styles]));
    return createElement(as, { ...own, className: className ? `${className} ${name}` : name });
  };
}
