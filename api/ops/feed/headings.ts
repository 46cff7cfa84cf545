import { OpsProblem } from '../command.ts';

/** Headings of a CSV file as sellers write them; the fields' own names are accepted, too. */
const koreanHeadings: Record<string, string> = {
  상품코드: 'code',
  상품명: 'title',
  카테고리: 'category',
  정가: 'price',
  판매가: 'discountPrice',
  단위가격: 'unitPrice',
  상품주소: 'url',
  대표사진: 'imageUrl',
  추가사진: 'gallery',
  원산지: 'origin',
  배송비: 'shippingFee',
  배지: 'badges',
  품절: 'isSoldOut',
};

const needed = ['code', 'title', 'category', 'price', 'url', 'imageUrl', 'origin', 'shippingFee'];

const koreanNameOf = (field: string): string =>
  Object.entries(koreanHeadings).find(([, name]) => name === field)?.[0] ?? field;

/** A fault in the headings would affect every line: it is reported once, and nothing is imported. */
export function fieldsOfHeadings(headings: readonly string[]): string[] {
  const fields = headings.map((heading) => koreanHeadings[heading.trim()] ?? heading.trim());
  const missing = needed.filter((field) => !fields.includes(field)).map(koreanNameOf);
  const unknown = fields.filter((field) => !Object.values(koreanHeadings).includes(field));
  const doubled = fields.filter((field, place) => fields.indexOf(field) !== place).map(koreanNameOf);
  const problems = [
    ...(missing.length > 0 ? [`  없는 머리글: ${missing.join(', ')}`] : []),
    ...(unknown.length > 0 ? [`  모르는 머리글: ${unknown.join(', ')}`] : []),
    ...(doubled.length > 0 ? [`  두 번 있는 머리글: ${doubled.join(', ')}`] : []),
  ];
  if (problems.length === 0) return fields;
  const hint = '쉼표로 나눈 CSV여야 합니다. 예: pnpm ops example feed <매장 번호>';
  throw new OpsProblem(['첫 줄의 머리글을 고쳐 주세요.', ...problems, hint].join('\n'));
}

/** An example file for a store that can be imported unchanged: with an existing category and existing pictures. */
export const feedExample = ({ shopUrl, category, pictures: [first = '', ...others] }: FeedSamples): string =>
  [
    Object.keys(koreanHeadings).join(','),
    [
      ...['SAGWA-1', '청송 꿀사과 2kg', category, '"24,900원"', '"19,900원"', '100g당 995원'],
      ...[`${shopUrl.replace(/\/$/, '')}/products/SAGWA-1`, first, others.join('|')],
      ...['국내산(청송)', '0', '산지직송|당도선별', '아니요'],
    ].join(','),
  ].join('\n');

interface FeedSamples {
  shopUrl: string;
  category: string;
  pictures: readonly string[];
}
