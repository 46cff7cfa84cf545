/**
 * Named bytes that several machines share. A key is a path of names without a dot at their beginning:
 * `m-0f/master.webp`.
 */
export interface ObjectStore {
  read(key: string): Promise<Buffer | undefined>;
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** Writes unless the key exists. Of simultaneous writers exactly one gets true. */
  add(key: string, bytes: Uint8Array): Promise<boolean>;
  /** Does nothing where there is no such key. */
  delete(key: string): Promise<void>;
  /** The names directly below a folder, `''` for all; a folder's name ends with a slash. */
  list(folder: string): Promise<string[]>;
}

/** The store did not respond, or not usably: the same call may succeed a little later. */
export class ObjectStoreUnavailable extends Error {
  override name = 'ObjectStoreUnavailable';
  /** For servers that pass it on. */
  readonly statusCode = 503;
}

const keyPattern = /^(?:[\w@()+-][\w.@()+-]*\/)*[\w@()+-][\w.@()+-]*$/;

/** No key leads out of the store. */
export function expectKey(key: string): void {
  if (!keyPattern.test(key)) throw new Error(`'${key}' is not a key of an object store`);
}
