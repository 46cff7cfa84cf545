import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ReportFile } from './report-file.ts';

test('when a day begins, files of all edges from more than 90 days ago are deleted', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'reports-'));
  for (const name of ['2026-08-02.other.jsonl', '2026-08-04.other.jsonl', 'notes.txt'])
    await writeFile(path.join(folder, name), '');
  const error = { app: '', release: '', page: 'unknown', message: 'broken', stack: '' };
  await new ReportFile(folder, 'own').add({ at: '2026-11-01T10:00:00.000Z', ...error });
  expect(await readdir(folder)).toEqual(['2026-08-04.other.jsonl', '2026-11-01.own.jsonl', 'notes.txt']);
  await rm(folder, { recursive: true });
});
