import type { DocumentedClient } from './documented-client.ts';
import { first, newKey } from './shopping.ts';

interface TwoMembers {
  writer: DocumentedClient;
  reader: DocumentedClient;
  photo: Buffer;
}

const threeDaysMs = 3 * 24 * 60 * 60 * 1_000;

const text = '오늘 담근 동치미가 잘 익었어요. 사진으로 남겨 봅니다.';

/** Two members write, reply, like, share, ask, vote and report. */
export async function takePart({ writer, reader, photo }: TwoMembers): Promise<void> {
  const { imageUrl } = await writer.call<{ imageUrl: string }>(
    'postCommunityImage',
    {},
    {
      type: 'image/jpeg',
      bytes: photo,
    },
  );
  const { valid } = await writer.call<{ valid: boolean }>('getCommunityBanWordsValidation', { text });
  if (!valid) throw new Error('the text may not be sent');
  const written = { topic: 'table', title: '동치미', body: text };
  const { serverDt } = await writer.call<{ serverDt: string }>('getDisplayWebCurrentDatetime');
  const closeDt = new Date(Date.parse(serverDt) + threeDaysMs).toISOString();
  const asked = { options: ['무', '배추'], isMultiple: false, closeDt };

  const board = 'dashboard';
  const draft = { writeDt: '2026-11-20T03:00:00Z', ...written, images: [], productNos: [] };
  await writer.call('putCommunityDraftByBoard', { board, ...draft });
  const { draft: kept } = await writer.call<{ draft: { title: string } | null }>('getCommunityDraftByBoard', { board });
  if (kept?.title !== written.title) throw new Error('the draft is lost');
  await writer.call('deleteCommunityDraftByBoard', { board });
  const { list: found } = await writer.call<{ list: { productNo: number }[] }>('getSearch', { keyword: '무' });
  const productNos = [first(found).productNo];
  const post = await publish(writer, 'Dashboard', { ...written, images: [imageUrl], productNos });
  const question = await publish(writer, 'Qna', { ...written, images: [] });
  const survey = await publish(writer, 'Survey', { ...written, ...asked, images: [] });
  await writer.call('postCommunityDailyBoard', {
    requestKey: newKey(),
    title: '아침상',
    body: text,
    images: [
      (await writer.call<{ imageUrl: string }>('postCommunityImage', {}, { type: 'image/jpeg', bytes: photo }))
        .imageUrl,
    ],
  });
  await writer.call('putCommunityDashboardById', {
    id: post,
    ...written,
    body: `${text} 맛있어요.`,
    images: [imageUrl],
  });
  await writer.call('putCommunityQnaById', { id: question, ...written, title: '동치미 간은요?', images: [] });
  await writer.call('putCommunitySurveyById', { id: survey, ...written, ...asked, images: [] });

  const { memberId } = (await reader.call<{ author: { memberId: number } }>('getCommunityDashboardById', { id: post }))
    .author;
  await answer(reader, 'Dashboard', post);
  const { replyId } = await answer(reader, 'Qna', question);
  await answer(reader, 'Survey', survey);
  const { poll } = await reader.call<{ poll: { options: { optionId: number }[] } }>('getCommunitySurveyById', {
    id: survey,
  });
  await reader.call('postCommunitySurveyByIdVote', { id: survey, optionIds: [first(poll.options).optionId] });
  await writer.call('putCommunityQnaByIdAcceptByReplyId', { id: question, replyId });
  await find(reader);
  for (const list of ['Post', 'Qna', 'Like', 'Clipping', 'Reply']) await reader.call(`getCommunityMy${list}`);
  await reader.call('postCommunityAccuse', { target: 'post', targetId: post, reason: 'other', detail: '시험입니다' });
  await reader.call('putCommunityBlockByMemberId', { memberId, isBlock: true });
  await reader.call('getCommunityBlock');
  await reader.call('putCommunityBlockByMemberId', { memberId, isBlock: false });

  await writer.call('deleteCommunityDashboardById', { id: post });
  await writer.call('deleteCommunitySurveyById', { id: survey });
  const refusal = await writer.refused('deleteCommunityQnaById', { id: question });
  if (refusal !== 9) throw new Error(`a question with an accepted answer is kept with ${refusal}`);
}

type Board = 'Dashboard' | 'Qna' | 'Survey';

export async function publish(writer: DocumentedClient, board: Board, post: object): Promise<number> {
  const request = { requestKey: newKey(), ...post };
  const { postId } = await writer.call<{ postId: number }>(`postCommunity${board}`, request);
  const again = await writer.call<{ postId: number }>(`postCommunity${board}`, request);
  if (again.postId !== postId) throw new Error('the same request was written twice');
  return postId;
}

/** Everything that readers can do with a post. Returns the id of the reply that stays. */
async function answer(reader: DocumentedClient, board: Board, id: number): Promise<{ replyId: number }> {
  const of = `Community${board}ById`;
  await reader.call(`post${of}ViewCount`, { id });
  await reader.call(`put${of}Like`, { id, isLike: true });
  await reader.call(`put${of}Clipping`, { id, isClip: true });
  await reader.call(`post${of}Share`, { id });
  const reply = (more: object = {}) =>
    reader.call<{ replyId: number }>(`post${of}Reply`, { id, requestKey: newKey(), body: '맛있겠어요!', ...more });
  const { replyId } = await reply();
  const { replyId: deleted } = await reply({ replyToId: replyId });
  await reader.call(`put${of}ReplyByReplyIdLike`, { id, replyId, isLike: true });
  await reader.call(`delete${of}ReplyByReplyId`, { id, replyId: deleted });
  const { list } = await reader.call<{ list: { replyId: number }[] }>(`get${of}Reply`, { id });
  return { replyId: first(list).replyId };
}

async function find(reader: DocumentedClient): Promise<void> {
  await reader.call('getCommunityDashboard', { topic: 'table', sort: 'popular' });
  await reader.call('getCommunityQna', { state: 'accepted' });
  await reader.call('getCommunityQnaSimilar', { text: '동치미 간은 어떻게 맞추나요?' });
  await reader.call('getCommunitySurvey', { state: 'open' });
  await reader.call('getCommunityPopular', { range: 'week' });
  await reader.call('getCommunityDailyBoard');
  await reader.call('getCommunityAlert');
  await reader.call('getCommunityQnaById', {
    id: first(
      (await reader.call<{ list: { postId: number }[] }>('getCommunitySearch', { keyword: '동치미', type: 'qna' }))
        .list,
    ).postId,
  });
}
