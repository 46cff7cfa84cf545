import type { FastifyInstance } from 'fastify';
import { buildOutside } from '../app.ts';

let app: FastifyInstance;

beforeEach(async () => {
  app = await buildOutside({ marketUrl: 'http://market.test', logger: false });
});
afterEach(() => app.close());

const feed = {
  content: {
    title: '제철 귤',
    description: '달아요',
    imageUrl: '',
    link: { mobileWebUrl: 'http://market.test/deal/3' },
  },
  buttons: [{ title: '장터에서 보기' }],
};
const open = (query: Record<string, string>) => app.inject(`/chat-share?${new URLSearchParams(query)}`);

test('[LAY-08] shows what is shared, and stores it', async () => {
  const { statusCode, body } = await open({ key: 'chat-share-stand-in', feed: JSON.stringify(feed) });
  expect(statusCode).toBe(200);
  expect(body).toContain('제철 귤');
  expect((await app.inject('/chat-share.json')).json().list).toEqual([
    {
      title: '제철 귤',
      description: '달아요',
      imageUrl: '',
      url: 'http://market.test/deal/3',
      buttons: ['장터에서 보기'],
    },
  ]);
});

test.each([
  ['another key', { key: 'x', feed: JSON.stringify(feed) }],
  ['no feed', { key: 'chat-share-stand-in' }],
  ['half a feed', { key: 'chat-share-stand-in', feed: '{"content":{}}' }],
])('[LAY-08] refuses %s', async (_what, query) => {
  expect((await open(query)).statusCode).toBe(400);
  expect((await app.inject('/chat-share.json')).json().list).toEqual([]);
});
