import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openTestDatabase } from '../test/app.ts';

const main = join(import.meta.dirname, 'main.ts');

test('a closed output pipe is no error', async () => {
  // Without arguments all commands are listed, far more than `head` reads.
  const command = `set -o pipefail; "${process.execPath}" "${main}" | (exec 0<&-; sleep 0.3)`;
  const { stderr } = await promisify(execFile)('bash', ['-c', command]);
  expect(stderr).toBe('');
});

test.each([
  [{ PORT: 'abc' }, 'PORT는 장터의 포트 번호여야 합니다. 받은 값: abc'],
  [{ PORT: '70000' }, 'PORT는 장터의 포트 번호여야 합니다. 받은 값: 70000'],
  [{ DATABASE_URL: 'nonsense' }, 'DATABASE_URL은 postgres://사용자:비밀번호@호스트:포트/이름 꼴이어야 합니다.'],
  [{ DATABASE_URL: 'postgres://a:b:c:d/e' }, 'DATABASE_URL의 데이터베이스를 쓸 수 없습니다: Invalid URL'],
  [
    { DATABASE_URL: 'postgres://a@127.0.0.1:9/b' },
    '장터의 데이터베이스가 응답하지 않습니다. DATABASE_URL을 확인해 주세요.',
  ],
])('a database that cannot be used is one line: %j', async (settings, message) => {
  const env = { ...process.env, DATABASE_URL: '', ...settings };
  const running = promisify(execFile)(process.execPath, [main, 'reports'], { env });
  await expect(running).rejects.toMatchObject({ code: 1, stdout: '', stderr: `${message}\n` });
});

test('a database that is missing, or has no market in it, is one line', async () => {
  const { url, drop } = await openTestDatabase();
  const run = () =>
    promisify(execFile)(process.execPath, [main, 'reports'], { env: { ...process.env, DATABASE_URL: url } });
  await expect(run()).rejects.toMatchObject({ stderr: expect.stringMatching(/^DATABASE_URL의 .*"post".*\n$/) });
  await drop();
  await expect(run()).rejects.toMatchObject({ stderr: expect.stringMatching(/^DATABASE_URL의 .*not exist\n$/) });
});
