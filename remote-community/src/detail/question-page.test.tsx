import type { Post } from '@jangteo/contract';
import { answer, pagesOf, refuse, renderPage, requestsTo, screen, signInAs, waitFor, within } from '@jangteo/testing';
import { answerQuestion, toasts } from '@jangteo/testing/overlays';
import { routeTable } from '../route-table.ts';
import routes from '../routes.ts';
import { answerOfWriter, post, reply } from '../testing/posts.ts';
import { profile } from '../testing/profile.ts';

const one = 'GET /api/v1/community/qna/:id';
const list = 'GET /api/v1/community/qna/:id/reply';
const accept = 'PUT /api/v1/community/qna/:id/accept/:replyId';
const remove = 'DELETE /api/v1/community/qna/:id';

const question: Post = { ...post, board: 'qna', title: '사과는 어떻게 두나요?' };
const open = (more: Partial<Post> = {}) => {
  answer(one, { ...question, ...more });
  return renderPage({ routeTable, routes }, '/community/qna/7');
};
const items = () => within(screen.getByRole('region', { name: /^답변/ })).getAllByRole('listitem');

beforeEach(() => {
  answer('GET /api/v2/user/profile', profile);
  answer('POST /api/v1/community/qna/:id/view-count', { viewCount: 241 });
  answer(list, pagesOf([reply(1), reply(2, { children: [answerOfWriter(3)] })]));
});

test('[RTE-19] [COM-03] a question is shown with its answers, the accepted one first and marked', async () => {
  answer(list, pagesOf([reply(2, { isAccepted: true }), reply(1)]));
  const { head } = await open({ acceptedReplyId: 2 });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('사과는 어떻게 두나요?');
  expect(items()[0]).toHaveTextContent('채택된 답변');
  expect(screen.getAllByText('채택된 답변')).toHaveLength(1);
  expect(head()).toMatchObject({
    title: '사과는 어떻게 두나요? | 장터 커뮤니티',
    things: [
      {
        '@type': 'QAPage',
        mainEntity: {
          name: '사과는 어떻게 두나요?',
          acceptedAnswer: { '@type': 'Answer', url: expect.stringMatching(/\/community\/qna\/7\?reply=2$/) },
          suggestedAnswer: [{ '@type': 'Answer', url: expect.stringMatching(/\?reply=1$/) }],
        },
      },
    ],
  });
});

test('[RTE-18] the topic of a question leads to the questions of that topic', async () => {
  await open();
  expect(screen.getByRole('link', { name: '레시피' })).toHaveAttribute('href', '/community/main/qna?topic=recipe');
});

test('[COM-03] an answer of one’s own is called an answer as it is deleted', async () => {
  signInAs();
  answer('DELETE /api/v1/community/qna/:id/reply/:replyId', {});
  answer(list, pagesOf([reply(1, { isMine: true })]));
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: '답변 메뉴' }));
  await user.click(screen.getByRole('button', { name: '삭제하기' }));
  answer(list, pagesOf([reply(1, { author: null, body: null, children: [answerOfWriter(3)] })]));
  expect(await answerQuestion(true)).toMatch(/삭제한 답변은/);
  expect(await screen.findByText('삭제된 답변이에요.')).toBeVisible();
  expect(toasts()).toEqual(['답변을 삭제했어요.']);
});

test('[COM-03] others cannot accept an answer', async () => {
  signInAs();
  await open();
  expect(screen.queryByRole('button', { name: '채택하기' })).toBeNull();
});

test('[COM-03] whose answer was accepted sees why it cannot be deleted', async () => {
  signInAs();
  answer(list, pagesOf([reply(1, { isMine: true, isAccepted: true })]));
  const { user } = await open({ acceptedReplyId: 1 });
  await user.click(screen.getByRole('button', { name: '답변 메뉴' }));
  await user.click(screen.getByRole('button', { name: '삭제하기' }));
  expect(await answerQuestion(true)).toBe('채택된 답변은 지울 수 없어요.');
});

describe('[COM-03] the asker', () => {
  beforeEach(() => signInAs());

  test('accepts an answer after a question that says what follows', async () => {
    answer(accept, { acceptedReplyId: 2 });
    const { user } = await open({ isMine: true });
    await user.click(within(items()[1] as HTMLElement).getByRole('button', { name: '채택하기' }));
    answer(list, pagesOf([reply(2, { isAccepted: true }), reply(1)]));
    answer(one, { ...question, isMine: true, acceptedReplyId: 2 });
    expect(await answerQuestion(true)).toMatch(/채택은 바꿀 수 없고.*질문을 삭제할 수 없어요/);
    await waitFor(() => expect(items()[0]).toHaveTextContent('채택된 답변'));
    expect(requestsTo(accept)).toMatchObject([{ params: { id: '7', replyId: '2' } }]);
    expect(toasts()).toEqual(['답변을 채택했어요.']);
    expect(screen.queryByRole('button', { name: '채택하기' })).toBeNull();
  });

  test('who has accepted another answer on another device is told, and sees that one', async () => {
    refuse(accept, { status: 409, code: 9, message: '이미 채택한 답변이 있어요.' });
    const { user } = await open({ isMine: true });
    await user.click(within(items()[1] as HTMLElement).getByRole('button', { name: '채택하기' }));
    answer(list, pagesOf([reply(1, { isAccepted: true }), reply(2)]));
    answer(one, { ...question, isMine: true, acceptedReplyId: 1 });
    await answerQuestion(true);
    expect(await answerQuestion(true)).toBe('이미 채택한 답변이 있어요.');
    await waitFor(() => expect(items()[0]).toHaveTextContent('채택된 답변'));
  });

  test('accepts neither their own answer nor a reply to an answer', async () => {
    answer(list, pagesOf([reply(1, { isMine: true }), reply(2, { children: [answerOfWriter(3)] })]));
    await open({ isMine: true });
    expect(screen.getAllByRole('button', { name: '채택하기' })).toHaveLength(1);
  });

  test('accepts nothing without confirming', async () => {
    const { user } = await open({ isMine: true });
    await user.click(screen.getAllByRole('button', { name: '채택하기' })[0] as HTMLElement);
    await answerQuestion(false);
    expect(requestsTo(accept)).toEqual([]);
  });

  test('sees why a question with an accepted answer cannot be deleted, and is not asked whether to delete it', async () => {
    const { user, location } = await open({ isMine: true, acceptedReplyId: 1 });
    await user.click(screen.getByRole('button', { name: '글 메뉴' }));
    await user.click(screen.getByRole('button', { name: '삭제하기' }));
    expect(await answerQuestion(true)).toBe('채택한 답변이 있는 질문은 지울 수 없어요.');
    expect(requestsTo(remove)).toEqual([]);
    expect(location()).toBe('/community/qna/7');
  });

  test('sees it, too, where the answer was accepted on another device', async () => {
    refuse(remove, { status: 409, code: 9, message: '채택한 답변이 있는 질문은 지울 수 없어요.' });
    const { user } = await open({ isMine: true });
    await user.click(screen.getByRole('button', { name: '글 메뉴' }));
    await user.click(screen.getByRole('button', { name: '삭제하기' }));
    await answerQuestion(true);
    expect(await answerQuestion(true)).toBe('채택한 답변이 있는 질문은 지울 수 없어요.');
  });
});
