import type { RoutePlan } from '@jangteo/navigation';
import { profileQuery } from '@jangteo/session';
import { boardTexts } from '../boards.ts';
import { serverDraftQuery } from '../drafts/server-draft.ts';

const plan: RoutePlan = {
  load: ({ queryClient }) =>
    Promise.all([queryClient.prefetchQuery(profileQuery), queryClient.prefetchQuery(serverDraftQuery('daily'))]),
  head: () => ({
    title: `${boardTexts.daily.write} | 장터 커뮤니티`,
    description: '오늘 차린 밥상을 사진 한 장과 한 줄로 남겨 보세요.',
    noIndex: true,
  }),
};

export const { load, head } = plan;
