import { findCarrier } from './carrier.ts';

export interface Question<T> {
  command: string;
  payload?: object;
  /** Takes the answer if it has the shape that is expected. */
  read: (answer: unknown) => T | undefined;
  /** On the web, and where the app does not answer, fails, or answers something else. */
  fallback: T;
  timeoutMs?: number;
}

const promptlyMs = 3_000;

/** Never throws and never hangs: an old app knows fewer commands than the page. */
export async function askApp<T>({
  command,
  payload = {},
  read,
  fallback,
  timeoutMs = promptlyMs,
}: Question<T>): Promise<T> {
  const carrier = findCarrier();
  if (!carrier) return fallback;

  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), timeoutMs);
  });
  try {
    return read(await Promise.race([carrier(command, payload), patience])) ?? fallback;
  } catch {
    return fallback;
  } finally {
    clearTimeout(timer);
  }
}
