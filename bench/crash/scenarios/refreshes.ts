import { createHash } from 'node:crypto';
import type { Tokens } from '@jangteo/contract';
import type { Person } from '../people.ts';
import type { Scenario } from '../scenario.ts';

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A session continues with the successor that its client received, and with no other. */
export function refreshes(people: readonly Person[]): Scenario {
  const turned: string[] = [];
  return {
    name: 'refreshes',
    act: async (ask, who) => {
      const { accessToken, refreshToken } = who.tokens;
      const headers = { accessToken, refreshToken };
      const { data } = await ask<Tokens>(who, 'PUT /api/v1/token/jwt/refresh', { headers });
      turned.push(`${hashOf(refreshToken)} turned`);
      who.tokens = data;
    },
    promised: () => [...turned, ...people.map(({ tokens }) => `${hashOf(tokens.refreshToken)} current`)],
    keptSql: `
      SELECT encode(token_hash, 'hex') || CASE WHEN rotated_at IS NULL THEN ' current' ELSE ' turned' END AS fact
      FROM refresh_token
      JOIN session USING (session_id)
      WHERE member_id = ANY($1) AND revoked_at IS NULL`,
  };
}
