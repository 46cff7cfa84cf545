// Decision: docs/decisions/2026-11-22-sign-ins-answer-a-challenge.md

import type { ChannelType } from '@jangteo/contract';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import type { Queries } from '../platform/database/database.ts';
import { firstResult, type KeySet, type Keys } from '../platform/keys.ts';
import { hashOf } from './secret-hash.ts';
import { SignInRefused } from './sign-in-refused.ts';

/** Long enough for a provider's text message or a forgotten password. */
const challengeSeconds = 30 * 60;

/** What a sign-in is for. */
interface Purpose {
  channelType: ChannelType;
  /** The landing page, to which the provider sends the person back. */
  redirectUri: string;
  /** Identifies the browser in which the sign-in was begun. */
  browserSecret: string;
}

/** Tells a challenge from everything else that the server seals. */
const prefix = 'sign-in challenge ';

/** Sealed into the state itself: unfinished sign-ins leave nothing in the database. */
const Content = Type.Object({
  channelType: Type.Integer(),
  redirectUri: Type.String(),
  browser: Type.String(),
  issuedAt: Type.Integer(),
});

/** What the provider's answer has to fit. */
export interface Challenge {
  nonce: string;
  codeVerifier: string;
  issuedAt: Date;
}

export function makeChallenge(keys: Keys, purpose: Purpose, now: Date) {
  const content: Static<typeof Content> = { ...contentOf(purpose), issuedAt: now.getTime() };
  const state = keys.seal(prefix + JSON.stringify(content)).toString('base64url');
  const { nonce, codeVerifier } = answersOf(keys, state);
  // The verifier itself never leaves the server (RFC 7636, S256).
  return { state, nonce, codeChallenge: hashOf(codeVerifier).toString('base64url'), expiresIn: challengeSeconds };
}

/**
 * Spends the challenge before it is compared: a state that any caller has presented once is worth nothing afterwards.
 */
export async function spendChallenge(
  database: Queries,
  keys: Keys,
  {
    state,
    now,
    ...purpose
  }: Omit<Purpose, 'browserSecret'> & {
    state: string;
    browserSecret: string | undefined;
    now: Date;
  },
): Promise<Challenge> {
  const { channelType, redirectUri, browserSecret } = purpose;
  const opened = readState(keys, state);
  if (!opened) throw new SignInRefused(channelType, 'unknown challenge');
  const { content, sealedWith } = opened;
  const expiresAt = new Date(content.issuedAt + challengeSeconds * 1_000);
  if (expiresAt <= now) throw new SignInRefused(channelType, 'expired challenge');
  const [spent] = await database.query(spendSql, [hashOf(state), expiresAt]);
  if (!spent) throw new SignInRefused(channelType, 'reused challenge');
  const expected = contentOf({ channelType, redirectUri, browserSecret: browserSecret ?? '' });
  if (content.browser !== expected.browser) throw new SignInRefused(channelType, 'challenge of another browser');
  if (content.channelType !== expected.channelType || content.redirectUri !== expected.redirectUri) {
    throw new SignInRefused(channelType, 'challenge for another request');
  }
  return { ...answersOf(sealedWith, state), issuedAt: new Date(content.issuedAt) };
}

const spendSql = `
  INSERT INTO spent_challenge (state_hash, expires_at)
  VALUES ($1, $2)
  ON CONFLICT DO NOTHING
  RETURNING true AS "isSpent"`;

interface OpenedState {
  content: Static<typeof Content>;
  sealedWith: KeySet;
}

function readState(keys: Keys, state: string): OpenedState | undefined {
  const sealed = Buffer.from(state, 'base64url');
  // Another spelling of the same bytes would count as another, unspent state.
  if (sealed.toString('base64url') !== state) return undefined;
  return firstResult(keys.accepted, (sealedWith) => {
    const text = sealedWith.unseal(sealed);
    if (!text?.startsWith(prefix)) return undefined;
    const content: unknown = JSON.parse(text.slice(prefix.length));
    return Value.Check(Content, content) ? { content, sealedWith } : undefined;
  });
}

const contentOf = ({ channelType, redirectUri, browserSecret }: Purpose) => ({
  channelType,
  redirectUri: hashOf(redirectUri).toString('base64url'),
  browser: hashOf(browserSecret).toString('base64url'),
});

/** Derived again from the state alone; impossible to guess without the server's keys. */
const answersOf = (keys: KeySet, state: string) => ({
  nonce: keys.derive('nonce', state),
  codeVerifier: keys.derive('codeVerifier', state),
});
