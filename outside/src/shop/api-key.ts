import type { FastifyReply, FastifyRequest } from 'fastify';

const apiKey = 'shop-stand-in';

export async function requireApiKey(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  if (request.headers.authorization === `Bearer ${apiKey}`) return undefined;
  return reply.code(401).send({ error: 'wrong api key' });
}
