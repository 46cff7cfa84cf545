import { TextDecoder } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../errors.ts';
import { hasPlainTexts, isPlainText, removeDirections, withoutDirections } from '../../values/plain-text.ts';

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
      text = withoutDirections(utf8.decode(body as Buffer));
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
