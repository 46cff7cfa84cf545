import type * as React from 'react';

type Given = Pick<typeof React, 'createElement' | 'useEffect' | 'useState'>;

let given: Given | undefined;

export function giveReact(react: Given): void {
  given = react;
}

function react(): Given {
  if (!given) throw new Error('The page has not shared its React: call init() before get()');
  return given;
}

// The build takes this file for 'react' and 'react/jsx-runtime'. Elements are made by the page's own `createElement`,
// because each major version of React has another form of them.

export const useState = <State>(initial: State | (() => State)) => react().useState(initial);
export const useEffect: Given['useEffect'] = (effect, inputs) => react().useEffect(effect, inputs);

interface Properties {
  children?: React.ReactNode;
}

export function jsx(type: React.ElementType, { children, ...properties }: Properties, key?: React.Key) {
  const content = Array.isArray(children) ? children : [children];
  return react().createElement(type, key === undefined ? properties : { ...properties, key }, ...content);
}
/** @alias */
export const jsxs = jsx;
