import createEmotionServer from '@emotion/server/create-instance';
import type { StyleCache } from './theme/style-cache.ts';

/** Style tags for exactly what `html` uses, ready for the head. */
export function renderStyles(html: string, cache: StyleCache, nonce: string): string {
  const { extractCriticalToChunks } = createEmotionServer(cache);
  return extractCriticalToChunks(html)
    .styles.filter(({ css }) => css)
    .map(({ key, ids, css }) => `<style nonce="${nonce}" data-emotion="${key} ${ids.join(' ')}">${css}</style>`)
    .join('');
}
