import { localStore } from '@jangteo/storage';

interface GivenName {
  /** Whose name it is, as the token says. */
  subject: string;
  name: string;
}

/**
 * The device maker tells a name the first time only. It is kept before anything can fail, so that a sign-in that does not
 * succeed at once still finds it the next time; `forgetGivenName` when it has arrived.
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

/** Last name and first name, as one is called in Korea. */
function nameOf(user: unknown): string | undefined {
  const { name } = (isRecord(user) ? user : {}) as { name?: unknown };
  if (!isRecord(name)) return undefined;
  const part = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
  return (part(name.lastName) + part(name.firstName)).slice(0, 100) || undefined;
}

/** Only to tell one person's name from another's: the server is the one to verify the token. */
function subjectOf(idToken: string): string {
  try {
    const payload = idToken.split('.')[1] ?? '';
    const { sub } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return String(sub);
  } catch {
    return '';
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isGivenName = (value: unknown): value is GivenName =>
  isRecord(value) && typeof value.subject === 'string' && typeof value.name === 'string';
