import { isRecord } from '@jangteo/contract/is-record';

/** Parses JSON such as `{"naver-site-verification":"0a1b2c"}`. */
export function parseSiteVerification(text: string): Record<string, string> {
  const value: unknown = JSON.parse(text);
  if (!isRecord(value)) throw new Error('not an object');
  for (const [name, content] of Object.entries(value)) {
    if (!/^[\w.-]+$/.test(name)) throw new Error(`${name} is no name of a meta element`);
    if (typeof content !== 'string' || content === '') throw new Error(`${name} has no content`);
  }
  return value as Record<string, string>;
}
