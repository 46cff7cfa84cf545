import { listenToReports, type Report } from '@jangteo/analytics';
import type { Poll, Post } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import {
  act,
  answer,
  answerRaw,
  holdBack,
  pagesOf,
  refuse,
  renderPage,
  requestsTo,
  screen,
  signInAs,
  waitFor,
  within,
} from '@jangteo/testing';
import { answerQuestion, pressToast, toasts } from '@jangteo/testing/overlays';
import { dashboardQuery } from '../dashboard/dashboard-query.ts';
import { routeTable } from '../route-table.ts';
import routes from '../routes.ts';
import { post, postItem } from '../testing/posts.ts';
import { profile } from '../testing/profile.ts';
import { postQuery } from './post-query.ts';

const one = 'GET /api/v1/community/dashboard/:id';
const like = 'PUT /api/v1/community/dashboard/:id/like';
const clip = 'PUT /api/v1/community/dashboard/:id/clipping';
const remove = 'DELETE /api/v1/community/dashboard/:id';
const accuse = 'POST /api/v1/community/accuse';
const block = 'PUT /api/v1/community/block/:memberId';
const vote = 'POST /api/v1/community/survey/:id/vote';

const open = (more: Partial<Post> = {}) => {
  answer(one, { ...post, ...more });
  return renderPage({ routeTable, routes }, '/community/board-detail/7');
};
const button = (name: RegExp | string) => screen.getByRole('button', { name });

const heard: Report[] = [];
const events = () => heard.flatMap((report) => (report.kind === 'event' ? [report.name] : []));

beforeEach(() => {
  answer('GET /api/v2/user/profile', profile);
  heard.length = 0;
  listenToReports((report) => heard.push(report));
  answer('POST /api/v1/community/dashboard/:id/view-count', { viewCount: 241 });
  answer('POST /api/v1/community/qna/:id/view-count', { viewCount: 241 });
  answer('POST /api/v1/community/survey/:id/view-count', { viewCount: 241 });
  answer('GET /api/v1/community/dashboard/:id/reply', pagesOf([]));
});

describe('[COM-02] a member likes a post', () => {
  beforeEach(() => signInAs());

  test('which is shown before the server has it, then with the server’s count', async () => {
    answer(like, { isLike: true, likeCount: 20 });
    const release = holdBack(like);
    const { user } = await open();
    await user.click(button(/^좋아요 12/));
    expect(button(/^좋아요 13/)).toBePressed();
    release();
    await waitFor(() => expect(button(/^좋아요 20/)).toBePressed());
    expect(requestsTo(like)).toMatchObject([{ params: { id: '7' }, body: { isLike: true } }]);
    expect(events()).toContain('like post');
  });

  test('which the lists that were seen show, too; they keep their age', async () => {
    answer(like, { isLike: true, likeCount: 20 });
    const { user, queryClient } = await open();
    const { queryKey } = dashboardQuery({ topic: undefined, sort: 'new' });
    const page = pagesOf([postItem(6, { likeCount: 1 }), postItem(7, { likeCount: 12 })])({ query: { page: '1' } });
    act(() => {
      queryClient.setQueryData(queryKey, { pages: [page], pageParams: [1] }, { updatedAt: 1_000 });
    });
    await user.click(button(/^좋아요 12/));
    await waitFor(() =>
      expect(queryClient.getQueryData(queryKey)?.pages).toMatchObject([
        { list: [{ likeCount: 1 }, { likeCount: 20 }] },
      ]),
    );
    expect(queryClient.getQueryState(queryKey)?.dataUpdatedAt).toBe(1_000);
  });

  test('and takes it back while the first call is in flight: the server gets both, in order', async () => {
    answer(like, ({ body }) => {
      const { isLike } = body as { isLike: boolean };
      return { isLike, likeCount: isLike ? 13 : 12 };
    });
    const release = holdBack(like);
    const { user } = await open();
    await user.click(button(/^좋아요/));
    await user.click(button(/^좋아요/));
    release();
    await waitFor(() =>
      expect(requestsTo(like).map(({ body }) => body)).toEqual([{ isLike: true }, { isLike: false }]),
    );
    await waitFor(() => expect(button(/^좋아요 12/)).not.toBePressed());
  });

  test('which is taken back on the screen when it could not be saved, with a retry', async () => {
    answerRaw(like, 'gateway', 502);
    const { user } = await open();
    await user.click(button(/^좋아요/));
    await waitFor(() => expect(button(/^좋아요 12/)).not.toBePressed());
    expect(toasts()).toEqual(['좋아요를 저장하지 못했어요.']);
    answer(like, { isLike: true, likeCount: 13 });
    pressToast('다시 시도');
    await waitFor(() => expect(button(/^좋아요 13/)).toBePressed());
  });
});

describe('[COM-02] a member likes a post while it is being read', () => {
  beforeEach(() => signInAs());
  test('and what was requested before the like does not take it back', async () => {
    const { user, queryClient } = await open();
    answer(like, { isLike: true, likeCount: 13 });
    const release = holdBack(one);
    void queryClient.invalidateQueries(postQuery(7));
    await waitFor(() => expect(requestsTo(one)).toHaveLength(2));
    await user.click(button(/^좋아요 12/));
    expect(button(/^좋아요 13/)).toBePressed();
    answer(one, { ...post, isLike: true, likeCount: 13 });
    release();
    await waitFor(() => expect(requestsTo(one)).toHaveLength(3));
    expect(button(/^좋아요 13/)).toBePressed();
    expect(requestsTo(like)).toHaveLength(1);
  });

  test('and what is requested while the like is on its way does not take it back', async () => {
    const { user, queryClient } = await open();
    answer(like, { isLike: true, likeCount: 13 });
    const release = holdBack(like);
    await user.click(button(/^좋아요 12/));
    await queryClient.invalidateQueries(postQuery(7));
    release();
    await waitFor(() => expect(button(/^좋아요 13/)).toBePressed());
    expect(requestsTo(like)).toMatchObject([{ body: { isLike: true } }]);
  });
});

test('[COM-02] a member clips a post', async () => {
  signInAs();
  answer(clip, { isClip: true, clipCount: 5 });
  const { user } = await open();
  await user.click(button(/^스크랩 4/));
  await waitFor(() => expect(toasts()).toEqual(['스크랩에 담았어요.']));
  expect(button(/^스크랩 5/)).toBePressed();
  expect(events()).toContain('scrap post');
});

test('[COM-02] a visitor who likes a post is led to the login, and the like is made after it', async () => {
  const { user, location } = await open();
  window.history.replaceState(null, '', '/community/board-detail/7');
  await user.click(button(/^좋아요/));
  await waitFor(() => expect(location()).toBe('/login'));
  expect(requestsTo(like)).toEqual([]);
  signInAs();
  answer(like, { isLike: true, likeCount: 13 });
  await open();
  await waitFor(() => expect(requestsTo(like)).toMatchObject([{ body: { isLike: true } }]));
  window.history.replaceState(null, '', '/');
});

test('[COM-02] a member who opens a page that was rendered for everyone sees what is their own', async () => {
  answer(one, () => {
    // The first response is the rendering server's, which knows no member.
    const isMine = requestsTo(one).length > 1;
    signInAs();
    return { ...post, isMine };
  });
  const { user } = await renderPage({ routeTable, routes }, '/community/board-detail/7');
  await waitFor(() => expect(requestsTo(one)).toHaveLength(2));
  await user.click(button('글 메뉴'));
  expect(await screen.findByRole('button', { name: '삭제하기' })).toBeVisible();
});

test('[COM-02] a like of a post that was deleted meanwhile says so, and the post is not shown any longer', async () => {
  signInAs();
  const gone = { status: 404, code: 8, message: '삭제되었거나 볼 수 없는 글이에요.' } as const;
  refuse(like, gone);
  const { user } = await open();
  refuse(one, gone);
  await user.click(button(/^좋아요 12/));
  expect(await answerQuestion(true)).toBe(gone.message);
  expect(await screen.findByRole('link', { name: '다른 글 보기' })).toBeVisible();
  expect(screen.queryByText(post.title)).not.toBeInTheDocument();
});

test('[COM-02] a report of a post that was deleted meanwhile says so, and its sheet closes', async () => {
  signInAs();
  refuse(accuse, { status: 404, code: 8, message: '삭제되었거나 볼 수 없는 글이에요.' });
  const { user } = await open();
  await user.click(button('글 메뉴'));
  await user.click(button('신고하기'));
  await user.click(screen.getByRole('radio', { name: '광고나 도배예요' }));
  await user.click(button('신고하기'));
  expect(await answerQuestion(true)).toBe('삭제되었거나 볼 수 없는 글이에요.');
  expect(screen.queryByRole('dialog', { name: '신고하는 이유를 알려 주세요' })).not.toBeInTheDocument();
});

describe('[COM-02] the writer', () => {
  beforeEach(() => signInAs());

  test.each<[string, Partial<Post>, string]>([
    ['a post', {}, links.communityPostForm(7)],
    ['a question', { board: 'qna' }, links.communityQuestionForm(7)],
    ['a survey', { board: 'survey' }, links.communitySurveyForm(7)],
    ['a meal', { boardDate: '2026-11-22' }, links.communityMealForm(7)],
  ])('edits %s in its form, and cannot report it', async (_, kind, form) => {
    const { user } = await open({ isMine: true, ...kind });
    await user.click(button('글 메뉴'));
    expect(screen.getByRole('link', { name: '수정하기' })).toHaveAttribute('href', form);
    expect(screen.queryByRole('button', { name: '신고하기' })).toBeNull();
  });

  test('deletes it after a question, and is led to the board', async () => {
    answer(remove, {});
    const { user, location } = await open({ isMine: true });
    await user.click(button('글 메뉴'));
    await user.click(button('삭제하기'));
    expect(await answerQuestion(true)).toContain('글을 삭제할까요?');
    await waitFor(() => expect(location()).toBe('/community/main/dashboard'));
    expect(toasts()).toEqual(['글을 삭제했어요.']);
    expect(events()).toContain('delete post');
  });

  test('keeps it when the question is declined', async () => {
    const { user } = await open({ isMine: true });
    await user.click(button('글 메뉴'));
    await user.click(button('삭제하기'));
    await answerQuestion(false);
    expect(requestsTo(remove)).toEqual([]);
  });
});

describe('[COM-02] another member', () => {
  beforeEach(() => signInAs());

  test('reports the post with one of six reasons and a detail', async () => {
    answer(accuse, { accuseDt: '2026-11-22T10:00:00Z' });
    const { user } = await open();
    await user.click(button('글 메뉴'));
    await user.click(button('신고하기'));
    const sheet = within(screen.getByRole('dialog', { name: '신고하는 이유를 알려 주세요' }));
    expect(sheet.getAllByRole('radio')).toHaveLength(6);
    expect(sheet.getByRole('button', { name: '신고하기' })).toBeDisabled();
    await user.click(sheet.getByRole('radio', { name: '사실과 달라요' }));
    await user.type(sheet.getByRole('textbox', { name: /^자세한 내용/ }), '원산지가 달라요');
    await user.click(sheet.getByRole('button', { name: '신고하기' }));
    await waitFor(() => expect(toasts()).toEqual(['신고를 접수했어요. 운영자가 살펴볼게요.']));
    expect(requestsTo(accuse)).toMatchObject([
      { body: { target: 'post', targetId: 7, reason: 'falsehood', detail: '원산지가 달라요' } },
    ]);
    expect(events()).toContain('report post');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('keeps what was typed when the report could not be sent', async () => {
    answerRaw(accuse, 'gateway', 502);
    const { user } = await open();
    await user.click(button('글 메뉴'));
    await user.click(button('신고하기'));
    await user.click(screen.getByRole('radio', { name: '광고나 도배예요' }));
    await user.type(screen.getByRole('textbox', { name: /^자세한 내용/ }), '같은 글이 열 번');
    await user.click(button('신고하기'));
    await waitFor(() => expect(toasts()).toEqual(['신고를 보내지 못했어요.']));
    expect(screen.getByRole('textbox', { name: /^자세한 내용/ })).toHaveValue('같은 글이 열 번');
  });

  test('blocks the writer, is led to the board, and takes it back', async () => {
    answer(block, ({ body }) => ({ isBlock: (body as { isBlock: boolean }).isBlock }));
    const { user, location } = await open();
    await user.click(button('글 메뉴'));
    await user.click(button('글쓴이 차단하기'));
    expect(await answerQuestion(true)).toContain('장보는고양이님을 차단할까요?');
    await waitFor(() => expect(location()).toBe('/community/main/dashboard'));
    expect(toasts()).toEqual(['장보는고양이님을 차단했어요.']);
    pressToast('되돌리기');
    await waitFor(() =>
      expect(requestsTo(block)).toMatchObject([
        { params: { memberId: '1' }, body: { isBlock: true } },
        { params: { memberId: '1' }, body: { isBlock: false } },
      ]),
    );
  });
});

describe('[COM-05] a poll', () => {
  const poll: Poll = {
    closeDt: '2099-01-01T03:00:00Z',
    isClosed: false,
    isMultiple: false,
    voterCount: 3,
    options: [
      { optionId: 1, text: '김장김치', voteCount: null, voteRate: null, isMine: false },
      { optionId: 2, text: '겉절이', voteCount: null, voteRate: null, isMine: false },
    ],
  };
  const counted: Poll = {
    ...poll,
    voterCount: 4,
    options: [
      { optionId: 1, text: '김장김치', voteCount: 3, voteRate: 75, isMine: true },
      { optionId: 2, text: '겉절이', voteCount: 1, voteRate: 25, isMine: false },
    ],
  };
  const survey = { board: 'survey', poll } as const;

  test('is voted on once, and shows bars afterwards', async () => {
    signInAs();
    answer(vote, counted);
    const { user } = await open(survey);
    expect(screen.queryByText('75%')).toBeNull();
    expect(button('투표하기')).toBeDisabled();
    await user.click(screen.getByRole('radio', { name: '김장김치' }));
    await user.click(button('투표하기'));
    expect(await screen.findByText('투표를 마쳤어요.')).toBeVisible();
    expect(screen.getByText('75%')).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(requestsTo(vote)).toMatchObject([{ params: { id: '7' }, body: { optionIds: [1] } }]);
    expect(events()).toContain('vote');
  });

  test('keeps the vote when what was requested before does not have it yet', async () => {
    signInAs();
    answer(vote, counted);
    const { user, queryClient } = await open(survey);
    const release = holdBack(one);
    void queryClient.invalidateQueries(postQuery(7));
    await waitFor(() => expect(requestsTo(one)).toHaveLength(2));
    await user.click(screen.getByRole('radio', { name: '김장김치' }));
    await user.click(button('투표하기'));
    expect(await screen.findByText('75%')).toBeVisible();
    answer(one, { ...post, ...survey, poll: counted });
    release();
    await waitFor(() => expect(requestsTo(one)).toHaveLength(3));
    expect(screen.getByText('75%')).toBeVisible();
  });

  test('takes several choices where that is meant', async () => {
    signInAs();
    answer(vote, { ...counted, isMultiple: true });
    const { user } = await open({ ...survey, poll: { ...poll, isMultiple: true } });
    await user.click(screen.getByRole('checkbox', { name: '김장김치' }));
    await user.click(screen.getByRole('checkbox', { name: '겉절이' }));
    await user.click(screen.getByRole('checkbox', { name: '김장김치' }));
    await user.click(button('투표하기'));
    await waitFor(() => expect(requestsTo(vote)).toMatchObject([{ body: { optionIds: [2] } }]));
  });

  test('that is closed shows bars to everyone', async () => {
    await open({
      ...survey,
      poll: { ...counted, isClosed: true, options: counted.options.map((o) => ({ ...o, isMine: false })) },
    });
    expect(screen.getByText('투표가 끝났어요.')).toBeVisible();
    expect(screen.queryByRole('button', { name: '투표하기' })).toBeNull();
  });

  test('that closed meanwhile says so and shows the bars', async () => {
    signInAs();
    refuse(vote, { status: 409, code: 9, message: '마감된 설문이에요.' });
    const { user } = await open(survey);
    await user.click(screen.getByRole('radio', { name: '겉절이' }));
    answer(one, { ...post, ...survey, poll: { ...counted, isClosed: true } });
    await user.click(button('투표하기'));
    expect(await answerQuestion(true)).toBe('마감된 설문이에요.');
    expect(await screen.findByText('75%')).toBeVisible();
  });

  test('on which a visitor votes leads to the login, and the vote is given after it', async () => {
    const { user, location } = await open(survey);
    window.history.replaceState(null, '', '/community/board-detail/7');
    await user.click(screen.getByRole('radio', { name: '겉절이' }));
    await user.click(button('투표하기'));
    await waitFor(() => expect(location()).toBe('/login'));
    signInAs();
    answer(vote, counted);
    await open(survey);
    await waitFor(() => expect(requestsTo(vote)).toMatchObject([{ body: { optionIds: [2] } }]));
    window.history.replaceState(null, '', '/');
  });
});

test('[COM-02] a photo opens large', async () => {
  const { user } = await open();
  await user.click(button('우리 집 김치찌개 사진 2 크게 보기'));
  expect(await screen.findByRole('dialog', { name: '우리 집 김치찌개 사진 크게 보기' })).toHaveTextContent('2 / 2');
});
