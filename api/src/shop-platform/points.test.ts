import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OutsideFailure } from '../platform/outbound.ts';
import { grantPoints } from './points.ts';

let status: number;
let platform: Server;
beforeAll(async () => {
  platform = createServer((request, response) => {
    request.resume();
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(platform, 'listening');
});
afterAll(() => platform.close());

const grant = (answered: number) => {
  status = answered;
  const { port } = platform.address() as AddressInfo;
  const settings = { customersUrl: `http://127.0.0.1:${port}/`, pricesUrl: '', apiKey: 'key' };
  return grantPoints(settings, { customerKey: 'customer', grantKey: 'grant', points: 100 });
};

test.each([400, 403, 404, 422])('%i refuses a grant', async (answered) => {
  expect(await grant(answered)).toBe('refused');
});

test.each([408, 409, 423, 425, 500, 503])(
  'after %i a grant is unknown: a request with the same key may be in work',
  async (answered) => {
    await expect(grant(answered)).rejects.toThrow(OutsideFailure);
  },
);
