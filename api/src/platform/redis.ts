import { Redis } from 'ioredis';

/** What instances share for a moment. A command that is not answered at once fails: nobody waits for it. */
export async function openRedis(url: string, onError: (error: Error) => void): Promise<Redis> {
  const redis = new Redis(url, {
    connectionName: 'jangteo-api',
    commandTimeout: 200,
    connectTimeout: 1_000,
    enableOfflineQueue: false,
    lazyConnect: true,
    maxRetriesPerRequest: 0,
  });
  redis.on('error', onError);
  // Whether it is there or not, the listener knows, and the connection is tried again and again.
  await redis.connect().catch(() => undefined);
  return redis;
}
