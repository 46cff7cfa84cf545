import { Block } from '@jangteo/contract';
import { visibleCharacter } from '@jangteo/contract/visible-text';
import { type TObject, Type } from 'typebox';
import type { Queries } from '../../src/platform/database/database.ts';
import { OpsProblem } from '../command.ts';
import { momentOf } from '../korean-moment.ts';
import type { Samples } from './samples.ts';

const Text = (longest: number) => Type.String({ minLength: 1, maxLength: longest, pattern: visibleCharacter });
const Moment = Type.String({ description: "한국 시각 '2026-11-21 10:00'", minLength: 10, maxLength: 40 });
const Picture = Type.String({ pattern: '^(/img/[\\w-]+|https://\\S+)$', maxLength: 500 });
const Address = Type.String({ pattern: '^(/(?!/)|https://)\\S*$', maxLength: 500 });
const Order = Type.Integer({ minimum: 0, maximum: 32_767 });
const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
const ProductNo = Id;
const Heading = { title: Text(60), subtitle: Text(100), imageUrl: Picture };
const Price = Type.Integer({ minimum: 1, maximum: 100_000_000 });

/** A kind of display: its fields as operators write them, and the table that stores it. */
export interface Kind {
  title: string;
  table: string;
  idColumn: string;
  /** The column that names a row in a list. */
  nameSql: string;
  /** The columns of its start and end; absent where only publishing counts. */
  hasTime: boolean;
  schema: TObject;
  /** An example that could be created in the market as it is. */
  example: (samples: Samples) => Record<string, unknown>;
  /** Each field's column; fields without one are stored elsewhere. */
  columns: Record<string, string>;
  /** Values that are derived from other fields where a new row does not give them. */
  complete?: (fields: Record<string, unknown>) => Record<string, unknown>;
  /** Checks that need the row to be stored; throws the problem to report to the operator. */
  check?: (transaction: Queries, id: number) => Promise<void>;
  /** Stores further rows after the row itself. */
  keepBeside?: (transaction: Queries, id: number, fields: Record<string, unknown>) => Promise<void>;
}

const time = { startDt: 'start_dt', endDt: 'end_dt' };

const itemsSql = `
  WITH gone AS (DELETE FROM period_deal_item WHERE period_id = $1 AND product_no <> ALL ($2))
  INSERT INTO period_deal_item (period_id, product_no, sort_order)
  SELECT $1, product_no, place FROM unnest($2::integer[]) WITH ORDINALITY wanted (product_no, place)
  ON CONFLICT (period_id, product_no) DO UPDATE SET sort_order = excluded.sort_order`;

const dearDealSql = `
  SELECT discount_price AS "ownPrice"
  FROM limited_deal JOIN product USING (product_no)
  WHERE deal_id = $1 AND deal_price >= discount_price`;

async function refuseDearDeal(transaction: Queries, id: number): Promise<void> {
  const [dear] = await transaction.query<{ ownPrice: number }>(dearDealSql, [id]);
  if (dear) throw new OpsProblem(`특가는 지금 판매가 ${dear.ownPrice.toLocaleString('ko-KR')}원보다 싸야 합니다.`);
}

export const kinds: Record<string, Kind> = {
  deal: {
    title: '특가',
    table: 'limited_deal',
    idColumn: 'deal_id',
    nameSql: '(SELECT title FROM product WHERE product.product_no = shown.product_no)',
    hasTime: true,
    schema: Type.Object(
      {
        productNo: ProductNo,
        startDt: Moment,
        endDt: Moment,
        stockTotal: Id,
        stockLeft: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647 })),
        dealPrice: Type.Optional(Type.Union([Price, Type.Null()])),
        dealUnitPrice: Type.Optional(Type.Union([Text(40), Type.Null()])),
      },
      { additionalProperties: false },
    ),
    example: ({ products: [productNo], price, times }) => ({
      productNo,
      ...times,
      stockTotal: 100,
      stockLeft: 100,
      dealPrice: Math.max(1, Math.floor(price * 0.008) * 100),
      dealUnitPrice: null,
    }),
    columns: {
      productNo: 'product_no',
      ...time,
      stockTotal: 'stock_total',
      stockLeft: 'stock_left',
      dealPrice: 'deal_price',
      dealUnitPrice: 'deal_unit_price',
    },
    complete: (fields) => ({ stockLeft: fields.stockTotal, ...fields }),
    check: refuseDearDeal,
  },
  period: {
    title: '기획전',
    table: 'period_deal',
    idColumn: 'period_id',
    nameSql: 'title',
    hasTime: true,
    schema: Type.Object(
      {
        ...Heading,
        description: Text(2_000),
        startDt: Moment,
        endDt: Moment,
        sortOrder: Order,
        products: Type.Array(ProductNo, { minItems: 1, maxItems: 500, uniqueItems: true }),
      },
      { additionalProperties: false },
    ),
    example: ({ products, imageUrl, times }) => ({
      title: '김장 준비 한자리에',
      subtitle: '배추부터 젓갈까지',
      imageUrl,
      description: '올해 김장에 필요한 것을 산지에서 바로 모았어요.',
      ...times,
      sortOrder: 1,
      products,
    }),
    columns: {
      title: 'title',
      subtitle: 'subtitle',
      imageUrl: 'image_url',
      description: 'description',
      ...time,
      sortOrder: 'sort_order',
    },
    keepBeside: async (transaction, id, { products }) => {
      if (products) await transaction.query(itemsSql, [id, products]);
    },
  },
  event: {
    title: '이벤트',
    table: 'event',
    idColumn: 'event_id',
    nameSql: 'title',
    hasTime: true,
    schema: Type.Object(
      {
        ...Heading,
        blocks: Type.Array(Block, { minItems: 1, maxItems: 50 }),
        terms: Text(5_000),
        startDt: Moment,
        endDt: Moment,
        capacity: Type.Optional(Type.Union([Id, Type.Null()])),
        winnersNotice: Type.Optional(Type.Union([Text(5_000), Type.Null()])),
        sortOrder: Order,
      },
      { additionalProperties: false },
    ),
    example: ({ imageUrl, times }) => ({
      title: '햇사과 나눔 이벤트',
      subtitle: '신청하면 100분께 드려요',
      imageUrl,
      blocks: [
        { type: 'text', text: '청송에서 갓 딴 사과를 나눕니다.' },
        { type: 'link', title: '청송 사과 보러 가기', url: '/season' },
      ],
      terms: '한 분이 한 번 신청할 수 있어요.',
      ...times,
      capacity: 1000,
      winnersNotice: null,
      sortOrder: 1,
    }),
    columns: {
      title: 'title',
      subtitle: 'subtitle',
      imageUrl: 'image_url',
      blocks: 'blocks',
      terms: 'terms',
      ...time,
      capacity: 'capacity',
      winnersNotice: 'winners_notice',
      sortOrder: 'sort_order',
    },
  },
  'custom-event': {
    title: '맞춤 페이지',
    table: 'custom_event',
    idColumn: 'custom_event_id',
    nameSql: 'title',
    hasTime: false,
    schema: Type.Object(
      { title: Text(60), blocks: Type.Array(Block, { minItems: 1, maxItems: 50 }) },
      { additionalProperties: false },
    ),
    example: ({ imageUrl }) => ({
      title: '겨울 간식 모음',
      blocks: [
        { type: 'picture', imageUrl, description: '겨울 간식' },
        { type: 'text', text: '군고구마부터 붕어빵까지' },
      ],
    }),
    columns: { title: 'title', blocks: 'blocks' },
  },
  notice: {
    title: '공지',
    table: 'notice',
    idColumn: 'notice_id',
    nameSql: 'title',
    hasTime: false,
    schema: Type.Object(
      { title: Text(100), body: Text(20_000), isPinned: Type.Boolean(), regDt: Moment },
      { additionalProperties: false },
    ),
    example: ({ times }) => ({
      title: '설 연휴 배송 안내',
      body: '연휴 동안 판매자마다 배송일이 다릅니다.',
      isPinned: false,
      regDt: times.startDt,
    }),
    columns: { title: 'title', body: 'body', isPinned: 'is_pinned', regDt: 'reg_dt' },
  },
  banner: {
    title: '배너',
    table: 'banner',
    idColumn: 'banner_id',
    nameSql: 'title',
    hasTime: true,
    schema: Type.Object(
      {
        position: Type.String({ pattern: '^[a-z][a-z-]{0,29}$' }),
        ...Heading,
        backgroundColor: Type.String({ pattern: '^#[0-9a-f]{6}$' }),
        url: Address,
        startDt: Moment,
        endDt: Moment,
        sortOrder: Order,
      },
      { additionalProperties: false },
    ),
    example: ({ imageUrl, times }) => ({
      position: 'home',
      title: '제철 굴이 왔어요',
      subtitle: '통영에서 오늘 출발',
      imageUrl,
      backgroundColor: '#fff3e8',
      url: '/season',
      ...times,
      sortOrder: 1,
    }),
    columns: {
      position: 'position',
      title: 'title',
      subtitle: 'subtitle',
      imageUrl: 'image_url',
      backgroundColor: 'background_color',
      url: 'url',
      ...time,
      sortOrder: 'sort_order',
    },
  },
};

/** The value as the database driver takes it. */
export function columnValue(field: string, value: unknown): unknown {
  if (field.endsWith('Dt')) return momentOf(String(value));
  return field === 'blocks' ? JSON.stringify(value) : value;
}
