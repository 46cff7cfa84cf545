import type { CallDefinition } from '../call/call.ts';

/** The calls of one definition under a path prefix: `GET /:id` becomes `GET /api/v1/community/qna/:id`. */
export type WithPrefix<Prefix extends string, C> = {
  [K in keyof C as K extends `${infer Method} ${infer Path}` ? `${Method} ${Prefix}${Path}` : never]: C[K];
};

export const withPrefix = <const Prefix extends string, const C extends Record<string, CallDefinition>>(
  prefix: Prefix,
  calls: C,
): WithPrefix<Prefix, C> =>
  Object.fromEntries(
    Object.entries(calls).map(([key, call]) => [key.replace(' ', ` ${prefix}`), call]),
  ) as unknown as WithPrefix<Prefix, C>;
