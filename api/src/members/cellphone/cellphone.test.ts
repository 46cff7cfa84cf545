import { codes } from '@jangteo/contract/codes';
import { callAs } from '../../../test/call-as.ts';
import {
  breakOutside,
  type ConnectedApp,
  deleteMembers,
  mendOutside,
  openConnectedApp,
  runDeliveries,
} from '../../../test/outside.ts';
import { query } from '../../../test/query.ts';
import { openVisitors, type Role, type Visitor } from '../../../test/visitors.ts';

let market: ConnectedApp;
let visitors: Record<Role, Visitor>;
let me: ReturnType<typeof callAs>;
let other: ReturnType<typeof callAs>;
beforeAll(async () => {
  market = await openConnectedApp();
});
let number: string;
let numbers = 0;
beforeEach(async () => {
  await deleteMembers(market);
  await mendOutside(market.outside);
  visitors = await openVisitors(market.databaseUrl);
  me = callAs(market.app, visitors.member);
  other = callAs(market.app, visitors.otherMember);
  numbers += 1;
  number = `0109${String(numbers).padStart(7, '0')}`;
});
afterAll(() => market.close());

const messagesTo = async (cellphone: string): Promise<string[]> =>
  (await market.outside.inject('/control/sms/messages'))
    .json()
    .list.filter(({ to }: { to: string }) => to === cellphone)
    .map(({ text }: { text: string }) => text);

const ask = (cellphone = number, call = me) => call('POST /api/v1/user/phone/code', { body: { cellphone } });
const enter = (code: string, cellphone = number, call = me) =>
  call('PUT /api/v2/user/cellphone', { body: { cellphone, code } });

/** The latest code, read from the stand-in's page. */
async function received(cellphone = number): Promise<string> {
  await runDeliveries(market);
  const [, code = ''] = /인증번호 (\d{6})\./.exec((await messagesTo(cellphone)).at(-1) ?? '') ?? [];
  return code;
}
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function prove(cellphone: string, call = me): Promise<void> {
  await ask(cellphone, call);
  expect(await enter(await received(cellphone), cellphone, call)).toMatchObject({
    maskedCellphone: expect.any(String),
  });
}

describe('[MYP-02] the number', () => {
  test('is changed with the code that was sent to it', async () => {
    const now = market.clock.now.getTime();
    expect(await ask('010-9000-0000')).toEqual({
      expireDt: new Date(now + 180_000).toISOString(),
      resendDt: new Date(now + 60_000).toISOString(),
    });
    const code = await received('01090000000');
    expect(await enter(code, '010-9000-0000')).toEqual({ maskedCellphone: '010-****-0000', otherAccounts: [] });
    expect(await me('GET /api/v1/user/myinfo')).toMatchObject({ maskedCellphone: '010-****-0000' });
  });

  test('is not sent a code that is no longer valid; the log has a line instead', async () => {
    const warned = jest.spyOn(market.app.log, 'warn');
    await ask();
    market.clock.forward(181);
    await runDeliveries(market);
    expect(await messagesTo(number)).toEqual([]);
    expect(warned.mock.calls).toEqual([
      [{ messageId: expect.stringMatching(/^phone-code-\d+$/) }, 'a text message expired before it was sent'],
    ]);
    warned.mockRestore();
  });

  test('is changed once with a code; a repeat, whose reply may be needed, changes nothing', async () => {
    await prove('01055550001');
    market.clock.forward(61);
    await ask();
    const code = await received();
    const changed = await enter(code);
    expect(await enter(code)).toEqual(changed);
    expect(await enter(wrong(code))).toBe(codes.notMatched);
    await me('POST /api/v1/user/cellphone/undo');
    expect(await enter(code)).toBe(codes.notMatched);
    expect(await me('GET /api/v1/user/myinfo')).toMatchObject({ maskedCellphone: '010-****-0001' });
  });

  test('five wrong codes end the right one; a new code starts over', async () => {
    await ask();
    const code = await received();
    for (let tries = 0; tries < 4; tries += 1) expect(await enter(wrong(code))).toBe(codes.notMatched);
    expect(await enter(wrong(code))).toBe(codes.outOfRange);
    expect(await enter(code)).toBe(codes.outOfRange);
    market.clock.forward(61);
    await ask();
    expect(await enter(await received())).toMatchObject({ otherAccounts: [] });
  });

  test('simultaneous tries are counted one by one', async () => {
    await ask();
    const code = await received();
    const answers = await Promise.all(Array.from({ length: 20 }, () => enter(wrong(code))));
    expect(answers.filter((answer) => answer === codes.notMatched)).toHaveLength(4);
    expect(await enter(code)).toBe(codes.outOfRange);
  });

  test('a code is valid for three minutes, for its number and its member, and only the latest', async () => {
    await ask();
    const first = await received();
    expect(await enter(first, number, other)).toBe(codes.notMatched);
    expect(await enter(first, '01099999999')).toBe(codes.notMatched);
    market.clock.forward(61);
    await ask();
    const second = await received();
    if (second !== first) expect(await enter(first)).toBe(codes.notMatched);
    market.clock.forward(180);
    expect(await enter(second)).toBe(codes.notMatched);
  });

  test('another code may be requested after a minute, and five a day', async () => {
    expect(await ask()).toMatchObject({ resendDt: expect.any(String) });
    const { headers } = visitors.member;
    const anotherNumber = { cellphone: '01077776666' };
    const soon = { method: 'POST', url: '/api/v1/user/phone/code', headers, payload: anotherNumber } as const;
    market.clock.forward(20);
    const refusal = await market.app.inject(soon);
    expect(refusal.statusCode).toBe(429);
    expect(refusal.headers['retry-after']).toBe('40');
    expect(refusal.json()).toMatchObject({ code: codes.outOfRange, message: expect.stringContaining('40초 뒤') });
    for (let n = 0; n < 4; n += 1) {
      market.clock.forward(60);
      expect(await ask()).toMatchObject({ resendDt: expect.any(String) });
    }
    market.clock.forward(60);
    expect(await ask()).toBe(codes.outOfRange);
    // Other members' requests for the same number count, too.
    expect(await ask(number, other)).toBe(codes.outOfRange);
    expect(await ask('01088887777', other)).toMatchObject({ resendDt: expect.any(String) });
  });

  test('five codes a day may be requested by one member, for whatever numbers', async () => {
    for (let n = 0; n < 5; n += 1) {
      expect(await ask(`0107777000${n}`)).toMatchObject({ resendDt: expect.any(String) });
      market.clock.forward(61);
    }
    expect(await ask('01077770005')).toBe(codes.outOfRange);
    expect(await ask('01077770005', other)).toMatchObject({ resendDt: expect.any(String) });
  });

  test('[ERR-01] while the gateway fails, no further code is requested of it, and the attempt does not count', async () => {
    await breakOutside(market.outside, 'sms', 'error');
    await ask();
    await runDeliveries(market);
    for (let n = 0; n < 5; n += 1) {
      market.clock.forward(61);
      expect(await ask()).toBe(codes.externalApi);
    }
    await mendOutside(market.outside);
    await query(market.databaseUrl, 'UPDATE outbox SET next_at = now()');
    await runDeliveries(market);
    // That message is too old to be sent now; the next one is not.
    await prove(number);
    expect(await messagesTo(number)).toHaveLength(1);
  });

  test('of simultaneous and repeated requests for a code, one is sent, and all are told until when it is valid', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask()));
    const now = market.clock.now.getTime();
    const times = { expireDt: new Date(now + 180_000).toISOString(), resendDt: new Date(now + 60_000).toISOString() };
    market.clock.forward(59);
    expect([...answers, await ask()]).toEqual(Array(11).fill(times));
    await runDeliveries(market);
    expect(await messagesTo(number)).toHaveLength(1);
  });

  test.each([
    [{}, codes.required],
    [{ cellphone: '02-123-4567' }, codes.notMatched],
    [{ cellphone: '010 1234 5678' }, codes.notMatched],
    [{ cellphone: 1012345678 }, codes.notMatched],
  ])('%j is refused', async (body, code) => {
    expect(await me('POST /api/v1/user/phone/code', { body })).toBe(code);
    expect(await me('PUT /api/v2/user/cellphone', { body: { ...body, code: '123456' } })).toBe(code);
  });

  test.each(['12345', '1234567', 'abcdef'])('%s is refused as a code', async (code) => {
    expect(await enter(code)).toBe(codes.notMatched);
  });
});

describe('[MYP-02] a change of the number is undone', () => {
  const undo = (call = me) => call('POST /api/v1/user/cellphone/undo');
  const info = () => me('GET /api/v1/user/myinfo');
  const first = '01055550001';
  const later = async (cellphone: string, call = me) => {
    market.clock.forward(61);
    await prove(cellphone, call);
  };
  beforeEach(() => prove(first));

  test('once, within a day, to the number before it', async () => {
    expect(await info()).toMatchObject({ cellphoneUndo: null });
    await later('01055550002');
    const untilDt = new Date(market.clock.now.getTime() + 86_400_000).toISOString();
    expect(await info()).toMatchObject({ cellphoneUndo: { maskedCellphone: '010-****-0001', untilDt } });
    expect(await undo(other)).toBe(codes.noData);
    expect(await undo()).toEqual({ maskedCellphone: '010-****-0001' });
    expect(await info()).toMatchObject({ maskedCellphone: '010-****-0001', cellphoneUndo: null });
    expect(await undo()).toBe(codes.noData);
  });

  test('of one’s own alone: that of another member can still be undone', async () => {
    for (const cellphone of ['01055550008', '01055550009']) await later(cellphone, other);
    await later('01055550002');
    expect(await undo()).toEqual({ maskedCellphone: '010-****-0001' });
    expect(await undo(other)).toEqual({ maskedCellphone: '010-****-0008' });
  });

  test('to the first number of the day, however often it was changed', async () => {
    await later('01055550002');
    await later('01055550003');
    expect(await undo()).toEqual({ maskedCellphone: '010-****-0001' });
  });

  test('not after a day', async () => {
    await later('01055550002');
    await query(market.databaseUrl, "UPDATE replaced_cellphone SET replaced_at = replaced_at - interval '1 day'");
    expect(await info()).toMatchObject({ cellphoneUndo: null });
    expect(await undo()).toBe(codes.noData);
    await later('01055550003');
    expect(await undo()).toEqual({ maskedCellphone: '010-****-0002' });
  });

  test('not once another member has proved to own the number', async () => {
    await later('01055550002');
    await later(first, other);
    expect(await info()).toMatchObject({ cellphoneUndo: null });
    expect(await undo()).toBe(codes.noData);
  });

  test('not by proving the same number again', async () => {
    await later(first);
    expect(await undo()).toBe(codes.noData);
  });

  test('once, by ten simultaneous requests', async () => {
    await later('01055550002');
    const replies = await Promise.all(Array.from({ length: 10 }, () => undo()));
    expect(replies.filter((reply) => reply === codes.noData)).toHaveLength(9);
  });
});

describe('the message', () => {
  test('is sent once, also when the gateway’s response was lost', async () => {
    await breakOutside(market.outside, 'sms', 'late', 2);
    await ask();
    await runDeliveries(market);
    await query(market.databaseUrl, 'UPDATE outbox SET next_at = now()');
    await runDeliveries(market);
    expect(await messagesTo(number)).toHaveLength(1);
    expect(await query(market.databaseUrl, 'SELECT FROM outbox WHERE done_at IS NULL')).toEqual([]);
  });

  test('is not sent when its code has expired in the meantime', async () => {
    await breakOutside(market.outside, 'sms', 'error', 2);
    await ask();
    await runDeliveries(market);
    market.clock.forward(181);
    await query(market.databaseUrl, 'UPDATE outbox SET next_at = now()');
    await runDeliveries(market);
    expect(await messagesTo(number)).toEqual([]);
    expect(await query(market.databaseUrl, 'SELECT FROM outbox WHERE done_at IS NULL')).toEqual([]);
  });

  test('is stored encrypted, number and code, until it is sent', async () => {
    await ask();
    const [delivery] = await query<{ text: string }>(market.databaseUrl, 'SELECT payload::text AS text FROM outbox');
    const code = await received();
    expect(delivery?.text).not.toMatch(new RegExp(`${number}|${code}`));
    const rows = await query<{ text: string }>(market.databaseUrl, 'SELECT code_hash AS text FROM phone_code');
    expect(rows[0]?.text).not.toContain(code);
  });
});

describe('the look-up of a number’s accounts', () => {
  const look = (cellphone?: string) => me('GET /api/v1/user/email', { query: cellphone ? { cellphone } : {} });
  const email = (of: Visitor, address: string) =>
    query(market.databaseUrl, 'UPDATE member SET email = $2 WHERE member_id = $1', [of.memberId, address]);

  test('returns them, masked, to the number’s owner', async () => {
    await email(visitors.member, 'mine@mail.test');
    await email(visitors.otherMember, 'other@mail.test');
    await prove(number, other);
    market.clock.forward(61);
    await ask(number);
    expect(await enter(await received())).toMatchObject({
      otherAccounts: [{ channelType: 1001, maskedEmail: 'ot***@mail.test' }],
    });
    const others = { list: [{ channelType: 1001, maskedEmail: 'ot***@mail.test' }] };
    expect(await look(number)).toEqual(others);
    expect(await look()).toEqual(others);
  });

  test('of one’s own number needs no number and has no limit', async () => {
    await query(market.databaseUrl, 'UPDATE member SET cellphone = NULL');
    for (let n = 0; n < 7; n += 1) expect(await look()).toEqual({ list: [] });
  });

  test('returns the same for another member’s number and for an unknown one', async () => {
    await prove(number, other);
    expect(await look(number)).toEqual({ list: [] });
    expect(await look('01000000000')).toEqual({ list: [] });
  });

  test('returns the same also to a member whose own number has other accounts', async () => {
    await prove(number, other);
    await prove('01077776666');
    await query(
      market.databaseUrl,
      'UPDATE member SET cellphone = (SELECT cellphone FROM member WHERE member_id = $1) WHERE member_id = $2',
      [visitors.member.memberId, visitors.admin.memberId],
    );
    expect(await look()).toMatchObject({ list: [{}] });
    expect(await look(number)).toEqual({ list: [] });
    expect(await look('01000000000')).toEqual({ list: [] });
  });

  test('is allowed five times an hour', async () => {
    for (let n = 0; n < 5; n += 1) expect(await look(number)).toEqual({ list: [] });
    expect(await look(number)).toBe(codes.outOfRange);
    expect(await other('GET /api/v1/user/email', { query: { cellphone: number } })).toEqual({ list: [] });
  });

  test('counts ten simultaneous look-ups as ten', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => look(number)));
    expect(answers.filter((answer) => answer === codes.outOfRange)).toHaveLength(5);
  });

  test('refuses what is no number', async () => {
    expect(await look('12')).toBe(codes.notMatched);
  });
});
