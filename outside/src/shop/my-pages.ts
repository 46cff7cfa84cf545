import type { FastifyInstance } from 'fastify';
import { readCookie } from '../cookies.ts';
import type { Frame } from './frame.ts';
import { requireSignedIn } from './login.ts';
import { productTable } from './product-table.ts';
import { type Column, table } from './table.ts';
import { readProductList } from './visited-product.ts';

interface CustomerPage {
  path: string;
  title: string;
  columns: Column[];
  rows: string[][];
}

const customerPages: CustomerPage[] = [
  {
    path: '/my/orders',
    title: '주문·배송 조회',
    columns: [{ label: '주문번호' }, { label: '상품' }, { label: '결제금액', isAmount: true }, { label: '상태' }],
    rows: [
      ['D2406-0187', '영주 부사 사과 5kg', '32,900원', '배송 중'],
      ['D2405-1120', '완도 햇다시마 500g 외 1건', '24,500원', '배송 완료'],
      ['D2405-0342', '의성 깐마늘 1kg', '11,800원', '구매 확정'],
      ['D2404-0915', '이천 햅쌀 10kg', '39,000원', '구매 확정'],
    ],
  },
  {
    path: '/my/coupons',
    title: '쿠폰',
    columns: [{ label: '쿠폰' }, { label: '할인', isAmount: true }, { label: '조건' }],
    rows: [
      ['첫 주문 감사 쿠폰', '3,000원', '2만 원 이상 주문'],
      ['산지직송 배송비 쿠폰', '배송비', '1만 원 이상 주문'],
      ['제철 과일 10% 쿠폰', '10%', '최대 5,000원'],
    ],
  },
  {
    path: '/my/liked',
    title: '관심상품',
    columns: [{ label: '상품' }, { label: '판매가', isAmount: true }],
    rows: [
      ['제주 노지 감귤 5kg', '19,900원'],
      ['통영 생굴 1kg', '15,500원'],
      ['횡성 한우 국거리 300g', '18,000원'],
    ],
  },
  {
    path: '/my/addresses',
    title: '배송지 관리',
    columns: [{ label: '이름' }, { label: '주소' }],
    rows: [
      ['우리 집 (기본)', '서울특별시 ○○구 ○○로 **, ***동 ****호'],
      ['회사', '서울특별시 ○○구 ○○대로 ***, **층'],
    ],
  },
];

export function myPages(app: FastifyInstance, frame: Frame): void {
  for (const { path, title, columns, rows } of customerPages) {
    app.get(path, { preHandler: requireSignedIn }, (_request, reply) =>
      frame(reply, { title, content: table(columns, rows) }),
    );
  }
  app.get('/my/recently-viewed', (request, reply) =>
    frame(reply, {
      title: '최근 본 상품',
      content: productTable(readProductList(readCookie(request, 'recent')), '최근 본 상품이 없습니다.'),
    }),
  );
}
