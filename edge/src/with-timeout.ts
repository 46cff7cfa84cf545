export class TooSlow extends Error {
  constructor(ms: number) {
    super(`not done within ${ms} ms`);
    this.name = 'TooSlow';
  }
}

/** Resolves or rejects as the promise does; rejects with TooSlow after this time. */
export function withTimeout<T>(ms: number, promise: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new TooSlow(ms)), ms);
  return Promise.race([promise, late.promise]).finally(() => clearTimeout(timer));
}
