/**
 * CI's machine is shared and sometimes very busy: there, and only there, a failed test is tried once more. Its first
 * failure is printed. See docs/decisions/2026-11-20-ci-tries-a-failed-test-once-more.md.
 */
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
