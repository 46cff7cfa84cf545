import { koreanDay } from '@jangteo/contract/korean-day';
import type { FastifyInstance } from 'fastify';
import type { Frame } from './frame.ts';
import type { GrantedPoints } from './granted-points.ts';
import { requireSignedIn } from './login.ts';
import { type Column, table } from './table.ts';

const columns: Column[] = [{ label: '날짜' }, { label: '내용' }, { label: '적립금', isAmount: true }];

const earlier = [
  ['2024-06-02', '구매 확정 적립', '+390원'],
  ['2024-05-28', '주문 사용', '-300원'],
  ['2024-05-21', '상품평 적립', '+150원'],
];

const shown = 100;

/** This stand-in has one user at a time, so the page shows the grants to all customers. */
export function pointPages(app: FastifyInstance, frame: Frame, granted: GrantedPoints): void {
  app.get('/my/points', { preHandler: requireSignedIn }, (_request, reply) => {
    const fromMarket = granted
      .newestFirst()
      .slice(0, shown)
      .map(({ at, points }) => [koreanDay(new Date(at)), '장터 별 전환 적립', `+${points.toLocaleString('ko-KR')}원`]);
    return frame(reply, { title: '적립금 내역', content: table(columns, [...fromMarket, ...earlier]) });
  });
}
