import { codes } from '@jangteo/contract/codes';
import Fastify from 'fastify';
import { ApiError } from '../../errors.ts';
import { respondToFailures } from './failures.ts';

type Name = Exclude<keyof typeof codes, 'ok'>;
const names = Object.keys(codes).filter((name): name is Name => name !== 'ok');

/** The customer's catalogue, written a second time. */
const catalogue = [5, 8, 9, 10, 11, 12, 13, 51, 52, 81, 82, 83, 84, 87, 91, 92, 110, 111, 112, 141, 180, 400];

test('[ERR-01] the catalogue has these codes and no others', () => {
  expect(names.map((name) => codes[name]).sort((a, b) => a - b)).toEqual(catalogue);
});

test.each(names)(
  '[ERR-01] %s reaches the client with its code, a failure status and a Korean message',
  async (name) => {
    const app = Fastify();
    respondToFailures(app);
    app.get('/', () => {
      throw new ApiError(name);
    });
    const reply = await app.inject('/');
    expect(reply.statusCode).toBeGreaterThanOrEqual(400);
    expect(reply.json()).toEqual({
      code: codes[name],
      message: expect.stringMatching(/[가-힣]/),
      requestId: expect.any(String),
    });
    await app.close();
  },
);
