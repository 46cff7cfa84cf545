import type { RoutePlan } from '@jangteo/navigation';
import { type ActivityTab, activityTab } from './tabs.ts';

export const planOf = (id: ActivityTab): RoutePlan => ({
  head: () => ({
    title: `${activityTab(id).title} | 장터 커뮤니티`,
    description: '커뮤니티에서 쓰고 모아 둔 글과 댓글, 질문을 모아 봅니다.',
  }),
});
