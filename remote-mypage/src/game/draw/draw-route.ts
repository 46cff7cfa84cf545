import { type Head, NotFound, type RouteContext } from '@jangteo/navigation';
import { orNotFound } from '@jangteo/page';
import { drawQuery } from './draw-query.ts';

export function load({ queryClient, params: { seedHash = '' } }: RouteContext): Promise<unknown> {
  if (!/^[0-9a-f]{64}$/.test(seedHash)) throw new NotFound();
  return orNotFound(queryClient.fetchQuery(drawQuery(seedHash)));
}

export const head = (): Head => ({
  title: '추첨 영수증 | 장터',
  description: '게임의 추첨이 미리 봉인한 씨앗으로 공정하게 이루어졌는지 누구나 확인합니다.',
});
