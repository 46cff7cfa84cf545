/**
 * CI's machine is shared and sometimes very busy, and cannot ask anybody: there, and only there, a test that fails is
 * tried once more. Its first failure is printed. See docs/decisions.
 */
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
