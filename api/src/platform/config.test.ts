import { readConfig } from './config.ts';

const databaseUrl = 'postgres://nobody@127.0.0.1/nothing';
const read = (env: NodeJS.ProcessEnv) => readConfig({ DATABASE_URL: databaseUrl, ...env });

test('production does not start without a secret, nor anything with a short one', () => {
  expect(() => read({ NODE_ENV: 'production' })).toThrow('JWT_SECRET is not set');
  expect(() => read({ NODE_ENV: 'production', JWT_SECRET: '' })).toThrow('JWT_SECRET is not set');
  expect(() => read({ JWT_SECRET: 'short' })).toThrow('at least 32');
  const secret = 'x'.repeat(32);
  expect(read({ NODE_ENV: 'production', JWT_SECRET: secret }).jwtSecret).toBe(secret);
});

test('elsewhere a process makes a secret of its own', () => {
  expect(read({}).jwtSecret).toMatch(/^[0-9a-f]{64}$/);
});

test('the outside is where the stand-ins are, unless an address says otherwise', () => {
  const { portal, deviceMaker } = read({
    OUTSIDE_URL: 'http://127.0.0.1:9000',
    PORTAL_PROFILE_URL: 'https://portal.example/me',
  }).outside;
  expect(portal.profileUrl).toBe('https://portal.example/me');
  expect(deviceMaker.keysUrl).toBe('http://127.0.0.1:9000/device-maker/auth/keys');
});

test('a wrong value stops the start', () => {
  expect(() => readConfig({})).toThrow('DATABASE_URL is not set');
  expect(() => read({ PORT: 'many' })).toThrow('PORT must be a whole number');
});
