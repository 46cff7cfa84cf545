import { TextDecoder } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors.ts';

const nul = '\0';

/** Text that is not UTF-8, or holds a NUL, which PostgreSQL cannot store, is refused before anything reads it. */
export function guardText(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (!request.raw.url?.includes('%')) return;
    if (decoded(request.raw.url).includes(nul)) throw new ApiError('notMatched');
  });

  const parseJson = app.getDefaultJsonParser('error', 'error');
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    let text: string;
    try {
      text = utf8.decode(body as Buffer);
    } catch {
      done(new ApiError('notMatched'));
      return;
    }
    void parseJson(request, text, (error, value) => {
      if (error) done(error);
      else if (holdsNul(value)) done(new ApiError('notMatched'));
      else done(null, value);
    });
  });
}

function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    throw new ApiError('notMatched');
  }
}

function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes(nul);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, inner]) => key.includes(nul) || holdsNul(inner));
}
