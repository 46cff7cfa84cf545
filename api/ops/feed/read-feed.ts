import { readFile } from 'node:fs/promises';
import { isRecord } from '@jangteo/contract/is-record';
import { parse } from 'csv-parse/sync';
import { removeDirections } from '../../src/platform/values/plain-text.ts';
import { OpsProblem } from '../command.ts';
import { fieldsOfHeadings } from './headings.ts';

/** One product as the seller wrote it, and its place: the line of a CSV file, the index in a JSON list. */
export interface FeedRow {
  line: number;
  fields: Record<string, unknown>;
}

const mostRows = 100_000;
const mostBytes = 100 * 1024 * 1024;

/** Reads a list of products from a CSV file with headings or from JSON. */
export async function readFeed(file: string): Promise<FeedRow[]> {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new OpsProblem(`파일을 읽지 못했습니다: ${file} (${error.code})`);
  });
  if (bytes.length > mostBytes) throw new OpsProblem('100MB가 넘는 파일입니다. 나누어 주세요.');
  const content = decode(bytes);
  const rows = /^\s*[[{]/.test(content) ? rowsOfJson(content) : rowsOfCsv(content);
  removeDirections(rows);
  if (rows.length === 0) throw new OpsProblem('파일에 상품이 없습니다.');
  if (rows.length > mostRows) throw new OpsProblem('상품이 10만 개가 넘습니다. 파일을 나누어 주세요.');
  return rows;
}

/** Korean spreadsheets still save CSV files in EUC-KR, and their “Unicode” is UTF-16. */
function decode(bytes: Buffer): string {
  const isUtf16 = ['fffe', 'feff'].includes(bytes.subarray(0, 2).toString('hex'));
  const encodings = isUtf16 ? [bytes[0] === 0xff ? 'utf-16le' : 'utf-16be'] : ['utf-8', 'euc-kr'];
  for (const encoding of encodings) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // Perhaps it is the next one.
    }
  }
  throw new OpsProblem('글자를 읽지 못했습니다. UTF-8이나 EUC-KR로 저장해 주세요.');
}

function rowsOfJson(content: string): FeedRow[] {
  const list = parseJson(content);
  if (!Array.isArray(list)) throw new OpsProblem('상품의 목록이 아닙니다. JSON은 [로 시작해야 합니다.');
  return list.map((fields, place) => ({ line: place + 1, fields: isRecord(fields) ? fields : {} }));
}

function parseJson(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch (error) {
    throw new OpsProblem(`JSON이 아닙니다: ${(error as Error).message}`);
  }
}

function rowsOfCsv(content: string): FeedRow[] {
  try {
    const rows = parse(content, {
      bom: true,
      columns: fieldsOfHeadings,
      info: true,
      skip_empty_lines: true,
      trim: true,
      relax_column_count: true,
    }) as unknown as { record: Record<string, string>; info: { lines: number } }[];
    return rows.map(({ record, info }) => ({ line: info.lines, fields: fieldsOfTexts(record) }));
  } catch (error) {
    if (error instanceof OpsProblem) throw error;
    throw new OpsProblem(`CSV를 읽지 못했습니다: ${(error as Error).message}`);
  }
}

const listSeparator = '|';
const yes = /^(y|yes|true|1|예|품절)$/i;

/** A spreadsheet's cell is always text; an empty cell is a missing value. */
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

/** '12,900원' becomes a number; text that is no number stays as it is, so that it can be reported. */
function numberOf(text: string): number | string {
  const bare = text.replace(/[,\s]|원$/g, '');
  return /^\d{1,10}$/.test(bare) ? Number(bare) : text;
}
