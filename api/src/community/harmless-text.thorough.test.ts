import type { MyReply, Post, PostItem, Reply } from '@jangteo/contract';
import { aPost, type Community, newKey, openCommunity } from '../../test/community.ts';

let market: Community;
beforeAll(async () => {
  market = await openCommunity();
});
afterEach(() => market.clear());
afterAll(() => market.close());

const payloads = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'; DROP TABLE post; --",
  '<svg/onload=alert(1)>',
  'javascript:alert(1)',
  '</title><script>alert(1)</script>',
  '{{constructor.constructor("a")()}}',
  '#{7*7} <%= 7*7 %>',
  '&lt;b&gt; &amp; &#x41;',
  'gnp.exe \u200f \ufeff',
  '__proto__ constructor toString',
  '\\u003cscript\\u003e \\\\ \\"',
  '$1 $& %s %00 ?',
  '[링크](javascript:alert(1)) ![](x)',
  '\ud83d\ude00👨‍👩‍👧 𠮷',
];

test.each(payloads)('members’ texts are stored and returned unchanged: %j', async (text) => {
  const body = `${text}\n\u2028\u2029\n${text}`;
  const { postId: id } = await market.admin.call<{ postId: number }>('POST /api/v1/community/survey', {
    body: aPost({
      title: text,
      body,
      options: [text, '다른 것'],
      isMultiple: false,
      closeDt: '2026-11-25T00:00:00Z',
    }),
  });
  const params = { id };
  const { replyId } = await market.reader.call<{ replyId: number }>('POST /api/v1/community/survey/:id/reply', {
    params,
    body: { requestKey: newKey(), body: text },
  });
  const post = await market.visitor.call<Post>('GET /api/v1/community/survey/:id', { params });
  expect([post.title, post.body, post.poll?.options[0]?.text]).toEqual([text, body, text]);
  const { list: replies } = await market.visitor.call<{ list: Reply[] }>('GET /api/v1/community/survey/:id/reply', {
    params,
  });
  expect(replies.map((reply) => [reply.replyId, reply.body])).toEqual([[replyId, text]]);
  const { list: listed } = await market.visitor.call<{ list: PostItem[] }>('GET /api/v1/community/survey');
  expect(listed.map(({ title }) => title)).toEqual([text]);
  const { list: mine } = await market.reader.call<{ list: MyReply[] }>('GET /api/v1/community/my/reply');
  expect(mine.map((reply) => [reply.body, reply.post.title])).toEqual([[text, text]]);
  await market.reader.call('POST /api/v1/community/accuse', {
    body: { target: 'post', targetId: id, reason: 'other', detail: text },
  });
  expect(await market.query('SELECT detail, reported_text FROM accusation')).toEqual([
    { detail: text, reported_text: `${text}\n${body}` },
  ]);
  const raw = await market.app.inject(`/api/v1/community/survey/${id}`);
  expect(raw.headers['content-type']).toBe('application/json; charset=utf-8');
});

/** Strings that close the HTML context of a text, and strings that would run if they stood in it. */
const ends = ['', '">', "'>", '</textarea>', '</script>', '</style>', '-->', ']]>', '`', '\\'];
const attacks = [
  ...[
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<base href=//evil.example>',
  ],
  ...[
    '<iframe srcdoc="<b>">',
    '<details open ontoggle=alert(1)>',
    '<body onpageshow=alert(1)>',
    '<object data=data:,>',
  ],
  ...[
    '<style>@import"//evil.example"</style>',
    '<meta http-equiv=refresh content=0>',
    '<a href="javascript:alert(1)">',
  ],
  ...['<math><mtext><style><img onerror=alert(1)>', '" autofocus onfocus=alert(1) x="', "' onclick=alert(1) x='"],
  ...[
    '<%= 7*7 %>',
    '{{alert(1)}}',
    'javascript:alert(1)',
    'data:text/html,<b>',
    '\\u003cb\\u003e',
    '＜script＞',
    '&lt;b&gt;',
  ],
];

test('200 attacks in title, body, option and reply are returned unchanged, too', async () => {
  const texts = ends.flatMap((end) => attacks.map((attack) => end + attack));
  expect(new Set(texts).size).toBeGreaterThanOrEqual(200);
  for (const text of texts) {
    const option = text.slice(0, 40);
    const asked = { title: text, body: text, options: [option, '다른 것'], isMultiple: false };
    const { postId: id } = await market.admin.call<{ postId: number }>('POST /api/v1/community/survey', {
      body: aPost({ ...asked, closeDt: '2026-11-25T00:00:00Z' }),
    });
    const on = { params: { id } };
    const reply = { body: { requestKey: newKey(), body: text } };
    await market.reader.call('POST /api/v1/community/survey/:id/reply', { ...on, ...reply });
    const post = await market.visitor.call<Post>('GET /api/v1/community/survey/:id', on);
    expect([post.title, post.body, post.poll?.options[0]?.text]).toEqual([text, text, option]);
    const { list } = await market.visitor.call<{ list: Reply[] }>('GET /api/v1/community/survey/:id/reply', on);
    expect(list.map(({ body }) => body)).toEqual([text]);
  }
});
