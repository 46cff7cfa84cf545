export interface Call {
  name: string;
  args: string[];
}

/** `sky(#bfe2f5 #f4fbff) clouds` → sky with its colours, and clouds without any. */
export function readCalls(text: string): Call[] {
  return [...text.matchAll(/([a-z-]+)(?:\(([^)]*)\))?/g)].map(([, name = '', args = '']) => ({
    name,
    args: args.split(/[\s:]+/).filter(Boolean),
  }));
}
