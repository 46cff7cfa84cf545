import { listenToReports, type Report } from '@jangteo/analytics';
import { acceptTokens } from '@jangteo/session';
import { act, answer, renderPart, waitFor } from '@jangteo/testing';
import { useAnalytics } from './use-analytics.ts';

function Analytics() {
  useAnalytics();
  return null;
}

test('[ANA-02] who signs in on the open page is known to collectors from then on', async () => {
  answer('GET /api/v2/user/profile', {
    isMember: true,
    nickName: '장보는고양이',
    email: 'hana@mail.test',
    name: null,
    gender: null,
    signUpDt: '2026-01-02T03:04:05.678Z',
    pushYN: 'N',
    adYN: 'Y',
    needsAgreement: false,
  });
  answer('GET /api/v1/user/token', { userToken: 'token-of-member' });
  renderPart(<Analytics />, '/');
  // The collectors have begun with a visitor.
  await act(() => import('@jangteo/analytics/collectors'));
  const heard: Report[] = [];
  listenToReports((report) => heard.push(report));

  await act(() =>
    acceptTokens('signedIn', {
      accessToken: 'Bearer access',
      refreshToken: 'refresh',
      expireDt: '2030-01-01T00:00:00Z',
    }),
  );
  await waitFor(() =>
    expect(heard).toEqual([
      {
        kind: 'user',
        user: expect.objectContaining({ id: 'token-of-member', email: 'hana@mail.test', agreedToMarketing: true }),
      },
    ]),
  );
});
