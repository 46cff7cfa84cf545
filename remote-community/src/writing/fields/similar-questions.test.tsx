import { links } from '@jangteo/contract/links';
import { answer, cleanup, refuse, requestsTo, screen, waitFor } from '@jangteo/testing';
import { postItem } from '../../testing/posts.ts';
import { profile } from '../../testing/profile.ts';
import { body, failure, open, prepareWriting, title } from '../../testing/writing.ts';
import { findDraft } from '../drafts/draft.ts';

beforeEach(prepareWriting);

describe('answered questions that resemble the one that is written', () => {
  const similar = 'GET /api/v1/community/qna/similar';
  const found = {
    ...postItem(9, { board: 'qna', title: '감자 싹 안 나게 하는 법', replyCount: 4 }),
    isAccepted: false,
  };

  test('unfold below the title and lead to their answers; the draft is kept', async () => {
    answer(similar, { list: [found] });
    const page = await open(links.communityQuestionForm());
    expect(screen.getByText('제목을 쓰면 답변이 있는 비슷한 질문을 찾아 드려요.')).toBeVisible();
    await page.user.type(title(), '감자 싹');
    await page.user.click(await screen.findByText('비슷한 질문 1개에 답변이 있어요'));
    await page.user.click(screen.getByRole('link', { name: /감자 싹 안 나게 하는 법/ }));
    await waitFor(() => expect(page.location()).toBe(links.communityQuestion(9)));
    expect(findDraft('qna:new', profile.signUpDt)?.title).toBe('감자 싹');
  });

  test('are not looked for in a post, nor for a few letters; a failure is not shown', async () => {
    refuse(similar, failure);
    const post = await open();
    await post.user.type(title(), '감자 싹이 났어요');
    cleanup();
    const page = await open(links.communityQuestionForm());
    await page.user.type(title(), '감자');
    await page.user.type(body(), '내용');
    await page.user.type(title(), ' 싹이 났어요');
    await waitFor(() => expect(requestsTo(similar)).not.toEqual([]));
    expect(requestsTo(similar).filter(({ query }) => query.text !== '감자 싹이 났어요')).toEqual([]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
