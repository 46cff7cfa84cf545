import { links } from '@jangteo/contract/links';
import { changeMarket } from '../harness/database.ts';
import { findings } from '../harness/findings.ts';
import { hydrated } from '../harness/hydrated.ts';
import { type Member, signIn } from '../harness/sign-in.ts';
import { expect, test } from '../harness/test.ts';
import { thorough } from '../harness/thorough.ts';
import { failedToLoad } from '../harness/watch-console.ts';

/** Writes three alarms for the member. */
const tell = ({ deviceUuid }: Member, link = '/notice') =>
  changeMarket(
    `INSERT INTO alarm (member_id, alarm_type, dedupe_key, title, body, link, is_ad)
     SELECT member_id, type, 'e2e:' || type, title, '내용이에요.', $2, is_ad
     FROM session, (VALUES (1, '꿀 한 숟갈', true), (2, '새 댓글이 달렸어요', false), (3, '새 공지사항', false)) told (type, title, is_ad)
     WHERE device_uuid = $1`,
    [deviceUuid, link],
  );

test('[RTE-12] [NAV-11] a visitor who opens the alarms is led to the login, and the page has no bottom navigation', async ({
  page,
  context,
}) => {
  await page.goto('/alarm?kind=notice');
  await expect(page).toHaveURL('/login');
  const [kept] = (await context.cookies()).filter(({ name }) => name === 'redirectPath');
  expect(decodeURIComponent(kept?.value ?? '')).toBe('/alarm?kind=notice');
  await signIn(page);
  await page.goto('/alarm');
  await expect(page.getByText('아직 받은 알림이 없어요.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: '주 메뉴' })).toHaveCount(0);
});

test('[MYP-05] [RTE-12] alarms are counted until the list is opened, listed by kind, link to their pages, and stay read', async ({
  page,
}) => {
  await tell(await signIn(page));
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('link', { name: '알림, 새 알림 3개' }).tap();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: '방금' })).toHaveCount(3);
  await expect(page.getByText('(광고) 꿀 한 숟갈')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: '알림', exact: true })).toBeVisible();
  await page.goForward();
  await expect(page.getByText('읽지 않음')).toHaveCount(3);
  await page.getByRole('link', { name: '활동', exact: true }).tap();
  await expect(page).toHaveURL('/alarm?kind=activity');
  await expect(page.getByText('(광고)')).toHaveCount(0);
  await page.getByRole('link', { name: /새 댓글이 달렸어요/ }).tap();
  await expect(page).toHaveURL('/notice');
  await page.goBack();
  await expect(page.getByRole('link', { name: /새 댓글이 달렸어요/ })).toBeVisible();
  await expect(page.getByText('읽지 않음')).toHaveCount(0);

  await page.goto('/alarm');
  await expect(page.getByText('읽지 않음')).toHaveCount(2);
  const told = page.waitForResponse((reply) => reply.url().endsWith('/alarm/read'));
  await page.getByRole('button', { name: '모두 읽음' }).tap();
  await expect(page.getByText('읽지 않음')).toHaveCount(0);
  await told;
  await page.reload();
  await expect(page.getByText('새 공지사항')).toBeVisible();
  await expect(page.getByText('읽지 않음')).toHaveCount(0);
  await page.goto('/');
  await expect(page.getByRole('link', { name: '알림', exact: true })).toBeVisible();
});

test(
  '[MYP-04] [MYP-05] each kind of alarm leads to its setting, back to the kind, and the setting to the alarms',
  thorough,
  async ({ page }) => {
    await tell(await signIn(page));
    await page.goto('/alarm?kind=activity');
    await hydrated(page);
    await page.getByRole('link', { name: '활동 알림 설정' }).tap();
    await expect(page).toHaveURL('/my-page/settings#device-push');
    await expect(page.getByRole('heading', { name: '이 기기의 알림' })).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL('/alarm?kind=activity');
    await expect(page.getByRole('link', { name: /새 댓글이 달렸어요/ })).toBeVisible();

    await page.getByRole('link', { name: '혜택', exact: true }).tap();
    await page.getByRole('link', { name: '혜택 알림 설정' }).tap();
    await expect(page).toHaveURL('/my-page/settings#advertising');
    const advertising = page.getByRole('region', { name: '혜택 소식 받기' });
    await expect(advertising.getByRole('switch', { name: '앱 알림', exact: true })).toBeInViewport();
    await advertising.getByRole('link', { name: '받은 혜택 알림 보기' }).tap();
    await expect(page).toHaveURL('/alarm?kind=benefit');
    await expect(page.getByText('(광고) 꿀 한 숟갈')).toBeVisible();
    expect(await findings(page)).toEqual([]);
  },
);

test(
  '[MYP-05] the alarm of a post that was deleted meanwhile says so, and is read',
  thorough,
  async ({ page, noise }) => {
    noise.expect(failedToLoad);
    const member = await signIn(page);
    await tell(member, links.communityPost(99_999_999));
    await page.goto('/alarm?kind=activity');
    await hydrated(page);
    await page.getByRole('link', { name: /새 댓글이 달렸어요/ }).tap();
    await expect(page.getByText('삭제되었거나 볼 수 없는 글이에요.')).toBeVisible();
    await expect(page).toHaveURL(links.communityPost(99_999_999));
    await page.goBack();
    await expect(page.getByRole('link', { name: /새 댓글이 달렸어요/ })).toBeVisible();
    await expect(page.getByText('읽지 않음')).toHaveCount(0);
  },
);
