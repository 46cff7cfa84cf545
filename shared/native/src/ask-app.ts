import { findCarrier } from './carrier.ts';

export interface Question<T> {
  command: string;
  payload?: object;
  /** Returns the response if it has the expected shape. */
  read: (answer: unknown) => T | undefined;
  timeoutMs?: number;
}

const promptlyMs = 3_000;

/**
 * Resolves with undefined when there is no app, or when the app fails or responds with another shape. Never rejects and
 * never hangs:
 * an old app knows fewer commands than the page.
 */
export async function askApp<T>({
  command,
  payload = {},
  read,
  timeoutMs = promptlyMs,
}: Question<T>): Promise<T | undefined> {
  const carrier = findCarrier();
  if (!carrier) return undefined;

  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), timeoutMs);
  });
  try {
    return read(await Promise.race([carrier(command, payload), patience]));
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
