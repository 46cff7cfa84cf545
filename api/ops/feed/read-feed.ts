import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { OpsProblem } from '../command.ts';

/** One product as the seller wrote it, and where: the line of a CSV file, the place in a JSON list. */
export interface FeedRow {
  line: number;
  fields: Record<string, unknown>;
}

const mostRows = 100_000;
const mostBytes = 100 * 1024 * 1024;

/** A list of products, from a CSV file with headings or from JSON. */
export async function readFeed(file: string): Promise<FeedRow[]> {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new OpsProblem(`파일을 읽지 못했습니다: ${file} (${error.code})`);
  });
  if (bytes.length > mostBytes) throw new OpsProblem('100MB가 넘는 파일입니다. 나누어 주세요.');
  const content = decode(bytes);
  const rows = /^\s*\[/.test(content) ? rowsOfJson(content) : rowsOfCsv(content);
  if (rows.length === 0) throw new OpsProblem('파일에 상품이 없습니다.');
  if (rows.length > mostRows) throw new OpsProblem('상품이 10만 개가 넘습니다. 파일을 나누어 주세요.');
  return rows;
}

/** Spreadsheets in Korea still save CSV files in EUC-KR. */
function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('euc-kr').decode(bytes);
  }
}

function rowsOfJson(content: string): FeedRow[] {
  try {
    const list = JSON.parse(content) as unknown[];
    return list.map((fields, place) => ({ line: place + 1, fields: isRecord(fields) ? fields : {} }));
  } catch (error) {
    throw new OpsProblem(`JSON이 아닙니다: ${(error as Error).message}`);
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Headings as sellers write them. */
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

function rowsOfCsv(content: string): FeedRow[] {
  try {
    const rows = parse(content, {
      bom: true,
      columns: (headings: string[]) => headings.map((heading) => koreanHeadings[heading.trim()] ?? heading.trim()),
      info: true,
      skip_empty_lines: true,
      trim: true,
      relax_column_count: true,
    }) as unknown as { record: Record<string, string>; info: { lines: number } }[];
    return rows.map(({ record, info }) => ({ line: info.lines, fields: fieldsOfTexts(record) }));
  } catch (error) {
    throw new OpsProblem(`CSV를 읽지 못했습니다: ${(error as Error).message}`);
  }
}

const listSeparator = '|';
const yes = /^(y|yes|true|1|예|품절)$/i;

/** A spreadsheet's cell is always text; an empty one says nothing. */
function fieldsOfTexts(record: Record<string, string>): Record<string, unknown> {
  const filled = Object.entries(record).filter(([, text]) => text !== undefined && text !== '');
  return Object.fromEntries(filled.map(([name, text]) => [name, readCell(name, text)]));
}

function readCell(name: string, text: string): unknown {
  if (['price', 'discountPrice', 'shippingFee'].includes(name)) return numberOf(text);
  if (['gallery', 'badges'].includes(name))
    return text
      .split(listSeparator)
      .map((part) => part.trim())
      .filter(Boolean);
  return name === 'isSoldOut' ? yes.test(text) : text;
}

/** '12,900원' is a number; what is none stays as it is, to be told. */
function numberOf(text: string): number | string {
  const bare = text.replace(/[,\s]|원$/g, '');
  return /^\d{1,10}$/.test(bare) ? Number(bare) : text;
}
