import { koreanDay } from '@jangteo/contract/korean-day';
import { links } from '@jangteo/contract/links';
import type { Page } from 'playwright/test';
import type { Screen } from '../screen.ts';

/** The first visit of a day is paid: its toast covers the button for a while. */
async function toastIsOver(page: Page): Promise<void> {
  // It is shown and spoken.
  const toast = page.getByText('오늘 출석으로').first();
  await toast.waitFor();
  await toast.waitFor({ state: 'detached' });
}

async function write(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: '제목' }).fill('주말에 산 사과가 정말 맛있어서 남기는 긴 제목의 후기');
  await page.getByRole('textbox', { name: '내용' }).fill('아삭하고 달아요.\n\n시발 같은 말은 쓰면 안 돼요.');
  await page.getByText('쓸 수 없는 표현이 있어요').waitFor();
  await toastIsOver(page);
}

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
  { route: 'community:my-posts', address: links.communityMyPosts },
  { route: 'community:my-replies', address: links.communityMyReplies },
  { route: 'community:my-clippings', address: links.communityMyClippings },
  { route: 'community:my-likes', address: links.communityMyLikes },
  { route: 'community:my-questions', address: links.communityMyQuestions },
  { route: 'community:blocked', address: links.communityBlocked },
  { route: 'community:post', address: ({ postId }) => links.communityPost(postId) },
  { route: 'community:question', address: ({ questionId }) => links.communityQuestion(questionId) },
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
          await toastIsOver(page);
        },
      },
      'product-picker': {
        part: 'inView',
        act: async (page) => {
          await page.getByRole('button', { name: '상품 넣기' }).click();
          await page.getByRole('searchbox', { name: '상품 검색어' }).fill('사과');
          await page.getByRole('dialog').getByRole('listitem').first().waitFor();
          await toastIsOver(page);
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
          await toastIsOver(page);
        },
      },
    },
  },
  { route: 'community:meal-form', address: links.communityMealForm },
  { route: 'community:survey-form', address: () => links.communitySurveyForm() },
  {
    route: 'community:question-form',
    address: () => links.communityQuestionForm(),
    states: {
      similar: {
        act: async (page) => {
          await page.getByRole('textbox', { name: '제목' }).fill('양파 썰면 눈물이 나요');
          await page.getByText(/비슷한 질문/).click();
          await toastIsOver(page);
        },
      },
    },
  },
];
