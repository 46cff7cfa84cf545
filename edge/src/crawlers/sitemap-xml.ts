import type { FoundablePage } from '@jangteo/contract';
import { escapeHtml } from '../pages/escape.ts';

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const document = (lines: readonly string[]): string =>
  ['<?xml version="1.0" encoding="UTF-8"?>', ...lines, ''].join('\n');

/** The addresses of pages. */
export const sitemapXml = (publicUrl: string, pages: readonly FoundablePage[]): string =>
  document([
    `<urlset ${namespace}>`,
    ...pages.map(({ path, changedDt }) => {
      const changed = changedDt ? `<lastmod>${escapeHtml(changedDt)}</lastmod>` : '';
      return `<url><loc>${escapeHtml(publicUrl + path)}</loc>${changed}</url>`;
    }),
    '</urlset>',
  ]);

/** The addresses of files with addresses of pages. */
export const sitemapIndexXml = (publicUrl: string, paths: readonly string[]): string =>
  document([
    `<sitemapindex ${namespace}>`,
    ...paths.map((path) => `<sitemap><loc>${escapeHtml(publicUrl + path)}</loc></sitemap>`),
    '</sitemapindex>',
  ]);
