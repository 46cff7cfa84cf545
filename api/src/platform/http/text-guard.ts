import { TextDecoder } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors.ts';
import { hasPlainTexts, isPlainText } from '../plain-text.ts';

/**
 * Characters that set the direction of the text after them, also beyond their own text: in the document's title, or in a
 * line that names several members. Phones add them when a number is copied: their sender has not seen them.
 */
const directions = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * Refuses text that is not UTF-8 or cannot be stored, and removes characters that turn other texts around, before
 * anything reads it.
 */
export function guardText(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { url = '' } = request.raw;
    done(url.includes('%') && !isPlainUrl(url) ? new ApiError('notMatched') : undefined);
  });

  const parseJson = app.getDefaultJsonParser('error', 'error');
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    let text: string;
    try {
      text = utf8.decode(body as Buffer).replace(directions, '');
    } catch {
      done(new ApiError('notMatched'));
      return;
    }
    void parseJson(request, text, (error, value) => {
      // Only escapes can introduce what the raw text does not contain.
      const hasEscapes = text.includes('\\u');
      if (!error && hasEscapes) removeDirections(value);
      if (error) done(error);
      else if (isPlainText(text) && (!hasEscapes || hasPlainTexts(value))) done(null, value);
      else done(new ApiError('notMatched'));
    });
  });
}

function isPlainUrl(url: string): boolean {
  try {
    return isPlainText(decodeURIComponent(url));
  } catch {
    return false;
  }
}

/** In every string, at every depth. */
function removeDirections(value: unknown): void {
  const left = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next !== 'object' || next === null) continue;
    for (const [key, inner] of Object.entries(next)) {
      if (typeof inner === 'string') Object.assign(next, { [key]: inner.replace(directions, '') });
      else left.push(inner);
    }
  }
}
