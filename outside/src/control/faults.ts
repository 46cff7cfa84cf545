import type { FastifyInstance, FastifyReply } from 'fastify';

/** Endpoints that can be made to fail. */
const faultPoints = [
  'portal-profile',
  'portal-token',
  'portal-token-info',
  'device-maker-keys',
  'device-maker-token',
  'device-maker-revoke',
  'shop-customers',
  'shop-points',
  'shop-points-lookup',
  'shop-prices',
  'sms',
  'push',
  'collectors',
  'chat-share',
] as const;
type FaultPoint = (typeof faultPoints)[number];

/**
 * - `error`: 500; `busy`: 429; `refuse`: 422; `nonsense`: 200 with a page instead of data; `redirect`: 302 to another origin
 * - `hang`: no response and nothing done; `late`: everything done, but no response
 */
const faultModes = ['error', 'busy', 'refuse', 'nonsense', 'redirect', 'hang', 'late'] as const;
type FaultMode = (typeof faultModes)[number];

interface Fault {
  mode: FaultMode;
  /** The number of requests that are still to fail. */
  left: number;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    faultPoint?: FaultPoint;
  }
}

/** Where a fault is wanted: for everybody, or for one customer of the shop platform. */
interface Place {
  point: FaultPoint;
  customerKey?: string | undefined;
}

/**
 * Failures on demand: `PUT /control/faults/shop-customers {"mode":"error","times":2}`, without `times` until it is deleted.
 * With the key of a customer after the point, `/control/faults/shop-customers/<key>`, only that customer's requests fail.
 */
export function faults(app: FastifyInstance): void {
  const wanted = new Map<string, Fault>();
  const late = new WeakSet<FastifyReply>();

  app.put<{ Params: Place; Body: { mode: FaultMode; times?: number } }>(
    '/control/faults/:point/:customerKey?',
    { schema: faultSchema },
    ({ params, body }) => {
      wanted.set(nameOf(params), { mode: body.mode, left: body.times ?? Number.POSITIVE_INFINITY });
      return listOf(wanted);
    },
  );
  app.delete('/control/faults', () => {
    wanted.clear();
    return listOf(wanted);
  });
  app.delete<{ Params: Place }>('/control/faults/:point/:customerKey?', ({ params }) => {
    wanted.delete(nameOf(params));
    return listOf(wanted);
  });
  app.get('/control/faults', () => listOf(wanted));

  app.addHook('onRequest', async (request, reply) => {
    const point = request.routeOptions.config.faultPoint;
    if (!point) return;
    const { customerKey } = request.params as Partial<Place>;
    const ownName = nameOf({ point, customerKey });
    const name = wanted.has(ownName) ? ownName : point;
    const fault = wanted.get(name);
    if (!fault) return;
    fault.left -= 1;
    if (fault.left <= 0) wanted.delete(name);
    if (fault.mode === 'late') late.add(reply);
    else await fail(reply, fault.mode);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (late.has(reply)) await never;
  });
}

const nameOf = ({ point, customerKey }: Place): string => (customerKey ? `${point}/${customerKey}` : point);

const listOf = (wanted: Map<string, Fault>) => ({ faults: Object.fromEntries(wanted) });

const faultSchema = {
  params: { type: 'object', properties: { point: { type: 'string', enum: faultPoints } } },
  body: {
    type: 'object',
    required: ['mode'],
    properties: { mode: { type: 'string', enum: faultModes }, times: { type: 'integer', minimum: 1 } },
  },
};

const never = new Promise<void>(() => undefined);

/** A hijacked reply gets no response; it ends with the caller's own timeout. */
const fail = (reply: FastifyReply, mode: Exclude<FaultMode, 'late'>): FastifyReply | undefined => {
  if (mode === 'error') return reply.code(500).send({ error: 'internal_error' });
  if (mode === 'busy') return reply.code(429).send({ error: 'too_many_requests' });
  if (mode === 'refuse') return reply.code(422).send({ error: 'refused' });
  if (mode === 'nonsense') return reply.type('text/html').send('<h1>점검 중입니다</h1>');
  if (mode === 'redirect') return reply.redirect('/live', 302);
  reply.hijack();
  return undefined;
};
