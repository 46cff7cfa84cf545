import type { FastifyReply, FastifyRequest } from 'fastify';

/** Refuses requests without the key. */
export const requireKey =
  (apiKey: string) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (request.headers.authorization === `Bearer ${apiKey}`) return undefined;
    return reply.code(401).send({ error: 'wrong api key' });
  };
