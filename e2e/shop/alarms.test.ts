import type { AlarmItem, AlarmRequestKind } from '@jangteo/contract';
import type { Page } from 'playwright/test';
import { changeMarket } from '../harness/database.ts';
import { hydrated } from '../harness/hydrated.ts';
import { type Member, newPersona, signIn } from '../harness/sign-in.ts';
import { cases } from '../harness/thorough.ts';
import { apiAddress } from '../places.ts';
import { beAtPortal } from '../sign-in/provider-windows.ts';
import { expect, test } from '../sign-in/sign-in-test.ts';

const requested = (page: Page) => page.getByRole('button', { name: '알림 신청됨' });

async function ofMember<Data>(path: string, { headers }: Member): Promise<Data> {
  const reply = await fetch(apiAddress + path, { headers });
  return ((await reply.json()) as { data: Data }).data;
}

const alarmsOf = async (member: Member): Promise<AlarmItem[]> =>
  (await ofMember<{ list: AlarmItem[] }>('/api/v1/alarm/view', member)).list;

async function isRequestedAtServer(member: Member, kind: AlarmRequestKind, id: number): Promise<boolean> {
  const { list } = await ofMember<{ list: { isRequested: boolean }[] }>(
    `/api/v1/alarm/request/check?kind=${kind}&ids=${id}`,
    member,
  );
  return list[0]?.isRequested ?? false;
}

const numberOf = (rows: { id: number }[]): number => rows[0]?.id ?? 0;

const comingDeal = async () =>
  numberOf(
    await changeMarket<{ id: number }>(`
      INSERT INTO limited_deal (product_no, start_dt, end_dt, stock_total, stock_left)
      SELECT min(product_no), now() + interval '20 days', now() + interval '21 days', 10, 10
      FROM product WHERE is_displayed RETURNING deal_id AS id`),
  );

const comingPeriodDeal = async () =>
  numberOf(
    await changeMarket<{ id: number }>(`
      INSERT INTO period_deal (title, subtitle, description, image_url, sort_order, start_dt, end_dt)
      SELECT '시험 기간특가', subtitle, description, image_url, 900, now() + interval '20 days', now() + interval '21 days'
      FROM period_deal LIMIT 1 RETURNING period_id AS id`),
  );

/** A season of its own, half a year ahead, so that no other test's months change. */
const comingSeason = async () =>
  numberOf(
    await changeMarket<{ id: number }>(
      `INSERT INTO season_theme (name, intro, image_url, from_month, to_month, sort_order)
       SELECT $1, '곧 오는 제철', image_url, ${monthIn(6)}, ${monthIn(6)}, 900 FROM season_theme LIMIT 1
       RETURNING season_id AS id`,
      [`시험 제철 ${newPersona()}`],
    ),
  );

const monthIn = (months: number) => `extract(month FROM now() + interval '${months} months')`;

const things = {
  deal: {
    make: comingDeal,
    place: (id: number) => `/deal/${id}`,
    button: '시작 알림받기',
    /** Moves the season twenty days ahead in time. */
    come: (id: number) => changeMarket(`UPDATE limited_deal SET start_dt = now() WHERE deal_id = $1`, [id]),
    title: '기다리던 특가가 시작됐어요',
    link: (id: number) => `/deal/${id}`,
  },
  period: {
    make: comingPeriodDeal,
    place: (id: number) => `/period/${id}`,
    button: '시작 알림받기',
    come: (id: number) => changeMarket('UPDATE period_deal SET start_dt = now() WHERE period_id = $1', [id]),
    title: '기다리던 기간특가가 시작됐어요',
    link: (id: number) => `/period/${id}`,
  },
  season: {
    make: comingSeason,
    place: (id: number) => `/category/season/recommendation/${id}`,
    button: '제철 알림받기',
    come: (id: number) =>
      changeMarket(
        `UPDATE season_theme SET from_month = ${monthIn(0)}, to_month = ${monthIn(0)} WHERE season_id = $1`,
        [id],
      ),
    title: /^시험 제철 .* 제철이 왔어요$/,
    link: (id: number) => `/category/season/recommendation/${id}`,
  },
} as const;

for (const [[name, { make, place, button, come, title, link }], tag] of cases(Object.entries(things))) {
  const kind = name as keyof typeof things;

  test(
    `[SHP-02] one tap requests an alarm for a ${kind}, another cancels it, and the alarm comes in time`,
    tag,
    async ({ page }) => {
      const id = await make();
      const member = await signIn(page);
      await page.goto(place(id));
      await hydrated(page);
      await page.getByRole('button', { name: button }).tap();
      await expect(requested(page)).toBeVisible();
      expect(await isRequestedAtServer(member, kind, id)).toBe(true);
      await page.reload();
      await requested(page).tap();
      await expect(page.getByRole('button', { name: button })).toBeVisible();
      expect(await isRequestedAtServer(member, kind, id)).toBe(false);

      await page.getByRole('button', { name: button }).tap();
      await expect(requested(page)).toBeVisible();
      expect(await alarmsOf(member)).toEqual([]);
      await come(id);
      await expect.poll(() => alarmsOf(member), { timeout: 30_000 }).toHaveLength(1);
      const [alarm] = await alarmsOf(member);
      expect(alarm).toMatchObject({ link: link(id), isRead: false, isAd: false });
      expect(alarm?.title).toMatch(title);
    },
  );

  test(
    `[SHP-02] [NAV-11] a visitor who requests an alarm for a ${kind} has it after the login`,
    tag,
    async ({ page, market }) => {
      const id = await make();
      const persona = newPersona();
      const member = await market.signUp(persona);
      await beAtPortal(page, persona, market.portal);
      await page.goto(market.address + place(id));
      await hydrated(page);
      await page.getByRole('button', { name: button }).tap();
      await page.waitForURL('**/login');
      await page.getByRole('button', { name: '네이버로 시작하기' }).tap();
      await page.waitForURL(`**${place(id)}`);
      await expect(requested(page)).toBeVisible();
      expect(await isRequestedAtServer(member, kind, id)).toBe(true);
    },
  );
}
