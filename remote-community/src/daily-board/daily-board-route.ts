import { type Head, NotFound, type RouteContext } from '@jangteo/navigation';
import { sharePicture } from '@jangteo/page';
import { dailyBoardQuery } from './daily-board-query.ts';
import { hasBoard, spokenDay } from './days.ts';

export async function load({ queryClient, params: { date = '' } }: RouteContext): Promise<void> {
  if (!hasBoard(date)) throw new NotFound();
  await queryClient.prefetchInfiniteQuery(dailyBoardQuery(date));
}

export function head({ queryClient, params: { date = '' } }: RouteContext): Head {
  const meals = queryClient.getQueryData(dailyBoardQuery(date).queryKey)?.pages[0]?.list;
  return {
    title: `${spokenDay(date)} 오늘의 밥상 | 장터 커뮤니티`,
    description: '장터 사람들이 이날 차려 먹은 밥상을 사진으로 구경해 보세요.',
    ...sharePicture(meals?.[0]?.imageUrl ?? undefined),
  };
}
