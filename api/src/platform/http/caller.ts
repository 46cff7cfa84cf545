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

interface Caller {
  member: Member;
  expiresAt: Date;
  /** The access token is the member's, but its time is over. */
  isExpired: boolean;
}

/** Finds whom an access token belongs to; throws when it is nobody's. */
export type Identify = (accessToken: string) => Promise<Caller>;

declare module 'fastify' {
  interface FastifyInstance {
    identify: Identify;
  }
  interface FastifyRequest {
    /** Asked for once in each request, however many want to know. */
    caller: Promise<Caller> | undefined;
    /** For the log. */
    pseudonym: string | undefined;
  }
}

export function recogniseCallers(app: FastifyInstance, identify: Identify): void {
  app.decorate('identify', identify);
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
export function callerOf(request: FastifyRequest): Promise<Caller> {
  request.caller ??= findCaller(request);
  return request.caller;
}

async function findCaller(request: FastifyRequest): Promise<Caller> {
  const token = bareToken(request.headers.authorization ?? '');
  if (!token) throw new ApiError('tokenMissing');
  const caller = await request.server.identify(token);
  request.pseudonym = caller.member.pseudonym;
  return caller;
}
