import type { UserProfile } from '@jangteo/contract';
import { agreementInForce, agreementKinds, agreements } from '@jangteo/contract/agreements';
import { agreementText } from '@jangteo/contract/texts';
import { answer, refuse, renderPage, requestsTo, screen, signInAs, waitFor } from '@jangteo/testing';
import { routeTable } from '../route-table.ts';
import routes from '../routes.ts';

const agreementCall = 'POST /api/v1/user/sign-up/agreement';
const profileCall = 'GET /api/v2/user/profile';
const profile: UserProfile = {
  isMember: true,
  nickName: '온유',
  email: null,
  name: null,
  gender: null,
  signUpDt: '2026-11-20T03:00:00.000Z',
  pushYN: 'N',
  adYN: 'N',
  needsAgreement: true,
};

async function open() {
  signInAs();
  answer(profileCall, profile);
  const page = await renderPage({ routeTable, routes }, '/sign-up');
  await screen.findByRole('checkbox', { name: /모두 동의/ });
  return page;
}

const finish = () => screen.getByRole('button', { name: /가입하기|동의해 주세요/ });
const box = (name: RegExp) => screen.getByRole('checkbox', { name });

test('[RTE-03] no item is ticked at first, and only the required ones are required', async () => {
  const { user, location } = await open();
  expect(screen.queryByRole('checkbox', { checked: true })).not.toBeInTheDocument();
  expect(finish()).toBeDisabled();
  for (const name of [/이용약관/, /개인정보/, /만 14세/]) await user.click(box(name));
  await user.click(box(/밤 시간/));
  answer(agreementCall, { agreeDt: profile.signUpDt, consents: [] });
  await user.click(finish());
  await waitFor(() => expect(location()).toBe('/welcome'));
  const [sent] = requestsTo(agreementCall).map(
    ({ body }) => body as { agreements: { kind: string; agreed: boolean }[] },
  );
  expect(Object.fromEntries(sent?.agreements.map(({ kind, agreed }) => [kind, agreed]) ?? [])).toEqual({
    ...{ terms: true, privacy: true, age14: true },
    ...{ email: false, sms: false, push: false, nightPush: true },
  });
});

test('[RTE-03] one box ticks and clears all items', async () => {
  const { user } = await open();
  await user.click(box(/모두 동의/));
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(8);
  await user.click(box(/이메일/));
  expect(box(/모두 동의/)).not.toBeChecked();
  expect(finish()).toBeEnabled();
});

test.each([/이용약관 내용/, /개인정보 수집 및 이용 내용/, /14세 이상입니다 내용/, /이메일.*내용/, /밤 시간.*내용/])(
  'the text of each consent can be read: %p',
  async (name) => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name }));
    const sheet = screen.getByRole('dialog');
    await waitFor(() => expect(sheet).toHaveTextContent(/부칙|보호자의 동의/));
    await user.click(screen.getByRole('button', { name: '닫기' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
);

test.each(agreementKinds)('what is shown of %s is, word for word, the text whose hash is sent', async (kind) => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: `${agreements[kind].label} 내용 보기` }));
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('부칙'));
  const shown = document.body.textContent ?? '';
  const said = agreementText(kind, agreementInForce(kind, new Date()).version)
    .split('\n')
    .flatMap((line) => line.replace(/^\d+\. /, '').split(' | '));
  expect(said.filter((words) => !shown.includes(words))).toEqual([]);
});

test('[RTE-03] each answer names version and hash of the text that could be read', async () => {
  const { user } = await open();
  await user.click(box(/모두 동의/));
  answer(agreementCall, { agreeDt: profile.signUpDt, consents: [] });
  await user.click(finish());
  await waitFor(() => expect(requestsTo(agreementCall)).toHaveLength(1));
  expect(requestsTo(agreementCall)[0]?.body).toEqual({
    agreements: agreementKinds.map((kind) => ({
      kind,
      ...agreementInForce(kind, new Date()),
      agreed: true,
    })),
  });
});

test('[RTE-03] ticked items stay ticked when the server fails', async () => {
  const { user } = await open();
  await user.click(box(/모두 동의/));
  refuse(agreementCall, { status: 500, code: 5, message: '일시적인 오류' });
  await user.click(finish());
  expect(await screen.findByRole('alert')).toHaveTextContent('일시적인 오류');
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(8);
});

test('a member who has signed up already is led away without seeing the form', async () => {
  signInAs();
  answer(profileCall, { ...profile, needsAgreement: false });
  let wasFormSeen = false;
  const watch = new MutationObserver(() => {
    wasFormSeen ||= screen.queryByRole('checkbox') !== null;
  });
  watch.observe(document, { childList: true, subtree: true });
  const { location } = await renderPage({ routeTable, routes }, '/sign-up');
  await waitFor(() => expect(location()).toBe('/'));
  watch.disconnect();
  expect(wasFormSeen).toBe(false);
});

test('where the profile cannot be loaded, the form is shown', async () => {
  signInAs();
  refuse(profileCall, { status: 500, code: 5, message: '오류' });
  await renderPage({ routeTable, routes }, '/sign-up');
  expect(await screen.findByRole('checkbox', { name: /모두 동의/ })).toBeVisible();
});
