import type { MyInfo, UserProfile } from '@jangteo/contract';
import { codes } from '@jangteo/contract/codes';
import { links } from '@jangteo/contract/links';
import { useToasts } from '@jangteo/overlay';
import {
  act,
  answer,
  cleanup,
  type FakeRequest,
  fireEvent,
  holdBack,
  refuse,
  renderHook,
  renderPage,
  requestsTo,
  screen,
  signInAs,
  waitFor,
} from '@jangteo/testing';
import { answerQuestion } from '@jangteo/testing/overlays';
import { adConsentQuery } from '../member/ad-consent.ts';
import { routeTable } from '../route-table.ts';
import routes from '../routes.ts';

const infoOf = (more: Partial<MyInfo> = {}): MyInfo => ({
  nickName: '봄동나물',
  channelType: 1001,
  maskedEmail: 'co***@portal.test',
  maskedCellphone: '010-****-5678',
  birthYear: 1988,
  signUpDt: '2026-03-02T01:00:00.000Z',
  consents: [{ kind: 'email', version: '2026-09-01', agreed: true, agreeDt: '2026-03-02T01:00:00.000Z' }],
  nickNameChangesLeft: 2,
  nickNameChangeDt: null,
  ...more,
});

const profileOf = (more: Partial<UserProfile> = {}): UserProfile => ({
  isMember: true,
  nickName: '봄동나물',
  email: 'cook@portal.test',
  name: '김봄동',
  gender: 'F',
  signUpDt: '2026-03-02T01:00:00.000Z',
  pushYN: 'N',
  adYN: 'N',
  needsAgreement: false,
  ...more,
});

const info = 'GET /api/v1/user/myinfo';
const profileCall = 'GET /api/v2/user/profile';
const changeProfile = 'PUT /api/v2/user/profile';
const check = 'GET /api/v1/user/nick-name/validation';
const rename = 'PUT /api/v1/user/nick-name';
const accounts = 'GET /api/v1/user/email';
const sendCode = 'POST /api/v1/user/phone/code';
const changePhone = 'PUT /api/v2/user/cellphone';

const open = (path: string) => renderPage({ routeTable, routes }, path);

beforeEach(() => {
  signInAs();
  answer(info, infoOf());
  answer(accounts, { list: [] });
  answer(profileCall, profileOf());
});

describe('[MYP-02] my info', () => {
  test('[RTE-16] the pages ask for a login, and the empty child leads to the main one', async () => {
    expect(routeTable['mypage:my-info']).toMatchObject({
      path: '/my-page/my-info',
      redirectTo: '/my-page/my-info/main',
    });
    for (const id of ['my-info-main', 'update-nickname', 'update-phone', 'update-profile', 'update-etc'] as const) {
      expect(routeTable[`mypage:${id}`].requiresLogin).toBe(true);
    }
  });

  test('shows addresses masked, the provider, and the year of birth only if it is known', async () => {
    await open(links.myInfo());
    for (const text of [
      '봄동나물',
      '김봄동',
      '여성',
      '네이버',
      'co***@portal.test',
      '010-****-5678',
      '1988년',
      '이메일',
    ])
      expect(screen.getByText(text, { selector: 'dd, dd *' })).toBeVisible();
    expect(screen.getByRole('link', { name: /닉네임 바꾸기/ })).toHaveAttribute('href', links.updateNickname());
    expect(screen.getByRole('link', { name: /휴대폰 번호 바꾸기/ })).toHaveAttribute('href', links.updatePhone());
    expect(screen.getByRole('link', { name: /수신 동의 바꾸기/ })).toHaveAttribute('href', links.updateConsent());
  });

  test('names other accounts with the same number, if there are any', async () => {
    answer(accounts, { list: [{ channelType: 1002, maskedEmail: null }] });
    await open(links.myInfo());
    const others = await screen.findByRole('region', { name: '같은 번호로 가입한 다른 계정' });
    expect(others).toHaveTextContent('Apple이메일을 알리지 않은 계정');
  });

  test('offers to undo a change of the number while that is possible, and not without a question', async () => {
    const undo = 'POST /api/v1/user/cellphone/undo';
    answer(undo, { maskedCellphone: '010-****-0001' });
    answer(info, infoOf({ cellphoneUndo: { maskedCellphone: '010-****-0001', untilDt: '2026-11-23T01:00:00.000Z' } }));
    const { user } = await open(links.myInfo());
    expect(screen.getByText('11월 23일 10:00까지 되돌릴 수 있어요')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '이전 번호로 되돌리기' }));
    await answerQuestion(false);
    expect(requestsTo(undo)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: '이전 번호로 되돌리기' }));
    answer(info, infoOf({ maskedCellphone: '010-****-0001', cellphoneUndo: null }));
    await answerQuestion(true);
    await waitFor(() => expect(screen.queryByText('이전 번호')).not.toBeInTheDocument());
    expect(screen.getByText('010-****-0001')).toBeVisible();
    expect(requestsTo(undo)).toHaveLength(1);
  });

  test('of a member of the device maker, which gave neither number nor year', async () => {
    answer(info, infoOf({ channelType: 1002, maskedCellphone: null, birthYear: null, consents: [] }));
    await open(links.myInfo());
    expect(screen.getByText('Apple')).toBeVisible();
    expect(screen.getByText('등록된 번호가 없어요')).toBeVisible();
    expect(screen.queryByText('태어난 해')).not.toBeInTheDocument();
    expect(requestsTo(accounts)).toHaveLength(0);
    expect(screen.getByText('받지 않아요')).toBeVisible();
  });
});

describe('[MYP-02] name and gender', () => {
  const name = () => screen.getByRole('textbox', { name: '이름' });
  const button = () => screen.getByRole('button', { name: '저장하기' });

  test('are corrected, and only what was changed is sent', async () => {
    answer(changeProfile, profileOf({ gender: null }));
    const { user, location } = await open(links.updateProfile());
    expect(button()).toBeDisabled();
    await user.click(screen.getByRole('radio', { name: '밝히지 않음' }));
    await user.click(button());
    await waitFor(() => expect(location()).toBe(links.myInfo()));
    expect(requestsTo(changeProfile)).toMatchObject([{ body: { gender: null } }]);
  });

  test('a name loses the spaces around it, and is not removed', async () => {
    answer(changeProfile, profileOf({ name: '김달래' }));
    const { user } = await open(links.updateProfile());
    await user.clear(name());
    expect(name()).toHaveAccessibleDescription('이름을 적어 주세요.');
    expect(button()).toBeDisabled();
    await user.type(name(), '\u200b');
    expect(name()).toHaveAccessibleDescription('이름을 적어 주세요.');
    expect(button()).toBeDisabled();
    await user.clear(name());
    await user.type(name(), ' 김달래 ');
    await user.click(button());
    await waitFor(() => expect(requestsTo(changeProfile)).toMatchObject([{ body: { name: '김달래' } }]));
  });

  test('a refusal is shown, and what was typed stays', async () => {
    refuse(changeProfile, { status: 503, code: 5, message: '잠시 후 다시 시도해주세요.' });
    const { user } = await open(links.updateProfile());
    await user.type(name(), '님');
    await user.click(button());
    expect(await screen.findByText('잠시 후 다시 시도해주세요.')).toBeVisible();
    expect(name()).toHaveValue('김봄동님');
  });
});

describe('[MYP-02] the nickname', () => {
  const field = () => screen.getByRole('textbox', { name: '닉네임' });
  const button = () => screen.getByRole('button', { name: '닉네임 바꾸기' });

  const verdicts: Record<string, string> = {
    가: '닉네임은 2자에서 10자까지 쓸 수 있어요.',
    '두부 한모': '한글, 영문, 숫자만 쓸 수 있어요. 띄어쓰기와 특수 문자는 쓸 수 없어요.',
    운영자님: '운영자로 오해할 수 있는 닉네임은 쓸 수 없어요.',
    달래무침: '다른 회원이 쓰고 있는 닉네임이에요.',
  };
  const reasons = { 가: 'length', '두부 한모': 'letters', 운영자님: 'reserved', 달래무침: 'taken' } as const;

  beforeEach(() =>
    answer(check, ({ query }: FakeRequest) => {
      const name = String(query.nickName) as keyof typeof reasons;
      return {
        valid: !reasons[name],
        reason: reasons[name] ?? null,
        message: verdicts[name] ?? '쓸 수 있는 닉네임이에요.',
      };
    }),
  );

  test.each(Object.entries(verdicts))('%s is judged while it is typed: %s', async (name, words) => {
    const { user } = await open(links.updateNickname());
    await user.clear(field());
    await user.type(field(), name);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(words));
    expect(button()).toBeDisabled();
    expect(requestsTo(rename)).toHaveLength(0);
  });

  test('a free nickname is saved; the number of changes left is shown before', async () => {
    answer(rename, { nickName: '두부한모', changesLeft: 1 });
    const { user, location } = await open(links.updateNickname());
    expect(screen.getByText(/지금 2번 남았어요/)).toBeVisible();
    expect(screen.getByText('지금 쓰고 있는 닉네임이에요.')).toBeVisible();
    await user.clear(field());
    await user.type(field(), '두부한모');
    await waitFor(() => expect(button()).toBeEnabled());
    await user.click(button());
    await waitFor(() => expect(location()).toBe(links.myInfo()));
    expect(requestsTo(rename)).toMatchObject([{ body: { nickName: '두부한모' } }]);
  });

  test('a refusal with code 87 shows the server’s text', async () => {
    const message = '닉네임은 30일에 2번까지 바꿀 수 있어요. 3일 뒤에 다시 바꿀 수 있어요.';
    refuse(rename, { status: 409, code: 87, message });
    const { user } = await open(links.updateNickname());
    await user.clear(field());
    await user.type(field(), '두부한모');
    await waitFor(() => expect(button()).toBeEnabled());
    await user.click(button());
    expect(await screen.findByText(message)).toBeVisible();
  });

  test.each([
    ['the server fails', { status: 503, code: codes.unexpected, message: '' }],
    [
      'too many requests came before',
      { status: 429, code: codes.outOfRange, message: '요청이 너무 많아요. 잠시 후 다시 시도해 주세요.' },
    ],
  ] as const)('where %s, the same name can be tried again', async (_case, failure) => {
    refuse(rename, failure);
    const { user, location } = await open(links.updateNickname());
    await user.clear(field());
    await user.type(field(), '두부한모');
    await waitFor(() => expect(button()).toBeEnabled());
    await user.click(button());
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/다시 시도해 주세요/));
    expect(field()).not.toBeInvalid();
    answer(rename, { nickName: '두부한모', changesLeft: 1 });
    await user.click(button());
    await waitFor(() => expect(location()).toBe(links.myInfo()));
  });

  test('with no change left nothing can be typed, and the day of the next change is shown', async () => {
    answer(info, infoOf({ nickNameChangesLeft: 0, nickNameChangeDt: '2026-12-10T01:00:00.000Z' }));
    await open(links.updateNickname());
    expect(field()).toBeDisabled();
    expect(screen.getByText(/2026년 12월 10일부터 다시 바꿀 수 있어요/)).toBeVisible();
  });
});

describe('[MYP-02] the phone number', () => {
  const phone = () => screen.getByRole('textbox', { name: '휴대폰 번호' });
  const code = () => screen.getByRole('textbox', { name: '인증번호' });
  const at = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();

  beforeEach(() => {
    answer('GET /api/v1/display/web/current-datetime', () => ({ serverDt: at(0) }));
    answer(sendCode, () => ({ expireDt: at(180), resendDt: at(60) }));
  });

  async function ask() {
    const page = await open(links.updatePhone());
    await page.user.type(phone(), '01012345678');
    expect(phone()).toHaveValue('010-1234-5678');
    await page.user.click(screen.getByRole('button', { name: '인증번호 받기' }));
    await screen.findByRole('textbox', { name: '인증번호' });
    return page;
  }

  test('a code is sent, counted down, and can be asked for again after a minute only', async () => {
    await ask();
    expect(requestsTo(sendCode)).toMatchObject([{ body: { cellphone: '010-1234-5678' } }]);
    expect(screen.getByRole('timer')).toHaveTextContent(/2분 5\d초|3분/);
    expect(screen.getByRole('button', { name: /다시 받기 \d+초/ })).toBeDisabled();
    expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code()).toHaveAttribute('inputmode', 'numeric');
  });

  test('while a code is asked for, the number to which it goes cannot be changed', async () => {
    const release = holdBack(sendCode);
    const page = await open(links.updatePhone());
    await page.user.type(phone(), '01012345678');
    await page.user.click(screen.getByRole('button', { name: '인증번호 받기' }));
    await page.user.type(phone(), '{backspace}9');
    expect(phone()).toHaveValue('010-1234-5678');
    release();
    await screen.findByRole('textbox', { name: '인증번호' });
    await page.user.type(phone(), '{backspace}9');
    expect(phone()).toHaveValue('010-1234-5679');
  });

  test('a pasted code is entered at once, whatever stands around its digits', async () => {
    answer(changePhone, { maskedCellphone: '010-****-5678', otherAccounts: [] });
    const { location } = await ask();
    fireEvent.change(code(), { target: { value: ' 012-345 ' } });
    await waitFor(() => expect(location()).toBe(links.myInfo()));
    expect(requestsTo(changePhone)).toMatchObject([{ body: { cellphone: '010-1234-5678', code: '012345' } }]);
  });

  test('a wrong code says how many tries are left', async () => {
    const message = '인증번호가 맞지 않아요. 4번 더 입력할 수 있어요.';
    refuse(changePhone, { status: 400, code: 12, message });
    const { user } = await ask();
    await user.type(code(), '000000');
    expect(await screen.findByText(message)).toBeVisible();
    expect(code()).toHaveAttribute('aria-invalid', 'true');
  });

  test('a number that other accounts have is changed, and says what that means', async () => {
    answer(changePhone, {
      maskedCellphone: '010-****-5678',
      otherAccounts: [{ channelType: 1002, maskedEmail: 'ot***@mail.test' }],
    });
    const { user } = await ask();
    await user.type(code(), '012345');
    expect(await screen.findByText(/번호를 쓰는 다른 계정이 있어요/)).toBeVisible();
    expect(screen.getByText('ot***@mail.test')).toBeVisible();
    expect(screen.getByRole('link', { name: '확인' })).toHaveAttribute('href', links.myInfo());
  });

  test('a code that is over is not sent, and a new one can be had', async () => {
    answer(sendCode, () => ({ expireDt: at(-1), resendDt: at(-1) }));
    await ask();
    expect(screen.getByText('시간이 지났어요. 인증번호를 다시 받아 주세요.')).toBeVisible();
    expect(code()).toBeDisabled();
    expect(screen.getByRole('button', { name: '다시 받기' })).toBeEnabled();
  });

  test('another code that is refused leaves the field and what was entered as they are', async () => {
    answer(sendCode, () => ({ expireDt: at(180), resendDt: at(-1) }));
    const { user } = await ask();
    await user.type(code(), '0123');
    const message = '인증번호는 32초 뒤에 다시 받을 수 있어요.';
    refuse(sendCode, { status: 429, code: 13, message });
    const release = holdBack(sendCode);
    await user.click(screen.getByRole('button', { name: '다시 받기' }));
    expect(code()).toHaveValue('0123');
    release();
    expect(await screen.findByText(message)).toBeVisible();
    expect(code()).toHaveValue('0123');
    expect(screen.getByRole('timer')).toHaveTextContent(/[23]분/);
  });

  test('after a reload the code that was sent can still be entered, and once only', async () => {
    answer(changePhone, { maskedCellphone: '010-****-5678', otherAccounts: [] });
    await ask();
    cleanup();
    const { user, location } = await open(links.updatePhone());
    expect(phone()).toHaveValue('010-1234-5678');
    expect(screen.getByRole('timer')).toHaveTextContent(/[23]분/);
    await user.type(code(), '012345');
    await waitFor(() => expect(location()).toBe(links.myInfo()));
    expect(requestsTo(sendCode)).toHaveLength(1);
    cleanup();
    await open(links.updatePhone());
    expect(phone()).toHaveValue('');
  });

  test('another number, or a code that is over, begins anew', async () => {
    const { user } = await ask();
    await user.type(phone(), '{Backspace}');
    cleanup();
    await open(links.updatePhone());
    expect(phone()).toHaveValue('');
    cleanup();
    answer(sendCode, () => ({ expireDt: at(-1), resendDt: at(-1) }));
    await ask();
    cleanup();
    await open(links.updatePhone());
    expect(phone()).toHaveValue('');
  });

  test('too many messages are refused in the server’s words', async () => {
    const message = '인증번호는 하루에 5번까지 받을 수 있어요. 내일 다시 시도해 주세요.';
    refuse(sendCode, { status: 429, code: 13, message });
    const { user } = await open(links.updatePhone());
    await user.type(phone(), '01012345678');
    await user.click(screen.getByRole('button', { name: '인증번호 받기' }));
    expect(await screen.findByText(message)).toBeVisible();
  });
});

test('[MYP-02] consent to e-mail and text messages is shown with its date and changed at once', async () => {
  const consent = {
    emailYN: 'Y',
    smsYN: 'N',
    pushYN: 'N',
    nightPushYN: 'N',
    emailDt: '2026-11-03T01:00:00.000Z',
    smsDt: null,
    pushDt: null,
    nightPushDt: null,
  } as const;
  answer('GET /api/v1/user/settings', consent);
  answer('PUT /api/v2/user/ad-consent', { ...consent, smsYN: 'Y', smsDt: '2026-11-22T01:00:00.000Z' });
  const { user, queryClient } = await open(links.updateConsent());
  expect(screen.getByRole('switch', { name: /이메일로/ })).toHaveAccessibleDescription('2026년 11월 3일에 동의했어요.');
  const release = holdBack('GET /api/v1/user/settings');
  act(() => void queryClient.invalidateQueries(adConsentQuery));
  await user.click(screen.getByRole('switch', { name: /문자로/ }));
  await waitFor(() =>
    expect(screen.getByRole('switch', { name: /문자로/ })).toHaveAccessibleDescription(
      '2026년 11월 22일에 동의했어요.',
    ),
  );
  expect(requestsTo('PUT /api/v2/user/ad-consent')).toMatchObject([{ body: { smsYN: 'Y' } }]);
  // What was requested before comes last.
  release();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.getByRole('switch', { name: /문자로/ })).toBeChecked();

  // The toast undoes it with a further answer.
  answer('PUT /api/v2/user/ad-consent', { ...consent, smsYN: 'N', smsDt: '2026-11-22T01:01:00.000Z' });
  const { result } = renderHook(() => useToasts());
  act(() => result.current.find(({ matter }) => matter === 'consent')?.action?.onPress());
  await waitFor(() =>
    expect(requestsTo('PUT /api/v2/user/ad-consent')).toMatchObject([
      { body: { smsYN: 'Y' } },
      { body: { smsYN: 'N' } },
    ]),
  );
  await act(async () => undefined);
});
