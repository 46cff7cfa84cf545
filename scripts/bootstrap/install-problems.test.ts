import { explainFailedInstall } from './install-problems.mjs';

test.each([
  ['npm error code ENOTFOUND', 'cannot be reached'],
  ['WARN GET https://registry error (ECONNREFUSED)', 'cannot be reached'],
  ['npm error 403 Forbidden', 'refused'],
  ['ENOSPC: no space left on device', 'disk filled up'],
  ['ERR_PNPM_OUTDATED_LOCKFILE  Cannot install with "frozen-lockfile"', 'do not match'],
  ["EACCES: permission denied, mkdir 'node_modules'", 'may not be written'],
  ['something new', 'could not be installed'],
])('%s', (output, explanation) => {
  const { message } = explainFailedInstall(output, '/log');
  expect(message).toContain(explanation);
  expect(message).toContain(output);
  expect(message).toContain('/log');
});
