// Decision: docs/decisions/2026-11-22-a-member-downloads-everything.md

import type { MyData, MyDataCell, MyDataSection } from '@jangteo/contract';
import type { Database, Queries } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/errors.ts';
import { writeSecurityEvent } from '../../platform/security-log.ts';
import { lockMember } from '../member-lock.ts';
import { type Section, selectSql, titleOf } from './section.ts';
import { sections, withheldTables } from './sections.ts';

const downloadsPerDay = 3;

interface Download {
  memberId: number;
  address: string;
  now: Date;
}

/** Everything that is stored about the member, as of one moment. Each download is recorded and counts. */
export async function downloadMyData(database: Database, download: Download): Promise<MyData> {
  await inTransaction(database, (transaction) => countDownload(transaction, download));
  return database.transaction(async (transaction) => {
    await transaction.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    const found: MyDataSection[] = [];
    for (const section of sections) found.push(await readSection(transaction, section, download.memberId));
    return { madeDt: download.now.toISOString(), sections: found, withheld };
  });
}

const countSql = `
  SELECT count(*)::integer AS count FROM security_event
  WHERE member_id = $1 AND event = 'member data downloaded' AND at > $2::timestamptz - interval '1 day'`;

async function countDownload(transaction: Queries, { memberId, address, now }: Download): Promise<void> {
  await lockMember(transaction, memberId);
  const [made] = await transaction.query<{ count: number }>(countSql, [memberId, now]);
  if ((made?.count ?? 0) >= downloadsPerDay) {
    const message = `내 정보는 하루에 ${downloadsPerDay}번까지 받을 수 있어요. 내일 다시 시도해 주세요.`;
    throw new ApiError('outOfRange', { status: 429, message, retryAfterSeconds: 3_600 });
  }
  await writeSecurityEvent(transaction, { event: 'member data downloaded', memberId, address, details: {}, now });
}

async function readSection(transaction: Queries, section: Section, memberId: number): Promise<MyDataSection> {
  const columns = Object.entries(section.columns).map(([name, column]) => ({ name, title: titleOf(column) }));
  const rows = await transaction.query<Record<string, MyDataCell>>(selectSql(section), [memberId]);
  return {
    name: section.table,
    title: section.title,
    columns,
    rows: rows.map((row) => columns.map(({ name }) => row[name] ?? null)),
  };
}

/** The columns that are left out, as the table's title and the reason, once for each reason. */
const withheld: MyData['withheld'] = [
  ...Object.values(withheldTables),
  ...sections.flatMap(({ title, withheld: columns = {} }) =>
    [...new Set(Object.values(columns))].map((reason) => ({ title, reason })),
  ),
];
