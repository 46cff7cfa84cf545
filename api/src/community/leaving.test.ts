import type { Post, Reply, SignedIn } from '@jangteo/contract';
import { callAs } from '../../test/call-as.ts';
import { aPost, newKey } from '../../test/community.ts';
import { type ConnectedApp, openConnectedApp } from '../../test/outside.ts';
import { query } from '../../test/query.ts';
import { agree, bearer, device, signInAtDeviceMaker, signInAtPortal } from '../../test/sign-in.ts';

let market: ConnectedApp;
beforeAll(async () => {
  market = await openConnectedApp();
});
afterAll(() => market.close());

test('[SES-18] withdrawal deletes the member’s likes, clips and blocks; posts and replies stay, without a name', async () => {
  const enter = async ({ accessToken }: SignedIn) => {
    await agree(market.app, accessToken);
    return callAs(market.app, { headers: { deviceUuid: device, ...bearer(accessToken) } });
  };
  const leave = await enter(await signInAtPortal(market));
  const stay = await enter(await signInAtDeviceMaker(market));
  const write = async (call: typeof leave) =>
    (await call<{ postId: number }>('POST /api/v1/community/dashboard', { body: aPost() })).postId;
  const [mine, theirs] = [await write(leave), await write(stay)];
  const params = { id: theirs };
  await leave('PUT /api/v1/community/dashboard/:id/like', { params, body: { isLike: true } });
  await leave('PUT /api/v1/community/dashboard/:id/clipping', { params, body: { isClip: true } });
  await leave('POST /api/v1/community/dashboard/:id/reply', {
    params,
    body: { requestKey: newKey(), body: '안녕히 계세요' },
  });
  const read = (id: number) => stay<Post>('GET /api/v1/community/dashboard/:id', { params: { id } });
  expect(await read(theirs)).toMatchObject({ likeCount: 1, clipCount: 1, replyCount: 1 });

  await leave('DELETE /api/v2/auth/social/withdrawal', { body: { reason: 'rarelyUsed' } });
  expect(await read(theirs)).toMatchObject({ likeCount: 0, clipCount: 0, replyCount: 1 });
  expect(await read(mine)).toMatchObject({ author: { nickname: null }, title: '제목입니다' });
  const { list } = await stay<{ list: Reply[] }>('GET /api/v1/community/dashboard/:id/reply', { params });
  expect(list).toMatchObject([{ body: '안녕히 계세요', author: { nickname: null } }]);
  expect(await query(market.databaseUrl, 'SELECT FROM post_like')).toEqual([]);
});
