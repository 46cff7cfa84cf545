import { links } from '@jangteo/contract/links';
import { changeMarket } from '../harness/database.ts';
import { newPersona, signUp } from '../harness/sign-in.ts';
import { expect, test } from '../harness/test.ts';
import { shopAddress } from '../places.ts';

test.use({ viewport: { width: 1340, height: 920 }, isMobile: false });

test('[MYP-04] [APP-02] a notification reaches the phone of a member who wants it, and opens its page when tapped', async ({
  page,
}) => {
  await page.goto(`${shopAddress}/app`);
  await expect(page.locator('#log')).toContainText('getDeviceInfo');
  const phone = await page.evaluate(() => localStorage.deviceUuid as string);
  const { accessToken, refreshToken, expireDt } = await signUp(newPersona(), { phone });
  const say = (message: object) =>
    page
      .locator('iframe')
      .evaluate(
        (frame: HTMLIFrameElement, said) => frame.contentWindow?.postMessage(said, frame.dataset.market ?? ''),
        {
          toPage: message,
        },
      );
  await say({ name: 'appLogin', accessToken, refreshToken, expireDt });
  await say({ name: 'moveRoute', url: links.settings() });
  const market = page.frameLocator('iframe');
  const wanted = market.getByRole('switch', { name: '활동과 소식 알림' });
  await expect(wanted).toBeEnabled();
  const notifications = page.getByRole('log', { name: '알림' }).getByRole('button');

  await tell(phone, '꺼 둔 때의 알림');
  await expect.poll(() => waiting(phone)).toBe(0);
  await wanted.click();
  await expect(wanted).toBeChecked();
  await expect(wanted).toBeEnabled();
  await tell(phone, '새 댓글이 달렸어요');
  await expect(notifications).toHaveText(['새 댓글이 달렸어요맛있어 보여요.']);
  await notifications.click();
  await expect(market.getByRole('heading', { level: 1, name: '공지사항' })).toBeVisible();
  await expect(notifications).toHaveCount(0);
});

const tell = (phone: string, title: string) =>
  changeMarket(
    `INSERT INTO alarm (member_id, alarm_type, dedupe_key, title, body, link)
     SELECT member_id, 2, $2, $2, '맛있어 보여요.', '/notice' FROM session WHERE device_uuid = $1`,
    [phone, title],
  );

/** How many alarms of the phone's member have not been considered yet. */
const waiting = async (phone: string): Promise<number> => {
  const [row] = await changeMarket<{ count: number }>(
    `SELECT count(*)::integer AS count FROM alarm JOIN session USING (member_id)
     WHERE device_uuid = $1 AND push_at IS NOT NULL`,
    [phone],
  );
  return row?.count ?? 0;
};
