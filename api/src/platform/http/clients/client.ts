import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The client's address and program, as its headers name them. */
export interface Client {
  address: string;
  userAgent: string;
  /** From a cookie that no script reads and no other host sets; undefined where the browser has none yet. */
  browserSecret: string | undefined;
  /** The same, made where there is none, and sent along with the response. */
  keepBrowserSecret(): string;
}

const cookieName = 'browser';
/** As long as browsers keep a cookie. */
const keptSeconds = 400 * 24 * 60 * 60;

export function clientOf(request: FastifyRequest, reply: FastifyReply): Client {
  // The prefix keeps neighbours on the parent domain from setting the cookie; browsers take it over TLS only.
  const isSecure = request.protocol === 'https';
  const name = isSecure ? `__Host-${cookieName}` : cookieName;
  const browserSecret = secretIn(request.headers.cookie ?? '', name);
  return {
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    browserSecret,
    keepBrowserSecret() {
      const secret = browserSecret ?? randomBytes(32).toString('base64url');
      const attributes = ['Path=/', `Max-Age=${keptSeconds}`, 'HttpOnly', 'SameSite=Strict'];
      if (isSecure) attributes.push('Secure');
      reply.header('set-cookie', `${name}=${secret}; ${attributes.join('; ')}`);
      return secret;
    },
  };
}

const secretIn = (cookies: string, name: string): string | undefined =>
  new RegExp(`(?:^|; ?)${name}=([\\w-]{43})(?:;|$)`).exec(cookies)?.[1];
