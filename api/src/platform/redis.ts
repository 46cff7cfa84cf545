import { Redis } from 'ioredis';

/** Counts and hot values that instances share. A command without a prompt response fails instead of waiting. */
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
  // Connection errors reach the listener; the client reconnects by itself.
  await redis.connect().catch(() => undefined);
  return redis;
}
