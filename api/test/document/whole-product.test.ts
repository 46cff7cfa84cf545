import sharp from 'sharp';
import { openDatabase } from '../../src/platform/database/database.ts';
import {
  type ConnectedApp,
  deviceLanding,
  landing,
  openConnectedApp,
  runDeliveries,
  visitDeviceMaker,
  visitPortal,
} from '../outside.ts';
import { query } from '../query.ts';
import { giveStars } from '../stars.ts';
import { ownOf, settleIn } from './bystander.ts';
import { takePart } from './community.ts';
import { DocumentedClient, type File, readDocument } from './documented-client.ts';
import {
  earnAndExchange,
  endOtherLogin,
  landByForm,
  manageAccount,
  readAlarms,
  renewAndSignOut,
  signIn,
  signUp,
} from './membership.ts';
import { browse, openApp, shop } from './shopping.ts';

let market: ConnectedApp;
let origin: string;
beforeAll(async () => {
  market = await openConnectedApp('market');
  origin = await market.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => market.close());

/** What reaches people from outside the product: a text message, the providers' windows. */
async function readCode(cellphone: string): Promise<string> {
  await runDeliveries(market);
  const messages: { to: string; text: string }[] = (await market.outside.inject('/control/sms/messages')).json().list;
  return /\d{6}/.exec(messages.findLast(({ to }) => to === cellphone)?.text ?? '')?.[0] ?? '';
}

const begin = (client: DocumentedClient, purpose: { channelType: number; redirectUri: string }) =>
  client.call<{ state: string; nonce: string; codeChallenge: string }>('postAuthSocialChallenge', purpose);

async function portalSignIn(client: DocumentedClient, persona = 'consenting') {
  const purpose = { channelType: 1001, redirectUri: landing };
  const begun = await begin(client, purpose);
  const code = (await visitPortal(market.outside, persona, { begun })).get('code');
  return { ...purpose, state: begun.state, code };
}

async function deviceMakerSignIn(client: DocumentedClient) {
  const purpose = { channelType: 1002, redirectUri: deviceLanding };
  const { state, nonce } = await begin(client, purpose);
  const { authorization, user } = await visitDeviceMaker(market.outside, 'newcomer', nonce);
  return {
    ...{ ...purpose, state, nonce },
    socialToken: authorization.id_token,
    code: authorization.code,
    name: `${user?.name.lastName}${user?.name.firstName}`,
  };
}

/** What operators do for the market: grant stars, and let a member see unpublished content. */
async function giveToAll(stars: number): Promise<void> {
  const database = openDatabase(market.databaseUrl, () => undefined);
  const members = await database.query<{ memberId: number }>(
    `SELECT DISTINCT member_id AS "memberId" FROM session WHERE device_uuid IN ('w-writer', 'w-reader')`,
  );
  for (const { memberId } of members) await giveStars(database, { memberId, stars, now: market.clock.now });
  await database.close();
}

const appoint = (deviceUuid: string) =>
  query(
    market.databaseUrl,
    "UPDATE member SET role = 'admin' WHERE member_id = (SELECT member_id FROM session WHERE device_uuid = $1 LIMIT 1)",
    [deviceUuid],
  );

/** Calls whose second reply differs on purpose: they make something new, count each time, or end what they need. */
const differently = [
  ...['postAuthSocialChallenge', 'postAuthSocialLanding', 'postCommunityImage', 'postUserMyData'],
  ...['postAppAccess', 'putDisplayNoticeByIdView'],
  ...['postAuthSocialSigninAndUp', 'postAuthSocialLandingExchange', 'putTokenJwtRefresh', 'deleteTokenJwt'],
  ...['deleteUserSessionBySessionId', 'postUserCellphoneUndo', 'deleteAuthSocialWithdrawal'],
];

/** Makes each writing call a second time, as after a reply that was lost. */
class RepeatingClient extends DocumentedClient {
  override async call<Data>(name: string, ...rest: [values?: Record<string, unknown>, file?: File]): Promise<Data> {
    const data = await super.call<Data>(name, ...rest);
    const isRepeated = !name.startsWith('get') && !differently.includes(name);
    if (isRepeated) expect({ [name]: await super.call<Data>(name, ...rest) }).toEqual({ [name]: data });
    return data;
  }
}

test('[API-01] [API-02] a client that knows only the document makes every call of the product; writing calls can be repeated, and change nothing of another member’s own', async () => {
  const operations = await readDocument(origin);
  const called = new Set<string>();
  const client = (deviceUuid: string) => new RepeatingClient(operations, origin, deviceUuid, called);
  const [visitor, writer, reader] = [client('w-visitor'), client('w-writer'), client('w-reader')];
  const tablet = client('w-tablet');

  await openApp(visitor);
  const found = await browse(visitor);
  await landByForm(visitor);

  await signUp(writer, await portalSignIn(writer));
  await signUp(reader, await deviceMakerSignIn(reader));
  const bystander = client('w-bystander');
  await signUp(bystander, await portalSignIn(bystander, 'guest-bystander'));
  await settleIn(bystander, found);
  const ofBystander = await ownOf(bystander, operations, found);
  expect(ofBystander).toMatchObject({
    ...{ getUserLikeProduct: { totalCount: 1 }, getUserLikeShop: { totalCount: 1 } },
    ...{ getCommunityMyPost: { totalCount: 1 }, getCommunityMyQna: { totalCount: 1 } },
    ...{ getCommunityBlock: { totalCount: 1 }, getCommunityDraftByBoard: { draft: { title: '감이 달아요' } } },
    ...{ getGamePlays: { totalCount: 1 }, getUserSession: { list: [{ isCurrent: true }] } },
  });
  await signIn(tablet, await portalSignIn(tablet));
  await endOtherLogin(writer, tablet);
  await openApp(writer);
  await shop(writer, found);
  await manageAccount(writer, readCode);
  await giveToAll(2_000);
  await earnAndExchange(writer, () => runDeliveries(market));
  await takePart({ writer, reader, photo: await photo() });
  await readAlarms(writer);

  const previews = { Deal: found.dealId, Event: found.eventId, Period: found.periodId, Notice: 1 };
  await appoint('w-reader');
  for (const [page, id] of Object.entries(previews)) await reader.call(`getDisplayAdmin${page}ById`, { id });

  await renewAndSignOut(reader);
  await writer.call('deleteAuthSocialWithdrawal', { reason: 'other' });
  expect(await writer.refused('getUserMypage')).toBe(112);
  expect(await ownOf(bystander, operations, found)).toEqual(ofBystander);
  expect([...operations.keys()].filter((name) => !called.has(name))).toEqual([]);
});

const photo = () =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: 'white' } })
    .jpeg()
    .toBuffer();
