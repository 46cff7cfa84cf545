import { readConfig } from './config.ts';

const DATABASE_URL = 'postgres://a@b/c';

test('reads the environment, with defaults for this machine', () => {
  expect(readConfig({ DATABASE_URL })).toMatchObject({ databaseUrl: DATABASE_URL, host: '127.0.0.1', port: 4701 });
  const config = readConfig({ DATABASE_URL, PORT: '80', HOST: '0.0.0.0', TRUSTED_PROXIES: '10.0.0.0/8,::1' });
  expect(config).toMatchObject({ port: 80, host: '0.0.0.0', trustedProxies: ['10.0.0.0/8', '::1'] });
});

test('a missing or wrong value stops the start and says which', () => {
  expect(() => readConfig({})).toThrow('DATABASE_URL is not set');
  expect(() => readConfig({ DATABASE_URL, PORT: '80a' })).toThrow("PORT must be a whole number, not '80a'");
});
