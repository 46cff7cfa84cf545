import type { FastifyRequest } from 'fastify';

/** The machine and program that a request comes from, as far as it says so. */
export interface Client {
  address: string;
  userAgent: string;
}

export const clientOf = ({ ip, headers }: FastifyRequest): Client => ({
  address: ip,
  userAgent: headers['user-agent'] ?? '',
});
