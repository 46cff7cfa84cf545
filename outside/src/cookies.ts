import type { FastifyReply, FastifyRequest } from 'fastify';

export function readCookie(request: FastifyRequest, name: string): string {
  const found = (request.headers.cookie ?? '').split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found?.slice(name.length + 1) ?? '';
}

/** Without a value the cookie is removed. */
export function writeCookie(reply: FastifyReply, name: string, value: string): void {
  const end = value ? '' : '; Max-Age=0';
  reply.header('set-cookie', `${name}=${value}; Path=/; HttpOnly; SameSite=Lax${end}`);
}
