import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const main = join(import.meta.dirname, 'main.ts');

test('a closed output pipe is no error', async () => {
  // Without arguments all commands are listed, far more than `head` reads.
  const command = `set -o pipefail; "${process.execPath}" "${main}" | (exec 0<&-; sleep 0.3)`;
  const { stderr } = await promisify(execFile)('bash', ['-c', command]);
  expect(stderr).toBe('');
});
