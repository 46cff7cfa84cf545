import { FolderStore } from './folder-store.ts';
import type { ObjectStore } from './object-store.ts';
import { S3Store } from './s3-store.ts';

const isBucket = (address: string): boolean => /^https?:\/\//.test(address);

/** The settings of a bucket. */
interface StoreSettings {
  S3_ACCESS_KEY_ID?: string | undefined;
  S3_SECRET_ACCESS_KEY?: string | undefined;
  S3_REGION?: string | undefined;
}

/**
 * @param address A folder, or `https://host/bucket/prefix` of a store that speaks the S3 protocol.
 */
export function openObjectStore(
  address: string,
  env: StoreSettings,
  { timeoutMs = 3_000 }: { timeoutMs?: number } = {},
): ObjectStore {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey, S3_REGION: region } = env;
  if (!isBucket(address)) {
    // As s3://bucket: a folder of that name would be made, and lost with its machine.
    if (/^\w+:\/\//.test(address)) throw new Error('a folder or https://host/bucket/prefix is needed');
    return new FolderStore(address);
  }
  if (!accessKeyId || !secretAccessKey) {
    throw new Error('a store at https:// needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY');
  }
  return new S3Store(new URL(address), { accessKeyId, secretAccessKey, region: region || 'us-east-1' }, timeoutMs);
}
