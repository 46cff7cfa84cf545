import { Redis } from 'ioredis';

/** What instances share for a moment. A command that is not answered at once fails: nobody waits for it. */
export function openRedis(url: string, onError: (error: Error) => void): Redis {
  const redis = new Redis(url, {
    connectionName: 'jangteo-api',
    commandTimeout: 200,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
  });
  redis.on('error', onError);
  return redis;
}
