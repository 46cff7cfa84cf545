// Decision: docs/decisions/2026-11-20-the-document-suffices.md

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import swagger from '@fastify/swagger';
import type { CallDefinition } from '@jangteo/contract';
import type { FastifyInstance } from 'fastify';

const bearerScheme = 'accessToken';

/** What a client developer needs to know first. */
const introduction = `
장터의 모든 화면이 쓰는 호출입니다.

**답.** 성공은 \`{ code: 0, message, data, toastItems? }\`, 실패는 HTTP 4xx·5xx와 \`{ code, message, requestId }\`입니다.
클라이언트는 \`code\`로 갈라지고, \`message\`는 그대로 보일 수 있는 한국어입니다. 목록은 언제나
\`{ list, page, limit, totalCount, hasNext }\`를 담습니다. 답에는 나중에 항목이 더해질 수 있습니다.

**요청.** 문서에 없는 매개변수와 항목은 코드 9로 거절합니다. 본문은 UTF-8 JSON으로 64kB까지입니다. 같은 \`requestKey\`로 다시 보낸
요청은 처음 답을 그대로 받고, 다른 내용이면 코드 12입니다. 429와 503은 \`Retry-After\`초 뒤에 다시 보냅니다.

**기기.** \`deviceUuid\`는 기기마다 한 번 만들어 늘 같은 값을 보냅니다. 웹은 \`w-\`로 시작합니다.

**로그인.** \`POST /api/v2/auth/social/challenge\`가 준 \`state\`(포털에는 \`codeChallenge\`, 기기 제조사에는 \`nonce\`도)로 제공자의 창을
열고, 돌아온 답을 같은 쿠키와 함께 \`POST /api/v2/auth/social/signin-and-up\`에 보내면 \`accessToken\`과 \`refreshToken\`을 받습니다. \`needsAgreement\`이면 \`POST /api/v1/user/sign-up/agreement\`로 가입을 마칩니다. 그 뒤의 호출에는
\`Authorization: Bearer <accessToken>\`을 보냅니다. 코드 111이면 \`PUT /api/v1/token/jwt/refresh\`로 갱신해 다시 보내고,
112이면 다시 로그인합니다.
`.trim();

/** Tags by the first segment of a path. */
const tags: Record<string, string> = {
  auth: '로그인과 탈퇴',
  token: '토큰',
  display: '상품, 스토어, 특가, 이벤트, 공지',
  search: '검색',
  user: '회원, 찜, 별',
  app: '기기',
  alarm: '알림',
  community: '커뮤니티',
  game: '게임',
};

/** Publishes the OpenAPI document of the calls. Register it before them. */
export async function publishOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: '장터 API', version: '1', description: introduction },
      servers: [{ url: '/', description: '이 문서가 있는 곳' }],
      tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
      components: {
        securitySchemes: {
          [bearerScheme]: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'JWT',
            description: '로그인이나 갱신으로 받은 accessToken',
          },
        },
      },
    },
  });
  let document: Promise<Published> | undefined;
  app.get('/api/openapi.json', { schema: { hide: true } }, async ({ headers }, reply) => {
    document ??= publish(JSON.stringify(app.swagger()));
    const { tag, bodies } = await document;
    const encoding = (['br', 'gzip'] as const).find((name) => headers['accept-encoding']?.includes(name));
    reply.headers({ etag: tag, vary: 'accept-encoding', 'cache-control': 'no-cache' });
    if (headers['if-none-match']?.includes(tag)) return reply.code(304).send();
    if (encoding) reply.header('content-encoding', encoding);
    return reply.type('application/json; charset=utf-8').send(bodies[encoding ?? 'identity']);
  });
}

interface Published {
  tag: string;
  bodies: Record<'identity' | 'gzip' | 'br', Buffer>;
}

/** Serialised and compressed once for each process: it is the largest reply, and the same for everyone. */
async function publish(text: string): Promise<Published> {
  const identity = Buffer.from(text);
  const [gzip, br] = await Promise.all([compress.gzip(identity), compress.br(identity)]);
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  return { tag: `W/"${hash}"`, bodies: { identity, gzip, br } };
}

const compress = { gzip: promisify(zlib.gzip), br: promisify(zlib.brotliCompress) };

/** A call's schema in the document. */
export const describeCall = (key: string, { summary, access }: CallDefinition) => ({
  operationId: operationIdOf(key),
  tags: [wordsOf(key)[0] ?? ''],
  summary,
  security: securityOf(access),
});

/** The security schemes of a call: a required token, or an optional one. */
const securityOf = (access: CallDefinition['access']) =>
  access === 'visitor' ? [{}, { [bearerScheme]: [] }] : [{ [bearerScheme]: [] }];

/** `GET /api/v1/community/qna/:id` → `getCommunityQnaById`. */
function operationIdOf(key: string): string {
  const [method = ''] = key.split(' ');
  const words = wordsOf(key).map((word) => word.replace(/^:/, 'by-'));
  return [method.toLowerCase(), ...words].join('-').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

const wordsOf = (key: string): string[] => key.replace(/^\w+ \/api\/v\d\//, '').split('/');
