import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { emptyPolicy } from '../headers/content-security-policy.ts';
import { type RefusalText, refusalFor } from './messages.ts';

/** Thrown to refuse a request with this status. */
export class Refusal extends Error {
  readonly statusCode: number;

  constructor(status: number) {
    super(`refused with ${status}`);
    this.name = 'Refusal';
    this.statusCode = status;
  }
}

/** Responds to page requests with a page, to all others with the API's envelope. */
export function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  { code, message }: RefusalText = refusalFor(status),
): FastifyReply {
  reply.code(status).header('cache-control', 'no-store');
  if ((status === 429 || status === 503) && !reply.hasHeader('retry-after')) reply.header('retry-after', '1');
  if (!wantsPage(request)) return reply.send({ code, message, requestId: request.id });
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', emptyPolicy(styleHash))
    .send(page(message));
}

const wantsPage = ({ method, url }: FastifyRequest): boolean =>
  ['GET', 'HEAD'].includes(method) && !/^\/(api|r|img)\//.test(url);

const style = [
  'body{margin:0;min-height:100vh;display:grid;place-content:center;gap:16px;text-align:center;color:#222;',
  'font:16px/1.5 Pretendard,-apple-system,"Apple SD Gothic Neo","Noto Sans KR",sans-serif;word-break:keep-all}',
  'a{color:#a33d00}',
].join('');
const styleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`;

const page = (message: string): string =>
  [
    '<!doctype html><html lang="ko"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>장터</title><style>${style}</style></head>`,
    `<body><p>${message}</p><a href="/">장터 홈으로</a></body></html>`,
  ].join('\n');
