import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../errors.ts';

/** Who calls, as the database says it now. */
export interface Member {
  memberId: number;
  role: 'member' | 'admin';
  /** Why the member may only read; null for all others. */
  banMessage: string | null;
  /** To what is required; without it the sign-up is not finished, and the member may only read. */
  hasAgreed: boolean;
  sessionId: string;
  /** The device on which the session was begun. */
  deviceUuid: string;
  /** Stands for the member wherever nobody needs to know who it is: logs, analytics. */
  pseudonym: string;
}

/** What an access token says by itself: its member may have signed out since, or been banned. */
export interface Claims extends Pick<Member, 'memberId' | 'sessionId' | 'pseudonym'> {
  expiresAt: Date;
  /** The token is ours, but its time is over. */
  isExpired: boolean;
}

export interface Callers {
  /** By its signature alone; throws when the token is not ours. */
  read(accessToken: string): Promise<Claims>;
  /** Asks the database; throws when the session has ended. */
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
    /** Read once in each request, however many want to know. */
    claims: Promise<Claims> | undefined;
    /** Asked for once in each request, and only by those who must be sure. */
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

/** Nobody without a token; with one, a member. A token that does not hold is told, so that the client gets another. */
export async function optionalMember(request: FastifyRequest): Promise<Member | undefined> {
  return request.headers.authorization === undefined ? undefined : requireMember(request);
}

/** To everyone who is not an admin, the call looks as if what it asks for did not exist. */
export async function requireAdmin(request: FastifyRequest): Promise<Member> {
  const { member } = await callerOf(request).catch((error) => {
    throw error instanceof ApiError ? new ApiError('noData') : error;
  });
  if (member.role !== 'admin') throw new ApiError('noData');
  return requireMember(request);
}

/** Whoever the token names, also when its time is over. */
function callerOf(request: FastifyRequest): Promise<Caller> {
  request.caller ??= findCaller(request);
  return request.caller;
}

async function findCaller(request: FastifyRequest): Promise<Caller> {
  const claims = await claimsOf(request);
  return { member: await request.server.callers.identify(claims), isExpired: claims.isExpired };
}

/** What the token says: enough to count by, not to let anyone in. */
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
