import { isRecord } from '@jangteo/contract/is-record';
import { firstCharacters } from '@jangteo/contract/visible-text';
import { localStore } from '@jangteo/storage';

interface GivenName {
  /** The account of this name: `sub` of the token. */
  subject: string;
  name: string;
}

/**
 * The device maker sends the name at the first login only. It is stored before anything can fail, so that a sign-in
 * that fails still has the name at the next try; `forgetGivenName` removes it once the server has it.
 */
export function givenName(idToken: string, user: unknown): string | undefined {
  const subject = subjectOf(idToken);
  const name = nameOf(user);
  if (name) {
    localStore.setJson('givenName', { subject, name });
    return name;
  }
  const kept = localStore.getJson('givenName', isGivenName);
  return kept?.subject === subject ? kept.name : undefined;
}

export const forgetGivenName = (): void => localStore.remove('givenName');

/** Last name before first name, the Korean order. */
function nameOf(user: unknown): string | undefined {
  const { name } = (isRecord(user) ? user : {}) as { name?: unknown };
  if (!isRecord(name)) return undefined;
  const part = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
  return firstCharacters(part(name.lastName) + part(name.firstName), 100) || undefined;
}

/** Only to tell one account's name from another's: the server verifies the token. */
function subjectOf(idToken: string): string {
  try {
    const payload = idToken.split('.')[1] ?? '';
    const { sub } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return String(sub);
  } catch {
    return '';
  }
}

const isGivenName = (value: unknown): value is GivenName =>
  isRecord(value) && typeof value.subject === 'string' && typeof value.name === 'string';
