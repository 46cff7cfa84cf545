/** How long the current release may take before the one before it is loaded beside it. */
const patienceMs = 1_500;

export type LoadFault = { fault: 'failed'; error: unknown } | { fault: 'slow'; error?: undefined };

interface Options<T> {
  current: () => Promise<T>;
  before: () => Promise<T>;
}

/**
 * Loads from the current release, and also from the release before if that fails twice or takes long; the first that
 * has loaded is used. `fault` is the reason why it is not the current release.
 */
export async function firstThatWorks<T>({ current, before }: Options<T>): Promise<{ value: T; fault?: LoadFault }> {
  // A connection that broke off for a moment is not the release's fault.
  const fromCurrent = current().catch(() => current());
  const fault = await Promise.race([fromCurrent.then(noFault, asFailed), afterPatience()]);
  if (!fault) return { value: await fromCurrent };
  const fromBefore = before();
  return Promise.any([fromCurrent.then((value) => ({ value })), fromBefore.then((value) => ({ value, fault }))]).catch(
    (errors: AggregateError) => {
      throw errors.errors[0];
    },
  );
}

const noFault = (): undefined => undefined;
const asFailed = (error: unknown): LoadFault => ({ fault: 'failed', error });
const afterPatience = (): Promise<LoadFault> =>
  new Promise((resolve) => setTimeout(resolve, patienceMs, { fault: 'slow' }));
