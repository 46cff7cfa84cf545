/**
 * CI's machine is shared and sometimes very busy, and cannot ask anybody: there, and only there, a test that fails is
 * tried once more. Its first failure is printed. See docs/decisions/2026-11-20-ci-tries-a-failed-test-once-more.md.
 */
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
