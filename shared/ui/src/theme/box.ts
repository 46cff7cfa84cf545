import type { JsxStyleProps, SystemStyleObject } from '@chakra-ui/react';
import { type ComponentPropsWithRef, createElement, type ElementType, type ReactNode } from 'react';
import { nameStyles, type Styles } from './named-styles.ts';
import { useClassName } from './style-cache.ts';

/** All that a place in a layout needs. Chakra's list of all style props would be 8 KB of every page. */
const styleProps = [
  'alignItems',
  'borderBottomWidth',
  'borderColor',
  'flex',
  'flexShrink',
  'gap',
  'gridTemplateColumns',
  'justifyContent',
  'marginBlock',
  'marginBottom',
  'marginInline',
  'marginTop',
  'maxWidth',
  'minHeight',
  'opacity',
  'overflow',
  'padding',
  'paddingBlock',
  'paddingBottom',
  'paddingInline',
  'paddingLeft',
  'paddingTop',
  'width',
] as const satisfies (keyof JsxStyleProps)[];

type StyleProps = Pick<JsxStyleProps, (typeof styleProps)[number]>;
type BoxProps<Tag extends ElementType> = StyleProps &
  Omit<ComponentPropsWithRef<Tag>, keyof JsxStyleProps> & { as?: ElementType };

/** An element with style props over styles of its own. Repeated elements are made with `styled`. */
export function box<Tag extends ElementType>(
  tag: Tag,
  base: SystemStyleObject = {},
): (props: BoxProps<Tag>) => ReactNode {
  return function Box({ as = tag, className, ...props }: { as?: ElementType; className?: string }) {
    const own: Record<string, unknown> = { ...props };
    const chosen: SystemStyleObject = {};
    for (const name of styleProps) {
      if (name in own) Object.assign(chosen, { [name]: own[name] });
      delete own[name];
    }
    const styles = nameStyles([base, chosen], ({ styleSystem }) => {
      const { layers, css } = styleSystem();
      return [layers.wrap('recipes', css(base)), css(chosen)] as Styles;
    });
    const name = useClassName(styles);
    return createElement(as, { ...own, className: className ? `${className} ${name}` : name });
  };
}
