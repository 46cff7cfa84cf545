import { alarmTypes } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import { notify } from '../../notify/notify.ts';
import type { Queries } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { OutsideFailure } from '../../platform/outbound.ts';
import type { Services } from '../../platform/services.ts';
import { registerShopCustomer } from '../../shop-platform/customers.ts';
import { grantPoints, hasGranted } from '../../shop-platform/points.ts';
import { lockAccount } from '../account.ts';
import { writeEntry } from '../ledger/entry.ts';
import { putBackIntoLots } from '../ledger/lots.ts';
import { countOf } from '../toasts.ts';

type SettleServices = Pick<Services, 'database' | 'outside' | 'now'>;

interface OpenExchange {
  exchangeId: number;
  memberId: number;
  customerKey: string;
  grantKey: string;
  stars: number;
  points: number;
  status: 'HELD' | 'SENT' | 'UNKNOWN';
  requestedAt: string;
  sentAt: string | null;
}

/** After this time a request that was sent has either arrived or is lost. */
const arrivalLimitMs = 30_000;
/** After this time an open exchange is released. */
const releaseAfterMs = 24 * 60 * 60 * 1000;

const openSql = `
  SELECT exchange_id AS "exchangeId", member_id AS "memberId", shop_customer_key AS "customerKey",
         grant_key AS "grantKey", stars, points, status, requested_at AS "requestedAt", sent_at AS "sentAt"
  FROM star_exchange
  JOIN member USING (member_id)
  WHERE exchange_id = $1 AND finished_at IS NULL AND shop_customer_key IS NOT NULL`;

/**
 * Settles an exchange as far as possible, and throws to be called again. A grant that was sent is looked up first: it
 * is neither sent again nor released while it may exist.
 */
export async function settleExchange(services: SettleServices, exchangeId: number): Promise<void> {
  const { database, outside, now } = services;
  const [exchange] = await database.query<OpenExchange>(openSql, [exchangeId]);
  if (!exchange) return;
  if (exchange.status !== 'HELD') {
    if (await hasGranted(outside.shopPlatform, exchange)) return complete(services, exchange);
    if (now().getTime() - Date.parse(exchange.sentAt ?? exchange.requestedAt) < arrivalLimitMs) {
      throw new OutsideFailure('the points are not there yet, but may be on their way');
    }
  }
  if (now().getTime() - Date.parse(exchange.requestedAt) > releaseAfterMs) return release(services, exchange);
  await send(services, exchange);
}

const sendingSql = `
  UPDATE star_exchange SET status = 'SENT', sent_at = $3
  WHERE exchange_id = $1 AND status = $2 AND sent_at IS NOT DISTINCT FROM $4
  RETURNING exchange_id`;

const statusSql = "UPDATE star_exchange SET status = $2 WHERE exchange_id = $1 AND status = 'SENT'";

async function send(services: SettleServices, exchange: OpenExchange): Promise<void> {
  const { database, outside, now } = services;
  const { exchangeId, customerKey, status, sentAt } = exchange;
  await registerShopCustomer(database, outside.shopPlatform, customerKey);
  // Stored before it is sent: after a crash the next attempt looks the grant up.
  const [sending] = await database.query(sendingSql, [exchangeId, status, now(), sentAt]);
  if (!sending) throw new OutsideFailure('another process is sending it');
  const outcome = await grantPoints(outside.shopPlatform, exchange).catch(async (error) => {
    await database.query(statusSql, [exchangeId, 'UNKNOWN']);
    throw error;
  });
  if (outcome === 'granted') return complete(services, exchange);
  if (outcome === 'refused') return release(services, exchange);
  // It says nothing about an earlier request, which may still be on its way.
  await database.query(statusSql, [exchangeId, status === 'HELD' ? 'HELD' : 'UNKNOWN']);
  throw new OutsideFailure('the shop platform is busy');
}

const finishSql = `
  UPDATE star_exchange SET status = $2, finished_at = $3
  WHERE exchange_id = $1 AND finished_at IS NULL
  RETURNING is_auto AS "isAuto"`;

async function complete(
  { database, now }: SettleServices,
  { exchangeId, memberId, stars, points }: OpenExchange,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const at = now();
    const [finished] = await transaction.query<Finished>(finishSql, [exchangeId, 'COMPLETED', at]);
    if (!finished) return;
    await sendAlarm(transaction, {
      ...{ memberId, exchangeId, isQuiet: finished.isAuto, now: at },
      title: `적립금 ${points.toLocaleString('ko-KR')}원이 쌓였어요`,
      text: `${countOf(stars)}를 판매자 쇼핑몰 적립금으로 바꿨어요.`,
    });
  });
}

const heldSql = `
  SELECT ledger_id AS "ledgerId"
  FROM star_ledger
  WHERE member_id = $1 AND rule = 'exchange' AND source_type = 'exchange' AND source_id = $2`;

async function release(
  { database, now }: SettleServices,
  { exchangeId, memberId, stars }: OpenExchange,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const at = now();
    const account = await lockAccount(transaction, memberId);
    const [finished] = await transaction.query<Finished>(finishSql, [exchangeId, 'RELEASED', at]);
    if (!account || !finished) return;
    const source = { rule: 'exchangeReturn', sourceType: 'exchange', sourceId: exchangeId } as const;
    await writeEntry(transaction, account, { ...source, delta: stars, now: at });
    const [held] = await transaction.query<{ ledgerId: string }>(heldSql, [memberId, String(exchangeId)]);
    await putBackIntoLots(transaction, { ledgerId: held?.ledgerId ?? '', memberId, now: at });
    await sendAlarm(transaction, {
      ...{ memberId, exchangeId, isQuiet: finished.isAuto, now: at },
      title: '적립금으로 바꾸지 못했어요',
      text: `쇼핑몰이 받지 못해 ${countOf(stars)}를 돌려드렸어요. 잠시 후 다시 전환해 주세요.`,
    });
  });
}

interface Finished {
  isAuto: boolean;
}

interface Outcome {
  memberId: number;
  exchangeId: number;
  title: string;
  text: string;
  /** The day's automatic exchange is made at midnight. */
  isQuiet: boolean;
  now: Date;
}

const sendAlarm = (transaction: Queries, { exchangeId, ...outcome }: Outcome): Promise<void> =>
  notify(transaction, {
    ...outcome,
    alarmType: alarmTypes.benefit,
    dedupeKey: `star-exchange:${exchangeId}`,
    link: links.pointExchangeComplete(exchangeId),
  });
