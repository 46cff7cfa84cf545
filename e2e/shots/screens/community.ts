import type { MyLevel, Post } from '@jangteo/contract';
import { koreanDay } from '@jangteo/contract/korean-day';
import { links } from '@jangteo/contract/links';
import { localNames } from '@jangteo/contract/names';
import type { Page } from 'playwright/test';
import { changeMarket } from '../../harness/database.ts';
import { ask } from '../../harness/market-data.ts';
import type { Screen, State } from '../screen.ts';

async function write(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: '제목' }).fill('주말에 산 사과가 정말 맛있어서 남기는 긴 제목의 후기');
  await page.getByRole('textbox', { name: '내용' }).fill('아삭하고 달아요.\n\n시발 같은 말은 쓰면 안 돼요.');
  await page.getByText('쓸 수 없는 표현이 있어요').waitFor();
}

/** The calls of the page's member. */
const send = (page: Page, method: string, path: string, body: object): Promise<{ postId: number }> =>
  page.evaluate(
    async ({ call, names }) => {
      const stored = (name: string) => localStorage.getItem(name) ?? '';
      const reply = await fetch(`/api/v1/community/${call.path}`, {
        method: call.method,
        headers: {
          'content-type': 'application/json',
          authorization: stored(names.accessToken),
          deviceUuid: stored(names.deviceId),
        },
        body: JSON.stringify(call.body),
      });
      return (await reply.json()).data;
    },
    { call: { method, path, body }, names: localNames },
  );

const text = (title: string) => ({
  requestKey: crypto.randomUUID(),
  topic: 'talk',
  title,
  body: '시장에서 사 온 나물을 다듬으며 쓰는 글이에요. 오늘은 봄동이 참 달았어요.',
  images: [],
});

/** A member with a few posts, replies, clips and likes. */
const active: State = {
  prepare: async (page) => {
    const { postId } = await send(page, 'POST', 'dashboard', text('봄동 겉절이를 담갔어요'));
    await send(page, 'POST', 'dashboard', text('새벽 시장에 다녀온 이야기'));
    await send(page, 'POST', 'qna', text('열무는 언제 심나요'));
    await send(page, 'PUT', `dashboard/${postId}/like`, { isLike: true });
    await send(page, 'PUT', `dashboard/${postId}/clipping`, { isClip: true });
    for (const body of ['저도 따라 담가 볼게요.', '절이는 시간은 두 시간이면 넉넉해요. 물기를 꼭 짜 주세요.']) {
      await send(page, 'POST', `dashboard/${postId}/reply`, { requestKey: crypto.randomUUID(), body });
    }
  },
};

const composer = (page: Page, noun: string) => page.getByRole('textbox', { name: `${noun} 쓰기` });

/** Who is banned, or has not agreed yet, finds out by sending. */
const replyOf = (viewer: 'member' | 'newcomer', noun: string): State => ({
  viewer,
  part: 'inView',
  act: async (page) => {
    await composer(page, noun).fill('저도 해 볼게요.\n두 시간이면 넉넉하네요.');
  },
});

/** A member whose reply is refused, since an operator has banned them. */
const banned = (noun: string): State => ({
  ...replyOf('member', noun),
  act: async (page) => {
    const device = await page.evaluate((name) => localStorage.getItem(name), localNames.deviceId);
    await changeMarket(
      `UPDATE member SET ban_message = '광고 글로 이용이 제한되었습니다.', banned_at = now(), ban_ends_at = '2099-12-01 09:00+09'
       WHERE member_id = (SELECT member_id FROM session WHERE device_uuid = $1)`,
      [device],
    );
    await composer(page, noun).fill('저도 해 볼게요.');
    await page.getByRole('button', { name: '등록' }).click();
    await page.getByText('광고 글로 이용이 제한되었습니다').first().waitFor();
  },
});

const report = (menu: string): State => ({
  viewer: 'member',
  part: 'inView',
  act: async (page) => {
    await page.getByRole('button', { name: menu, exact: true }).first().click();
    await page.getByRole('button', { name: '신고하기' }).click();
    await page.getByRole('radio', { name: '광고나 도배예요' }).check();
  },
});

const block: State = {
  viewer: 'member',
  part: 'inView',
  act: async (page) => {
    await page.getByRole('button', { name: '글 메뉴', exact: true }).click();
    await page.getByRole('button', { name: '글쓴이 차단하기' }).click();
    await page.getByRole('alertdialog').waitFor();
  },
};

/** Search for a product that an answer cites; afterwards it is chosen. */
const citing = (isChosen: boolean): State => ({
  viewer: 'member',
  part: 'inView',
  act: async (page) => {
    await composer(page, '답변').fill('선물에는 이 사과가 좋았어요.');
    await page.getByRole('button', { name: /^상품 곁들이기/ }).click();
    const sheet = page.getByRole('dialog', { name: '상품 찾기' });
    await sheet.getByRole('searchbox').fill('사과');
    const found = sheet.getByRole('listitem').first().getByRole('button');
    await found.waitFor();
    if (isChosen) await found.click();
  },
});

/** Occurs in posts of the demo market. */
const keyword = '김치';

export const communityScreens: readonly Screen[] = [
  { route: 'community:popular', address: links.communityPopular },
  { route: 'community:dashboard', address: links.communityDashboard },
  { route: 'community:qna', address: links.communityQna },
  { route: 'community:survey', address: links.communitySurvey },
  { route: 'community:recent-search', address: links.communitySearch },
  { route: 'community:search-dash-board', address: () => links.communitySearchPosts(keyword) },
  { route: 'community:search-survey', address: () => links.communitySearchSurveys(keyword) },
  { route: 'community:search-qna', address: () => links.communitySearchQuestions(keyword) },
  { route: 'community:daily-board', address: () => links.communityDailyBoard(koreanDay(new Date())) },
  { route: 'community:my-posts', address: links.communityMyPosts, states: { active } },
  { route: 'community:my-replies', address: links.communityMyReplies, states: { active } },
  { route: 'community:my-clippings', address: links.communityMyClippings, states: { active } },
  { route: 'community:my-likes', address: links.communityMyLikes, states: { active } },
  { route: 'community:my-questions', address: links.communityMyQuestions, states: { active } },
  {
    route: 'community:blocked',
    address: links.communityBlocked,
    states: {
      active: {
        prepare: async (page) => {
          for (const { author } of (await ask('GET /api/v1/community/dashboard')).list.slice(0, 3)) {
            if (author) await send(page, 'PUT', `block/${author.memberId}`, { isBlock: true });
          }
        },
      },
    },
  },
  {
    route: 'community:post',
    address: ({ postId }) => links.communityPost(postId),
    states: {
      survey: { address: ({ surveyId }) => links.communityPost(surveyId) },
      menu: {
        part: 'inView',
        act: (page) => page.getByRole('button', { name: '글 메뉴', exact: true }).click(),
      },
      report: report('글 메뉴'),
      block,
      reply: replyOf('member', '댓글'),
      banned: banned('댓글'),
      'not-agreed': replyOf('newcomer', '댓글'),
    },
  },
  {
    route: 'community:question',
    address: ({ questionId }) => links.communityQuestion(questionId),
    states: {
      own: {
        viewer: 'member',
        answers: (api) =>
          api.change<Post>('GET /api/v1/community/qna/:id', (post) => {
            if (post.title) Object.assign(post, { isMine: true, acceptedReplyId: null });
          }),
      },
      report: report('답변 메뉴'),
      banned: banned('답변'),
      citing: citing(false),
      cited: citing(true),
      written: {
        viewer: 'member',
        act: (page) => page.getByRole('textbox', { name: '답변 쓰기' }).fill('시발 같은 말은\n쓰면 안 돼요.'),
      },
    },
  },
  {
    route: 'community:post-form',
    address: () => links.communityPostForm(),
    states: {
      written: { act: write },
      products: {
        act: async (page) => {
          for (const keyword of ['사과', '김치']) {
            await page.getByRole('button', { name: '상품 넣기' }).click();
            await page.getByRole('searchbox', { name: '상품 검색어' }).fill(keyword);
            await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
          }
        },
      },
      'product-picker': {
        part: 'inView',
        act: async (page) => {
          await page.getByRole('button', { name: '상품 넣기' }).click();
          await page.getByRole('searchbox', { name: '상품 검색어' }).fill('사과');
          await page.getByRole('dialog').getByRole('listitem').first().waitFor();
        },
      },
      draft: {
        act: async (page) => {
          await write(page);
          await page.reload();
          await page.getByRole('button', { name: '이어 쓰기' }).waitFor();
        },
      },
      'reply-lost': {
        answers: (api) => api.refuse('/api/v1/community/dashboard'),
        act: async (page) => {
          await page.getByRole('textbox', { name: '제목' }).fill('주말 장보기');
          await page.getByRole('textbox', { name: '내용' }).fill('사과 한 상자를 샀어요.');
          await page.getByRole('button', { name: '올리기' }).click();
          await page.getByText('다시 보내기').waitFor();
        },
      },
    },
  },
  { route: 'community:meal-form', address: () => links.communityMealForm() },
  {
    route: 'community:survey-form',
    address: () => links.communitySurveyForm(),
    states: {
      allowed: {
        answers: (api) => api.change<MyLevel>('GET /api/v1/user/level', (data) => Object.assign(data, { level: 2 })),
      },
    },
  },
  {
    route: 'community:question-form',
    address: () => links.communityQuestionForm(),
    states: {
      similar: {
        act: async (page) => {
          await page.getByRole('textbox', { name: '제목' }).fill('양파 썰면 눈물이 나요');
          await page.getByText(/비슷한 질문/).click();
        },
      },
    },
  },
];
