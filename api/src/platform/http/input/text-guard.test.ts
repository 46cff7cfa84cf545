import type { Post } from '@jangteo/contract';
import { aPost, type Community, longEnough, openCommunity } from '../../../../test/community.ts';

let market: Community;
beforeAll(async () => {
  market = await openCommunity();
});
afterEach(() => market.clear());
afterAll(() => market.close());

async function titleOf(payload: string) {
  const { headers } = market.writer;
  const request = { method: 'POST', url: '/api/v1/community/dashboard', payload } as const;
  const written = await market.app.inject({ ...request, headers: { ...headers, 'content-type': 'application/json' } });
  const params = { id: written.json().data?.postId };
  return (await market.visitor.call<Post>('GET /api/v1/community/dashboard/:id', { params })).title;
}

test('[COM-02] characters that turn the direction of the text around them are removed', async () => {
  const text = JSON.stringify(aPost({ title: '\u202e사\u202a과\u2066 \u2069배\u202c' }));
  expect(await titleOf(text)).toBe('사과 배');
});

test('[COM-02] they are removed where they are written as escapes, too', async () => {
  const text = JSON.stringify(aPost({ title: 'TITLE' }));
  expect(await titleOf(text.replace('TITLE', '\\u202E사과\\u2067'))).toBe('사과');
  const again = JSON.stringify(aPost({ title: 'TITLE' }));
  expect(await titleOf(again.replace('TITLE', '\\\\u202e사과'))).toBe('\\u202e사과');
});

test('[COM-02] a title of nothing else is refused, and so are marks that they held apart', async () => {
  const marks = '\u0301'.repeat(20);
  for (const title of ['\u202e', `가${marks}\u202e${marks}`]) {
    const reply = await market.writer.call('POST /api/v1/community/dashboard', { body: aPost({ title }) });
    expect(reply).toEqual(expect.any(Number));
  }
});

test('[COM-02] emoji keep their joiners and variation selectors', async () => {
  const title = '👨‍👩‍👧 ❤️ 🏴\u{e0067}\u{e0062}\u{e007f}';
  expect(await titleOf(JSON.stringify(aPost({ title, body: longEnough })))).toBe(title);
});
