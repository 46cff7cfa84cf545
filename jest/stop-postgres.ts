import { rm } from 'node:fs/promises';
import { dropDatabase } from '../api/test/databases.ts';
import { testServer } from './server.ts';

export default async function stopServer(): Promise<void> {
  if (!testServer.own) {
    await dropDatabase('market');
    await dropDatabase('migrated');
    return;
  }
  const { postgres, folder } = testServer.own;
  await postgres.stop();
  delete testServer.own;
  await rm(folder, { recursive: true });
}
