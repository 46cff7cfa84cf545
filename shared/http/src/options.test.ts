import type { CallOptions, Reply } from './options.ts';

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

test('the types of a call’s options and data come from its definition', () => {
  const replyIsTyped: Same<Reply<'GET /api/v1/display/web/current-datetime'>, { serverDt: string }> = true;
  const demanded: CallOptions<'GET /api/v1/display/adon/banner'> = { query: { position: 'home' } };
  // @ts-expect-error the position is required
  const missing: CallOptions<'GET /api/v1/display/adon/banner'> = {};
  // @ts-expect-error the call takes no query
  const surplus: CallOptions<'GET /api/v1/display/home/shop'> = { query: { page: 1 } };
  expect([replyIsTyped, demanded, missing, surplus]).toHaveLength(4);
});
