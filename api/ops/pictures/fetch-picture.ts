import { lookup } from 'node:dns';
import { get as getPlain, type IncomingMessage } from 'node:http';
import { get as getSecurely } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublic } from './public-address.ts';

const maxBytes = 5 * 1024 * 1024;
const timeoutMs = 10_000;
const mostRedirects = 3;

/** Why a picture could not be fetched; printed to the operator. */
export class PictureProblem extends Error {
  override name = 'PictureProblem';
}

type IsAllowed = (address: string) => boolean;

/**
 * Fetches a picture from an address in a seller's feed. The address must not reach private networks: each connection
 * goes to the very IP address that was checked, so that a changed DNS record cannot redirect it.
 */
export async function fetchPicture(url: string, isAllowed: IsAllowed = isPublic): Promise<Buffer> {
  const signal = AbortSignal.timeout(timeoutMs);
  let target = url;
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const response = await request(target, isAllowed, signal);
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) return readAll(response);
    response.destroy();
    if (![301, 302, 303, 307, 308].includes(statusCode) || !headers.location) {
      throw new PictureProblem(`사진 대신 ${statusCode} 응답이 왔습니다`);
    }
    target = new URL(headers.location, target).href;
  }
  throw new PictureProblem('주소가 너무 여러 번 바뀝니다');
}

function request(address: string, isAllowed: IsAllowed, signal: AbortSignal): Promise<IncomingMessage> {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) {
    throw new PictureProblem('쓸 수 없는 주소입니다');
  }
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && !isAllowed(host)) throw new PictureProblem('공개된 주소가 아닙니다');
  const get = url.protocol === 'https:' ? getSecurely : getPlain;
  return new Promise((resolve, reject) => {
    get(url, { agent: false, headers: { accept: 'image/*' }, lookup: allowedLookup(isAllowed), signal }, resolve).on(
      'error',
      (error) =>
        reject(error instanceof PictureProblem ? error : new PictureProblem('사진을 주는 서버가 응답하지 않습니다')),
    );
  });
}

/** A host name is allowed only if all of its addresses are. */
const allowedLookup =
  (isAllowed: IsAllowed): LookupFunction =>
  (host, options, done) =>
    lookup(host, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return done(error ?? new PictureProblem('없는 주소입니다'), '', 0);
      if (!addresses.every(({ address }) => isAllowed(address))) {
        return done(new PictureProblem('공개된 주소가 아닙니다'), '', 0);
      }
      if (options.all) return done(null, addresses);
      return done(null, first.address, first.family);
    });

async function readAll(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > maxBytes) throw new PictureProblem('5MB가 넘는 사진입니다');
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof PictureProblem ? error : new PictureProblem('사진을 받다가 끊어졌습니다');
  }
  return Buffer.concat(chunks);
}
