import { codes } from '@jangteo/contract/codes';
import { dayMs } from '@jangteo/contract/korean-day';
import { callAs } from '../../../test/call-as.ts';
import { queueBehind } from '../../../test/locks.ts';
import { type ConnectedApp, deleteMembers, openConnectedApp } from '../../../test/outside.ts';
import { query } from '../../../test/query.ts';
import { openVisitors, type Role, type Visitor } from '../../../test/visitors.ts';
import { koreanDayStart } from '../../platform/values/korean-time.ts';
import { generateNickname } from './generate-nickname.ts';
import { faultOf } from './nickname-rules.ts';

let market: ConnectedApp;
let visitors: Record<Role, Visitor>;
let me: ReturnType<typeof callAs>;
let other: ReturnType<typeof callAs>;
beforeAll(async () => {
  market = await openConnectedApp();
});
beforeEach(async () => {
  await deleteMembers(market);
  visitors = await openVisitors(market.databaseUrl);
  me = callAs(market.app, visitors.member);
  other = callAs(market.app, visitors.otherMember);
});
afterAll(() => market.close());

const check = (nickName: string) => me('GET /api/v1/user/nick-name/validation', { query: { nickName } });
const change = (nickName: string, call = me) => call('PUT /api/v1/user/nick-name', { body: { nickName } });
describe('[MYP-02] the check while typing', () => {
  test.each([
    '두부한모',
    'Kim2026',
    '가나',
    '가나다라마바사아자차',
    ' 귤 까는'.replaceAll(' ', ''),
    'ＡＢＣ',
    '맛보지말걸',
  ])('%s is allowed', async (nickName) => {
    expect(await check(nickName)).toEqual({ valid: true, reason: null, message: '쓸 수 있는 닉네임이에요.' });
  });

  test.each([
    ['', 'length'],
    ['가', 'length'],
    ['가나다라마바사아자차카', 'length'],
    ['두부 한모', 'letters'],
    ['ㅋㅋㅋ', 'letters'],
    ['<b>굵게', 'letters'],
    ['사과🍎', 'letters'],
    ['운영자님', 'reserved'],
    ['ＡＤＭＩＮ', 'reserved'],
    ['장터', 'reserved'],
    ['이런씨발', 'banned'],
    ['FuCk2026', 'banned'],
    ['otherMembe', 'taken'],
    ['ＯＴＨＥＲＭＥＭＢＥ', 'taken'],
  ])('%j is not allowed: %s', async (nickName, reason) => {
    expect(await check(nickName)).toEqual({ valid: false, reason, message: expect.stringMatching(/[가-힣]/) });
    expect(await change(nickName)).toBe(codes.notMatched);
  });

  test('the member’s present nickname is allowed', async () => {
    expect(await check('member')).toMatchObject({ valid: true });
  });

  test('a nickname is required, and an overlong text is refused', async () => {
    expect(await me('GET /api/v1/user/nick-name/validation')).toBe(codes.required);
    expect(await check('가'.repeat(101))).toBe(codes.outOfRange);
  });
});

describe('[MYP-02] the change', () => {
  test('is stored in normalised spelling', async () => {
    expect(await change('두부한모'.normalize('NFD'))).toEqual({ nickName: '두부한모', changesLeft: 1 });
    expect(await me('GET /api/v2/user/profile')).toMatchObject({ nickName: '두부한모' });
    expect(await me('GET /api/v1/user/myinfo')).toMatchObject({ nickNameChangesLeft: 1, nickNameChangeDt: null });
  });

  test('to the same nickname does not count, to a different spelling of it does', async () => {
    expect(await change('member')).toEqual({ nickName: 'member', changesLeft: 2 });
    expect(await change('Member')).toEqual({ nickName: 'Member', changesLeft: 1 });
  });

  test('code 87: twice in 30 days, and again from the beginning of the day on which the first change is 30 days old', async () => {
    const first = market.clock.now.getTime();
    await change('두부한모');
    expect(await change('두부두모')).toMatchObject({ changesLeft: 0 });
    expect(await change('두부세모')).toBe(codes.nicknameLimit);
    expect(await me('GET /api/v1/user/myinfo')).toMatchObject({
      nickNameChangesLeft: 0,
      nickNameChangeDt: koreanDayStart(new Date(first + 30 * 24 * 3_600_000)).toISOString(),
    });
    const refusal = await market.app.inject({
      method: 'PUT',
      url: '/api/v1/user/nick-name',
      headers: visitors.member.headers,
      payload: { nickName: '두부세모' },
    });
    expect(refusal.json().message).toBe('닉네임은 30일에 2번까지 바꿀 수 있어요. 30일 뒤에 다시 바꿀 수 있어요.');
    const moveFirst = (to: number) =>
      query(market.databaseUrl, "UPDATE member SET nickname_changed_at[1] = $1 WHERE nickname = '두부두모'", [
        new Date(to),
      ]);
    const dayBegan = koreanDayStart(market.clock.now).getTime();
    await moveFirst(dayBegan - 29 * dayMs);
    expect(await change('두부세모')).toBe(codes.nicknameLimit);
    await moveFirst(dayBegan - 29 * dayMs - 1);
    expect(await change('두부세모')).toEqual({ nickName: '두부세모', changesLeft: 0 });
  });

  test('of two changes at once the second one counts the first', async () => {
    await change('두부한모');
    const answers = await queueBehind(market.databaseUrl, 'SELECT FROM member FOR NO KEY UPDATE', [
      () => change('두부두모'),
      () => change('두부세모'),
    ]);
    expect(answers).toEqual([{ nickName: '두부두모', changesLeft: 0 }, codes.nicknameLimit]);
  });

  test('of ten members who want the same nickname at once, one gets it', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => change(n % 2 ? 'Tofu' : 'ＴＯＦＵ', n % 3 ? me : other)),
    );
    const [row] = await query<{ count: number }>(
      market.databaseUrl,
      "SELECT count(*)::integer AS count FROM member WHERE lower(nickname) = 'tofu'",
    );
    expect(row?.count).toBe(1);
    expect(answers).toContain(codes.notMatched);
  });
});

test('a generated nickname is allowed', () => {
  for (let n = 0; n < 200; n += 1) expect(faultOf(generateNickname())).toBeUndefined();
});

test('the database refuses nicknames that look equal', async () => {
  const rename = query(market.databaseUrl, "UPDATE member SET nickname = 'ＭＥＭＢＥＲ' WHERE member_id = $1", [
    visitors.otherMember.memberId,
  ]);
  await expect(rename).rejects.toThrow('member_by_nickname');
});
