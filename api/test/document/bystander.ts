import { publish } from './community.ts';
import { type DocumentedClient, isForMembers, type Operation } from './documented-client.ts';
import { type Found, first } from './shopping.ts';

const text = '지나가다 들렀는데 감이 참 달아요. 다음 장날에도 오려고요.';

/** A member who has something of everything that a member can have, and does nothing more. */
export async function settleIn(client: DocumentedClient, { product, eventId }: Found): Promise<void> {
  const { productNo, shopId } = product;
  await client.call('postUserLikeProduct', { productNo });
  await client.call('postUserLikeShop', { shopId });
  await client.call('postUserRecentlyViewedProduct', { products: [{ productNo }] });
  await client.call('postDisplayEventApply', { eventId });
  await client.call('putAlarmRequest', { kind: 'shoppingLive', id: 1 });
  await client.call('postGameByCodePlay', { code: 'lucky-basket', choice: '1-bystander' });
  await client.call('putUserPointExchangeAuto', { autoYN: 'Y' });

  const post = { topic: 'talk', title: '감이 달아요', body: text, images: [] };
  await publish(client, 'Dashboard', post);
  await publish(client, 'Qna', post);
  const draft = { board: 'dashboard', writeDt: '2026-11-20T03:00:00Z', ...post, productNos: [] };
  await client.call('putCommunityDraftByBoard', draft);
  const { list } = await client.call<{ list: { postId: number; author: { memberId: number } }[] }>(
    'getCommunityPopular',
    { range: 'week' },
  );
  const { postId: id, author } = first(list);
  await client.call('putCommunityDashboardByIdLike', { id, isLike: true });
  await client.call('putCommunityDashboardByIdClipping', { id, isClip: true });
  await client.call('putCommunityBlockByMemberId', { memberId: author.memberId, isBlock: true });
}

/** The replies to all calls with which members, and only they, read. */
export async function ownOf(
  client: DocumentedClient,
  operations: Map<string, Operation>,
  { product: { productNo, shopId }, eventId }: Found,
): Promise<Record<string, unknown>> {
  const asked = {
    ...{ code: 'lucky-basket', nickName: '느긋한구경꾼', cellphone: '010-9876-5432', board: 'dashboard' },
    ...{ productNos: String(productNo), shopIds: String(shopId), eventId, kind: 'shoppingLive', ids: '1' },
    ...{ id: 1, exchangeId: 1 },
  };
  const own: Record<string, unknown> = {};
  for (const [name, operation] of operations) {
    if (operation.method !== 'GET' || !isForMembers(operation)) continue;
    const needed = operation.parameters?.filter(({ required }) => required).map((parameter) => parameter.name) ?? [];
    const values = Object.fromEntries(Object.entries(asked).filter(([value]) => needed.includes(value)));
    own[name] = await client.call(name, values).catch(({ message }: Error) => message);
  }
  return own;
}
