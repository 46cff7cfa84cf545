import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../errors.ts';

/** The authenticated member, as the database has it now. */
export interface Member {
  memberId: number;
  role: 'member' | 'admin';
  /** The ban's message, which lets the member only read; null without a ban, and once it has ended. */
  banMessage: string | null;
  /** When the ban ends by itself; null for one without an end. */
  banEndsAt: string | null;
  /** Whether all required consents are given; until then the sign-up is unfinished and the member may only read. */
  hasAgreed: boolean;
  sessionId: string;
  /** The device on which the session began. */
  deviceUuid: string;
  /** A pseudonym for logs and analytics. */
  pseudonym: string;
}

/** The content of an access token; its member may have signed out or been banned since. */
export interface Claims extends Pick<Member, 'memberId' | 'sessionId' | 'pseudonym'> {
  expiresAt: Date;
  /** The token is genuine but expired. */
  isExpired: boolean;
}

export interface Callers {
  /** Checks the signature only; throws for a token that the API did not sign. */
  read(accessToken: string): Claims | Promise<Claims>;
  /** Looks the session up; throws when it has ended. */
  identify(claims: Claims): Promise<Member>;
}

interface Caller {
  member: Member;
  isExpired: boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    callers: Callers;
  }
  interface FastifyRequest {
    /** Decoded once in each request. */
    claims: Promise<Claims> | undefined;
    /** Looked up once in each request, and only for handlers that need the member. */
    caller: Promise<Caller> | undefined;
    /** For the log. */
    pseudonym: string | undefined;
  }
}

export function recogniseCallers(app: FastifyInstance, callers: Callers): void {
  app.decorate('callers', callers);
  app.decorateRequest('claims', undefined);
  app.decorateRequest('caller', undefined);
  app.decorateRequest('pseudonym', undefined);
}

/** The token in an `Authorization` or `accessToken` header: clients store it with its scheme. */
export const bareToken = (header: string): string => header.replace(/^Bearer(\s+|$)/i, '').trim();

export async function requireMember(request: FastifyRequest): Promise<Member> {
  const { member, isExpired } = await callerOf(request);
  if (isExpired) throw new ApiError('tokenExpired');
  return member;
}

/** Undefined without a token. An invalid token is refused, so that the client refreshes it. */
export async function optionalMember(request: FastifyRequest): Promise<Member | undefined> {
  return request.headers.authorization === undefined ? undefined : requireMember(request);
}

/** For callers who are no admins, the reply is the same as for a page that does not exist. */
export async function requireAdmin(request: FastifyRequest): Promise<Member> {
  const { member } = await callerOf(request).catch((error) => {
    throw error instanceof ApiError ? new ApiError('noData') : error;
  });
  if (member.role !== 'admin') throw new ApiError('noData');
  return requireMember(request);
}

/** The session that the token names, even if the token has expired. */
function callerOf(request: FastifyRequest): Promise<Caller> {
  request.caller ??= findCaller(request);
  return request.caller;
}

async function findCaller(request: FastifyRequest): Promise<Caller> {
  const claims = await claimsOf(request);
  return { member: await request.server.callers.identify(claims), isExpired: claims.isExpired };
}

/** The token's own content: reliable enough for counting, not for access. */
export function claimsOf(request: FastifyRequest): Promise<Claims> {
  request.claims ??= readClaims(request);
  return request.claims;
}

async function readClaims(request: FastifyRequest): Promise<Claims> {
  const token = bareToken(request.headers.authorization ?? '');
  if (!token) throw new ApiError('tokenMissing');
  const claims = await request.server.callers.read(token);
  request.pseudonym = claims.pseudonym;
  return claims;
}
