import type { JsxStyleProps, SystemStyleObject } from '@chakra-ui/react';
import { type ComponentPropsWithRef, createElement, type ElementType, type ReactNode } from 'react';
import { nameStyles, type Styles } from './named-styles.ts';
import { useClassName } from './style-cache.ts';
import { styleSystem } from './system.ts';

type BoxProps<Tag extends ElementType> = JsxStyleProps &
  Omit<ComponentPropsWithRef<Tag>, keyof JsxStyleProps> & { as?: ElementType };

/**
 * An element with Chakra's style props over styles of its own. Chakra's factory does the same and adds 4 KB of code
 * that
 * is not used here. Styles are resolved at every render: repeated elements are made with `styled`.
 */
export function box<Tag extends ElementType>(
  tag: Tag,
  base: SystemStyleObject = {},
): (props: BoxProps<Tag>) => ReactNode {
  return function Box({ as = tag, className, ...props }: { as?: ElementType; className?: string }) {
    const { splitCssProps, layers, css } = styleSystem();
    const [styleProps, own] = splitCssProps<SystemStyleObject>(props);
    const styles = () => [layers.wrap('recipes', css(base)), css(styleProps)] as Styles;
    const name = useClassName(nameStyles([base, styleProps], styles));
    return createElement(as, { ...own, className: className ? `${className} ${name}` : name });
  };
}
