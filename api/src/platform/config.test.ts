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

test('production does not start without a secret, nor anything with a short one', () => {
  expect(() => readConfig({ DATABASE_URL, NODE_ENV: 'production' })).toThrow('JWT_SECRET is not set');
  expect(() => readConfig({ DATABASE_URL, NODE_ENV: 'production', JWT_SECRET: '' })).toThrow('JWT_SECRET is not set');
  expect(() => readConfig({ DATABASE_URL, JWT_SECRET: 'short' })).toThrow('at least 32');
  const JWT_SECRET = 'x'.repeat(32);
  expect(readConfig({ DATABASE_URL, NODE_ENV: 'production', JWT_SECRET }).jwtSecret).toBe(JWT_SECRET);
});

test('elsewhere a process makes a secret of its own', () => {
  expect(readConfig({ DATABASE_URL }).jwtSecret).toMatch(/^[0-9a-f]{64}$/);
});

test('the outside is where the stand-ins are, unless an address says otherwise', () => {
  const { portal, deviceMaker } = readConfig({
    DATABASE_URL,
    OUTSIDE_URL: 'http://127.0.0.1:9000',
    PORTAL_PROFILE_URL: 'https://portal.example/me',
  }).outside;
  expect(portal.profileUrl).toBe('https://portal.example/me');
  expect(deviceMaker.keysUrl).toBe('http://127.0.0.1:9000/device-maker/auth/keys');
});
