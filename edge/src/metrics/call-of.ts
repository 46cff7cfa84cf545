import { calls } from '@jangteo/contract';

const asPattern = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);

const keys = Object.keys(calls);
const plain = new Set(keys.filter((key) => !key.includes(':')));
const parametrised = keys.filter((key) => key.includes(':')).map((key) => ({ key, pattern: asPattern(key) }));

/** The contract's key of a request to the API; undefined for an address that no call has. */
export function callOf(method: string, pathname: string): string | undefined {
  const key = `${method} ${pathname}`;
  return plain.has(key) ? key : parametrised.find(({ pattern }) => pattern.test(key))?.key;
}
