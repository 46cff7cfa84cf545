import type { ApiServers } from '../api-servers/api-servers.ts';

/** Pictures uploaded by members. The API stores them; their names differ from those of the market's own. */
export const isMemberPicture = (name: string): boolean => /^m-[0-9a-f]{32}$/.test(name);

export interface MemberPicture {
  type: string;
  body: Buffer;
}

/** Fetches the first of the files that exists; undefined for a deleted picture. */
export async function askForPicture(
  { servers, deadlineMs }: { servers: ApiServers; deadlineMs: number },
  name: string,
  files: readonly string[],
): Promise<MemberPicture | undefined> {
  const answer = await servers.fetch(`/img/${name}?files=${files.join(',')}`, {
    signal: AbortSignal.timeout(deadlineMs),
    redirect: 'error',
  });
  if (answer.status === 404) {
    await answer.body?.cancel();
    return undefined;
  }
  const type = answer.headers.get('content-type') ?? '';
  if (!answer.ok || !type.startsWith('image/')) {
    await answer.body?.cancel();
    throw new Error(`The API answered ${answer.status} for a picture`);
  }
  // Read whole, so that a slow browser holds no connection to the API.
  return { type, body: Buffer.from(await answer.arrayBuffer()) };
}
