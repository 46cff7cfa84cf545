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

const cookieOf = (name: string) => ({ name, secret: new RegExp(`(?:^|; ?)${name}=([\\w-]{43})(?:;|$)`) });
const plainCookie = cookieOf('browser');
/** The prefix keeps neighbours on the parent domain from setting the cookie; browsers take it over TLS only. */
const secureCookie = cookieOf('__Host-browser');
/** As long as browsers keep a cookie. */
const keptSeconds = 400 * 24 * 60 * 60;

export function clientOf(request: FastifyRequest, reply: FastifyReply): Client {
  const isSecure = request.protocol === 'https';
  const cookie = isSecure ? secureCookie : plainCookie;
  const browserSecret = cookie.secret.exec(request.headers.cookie ?? '')?.[1];
  return {
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    browserSecret,
    keepBrowserSecret() {
      const secret = browserSecret ?? randomBytes(32).toString('base64url');
      const attributes = ['Path=/', `Max-Age=${keptSeconds}`, 'HttpOnly', 'SameSite=Strict'];
      if (isSecure) attributes.push('Secure');
      reply.header('set-cookie', `${cookie.name}=${secret}; ${attributes.join('; ')}`);
      return secret;
    },
  };
}
