import { readConfig } from './config.ts';

const DATABASE_URL = 'postgres://a@b/c';

test('settings are read from the environment, with defaults for this machine', () => {
  expect(readConfig({ DATABASE_URL })).toMatchObject({ databaseUrl: DATABASE_URL, host: '127.0.0.1', port: 4701 });
  const config = readConfig({ DATABASE_URL, PORT: '80', HOST: '0.0.0.0', TRUSTED_PROXIES: '10.0.0.0/8,::1' });
  expect(config).toMatchObject({ port: 80, host: '0.0.0.0', trustedProxies: ['10.0.0.0/8', '::1'] });
});

test('a replica is read from only with Redis, which says who has just written', () => {
  const DATABASE_READ_URL = 'postgres://a@replica/c';
  expect(() => readConfig({ DATABASE_URL, DATABASE_READ_URL })).toThrow('DATABASE_READ_URL needs REDIS_URL');
  const config = readConfig({ DATABASE_URL, DATABASE_READ_URL, REDIS_URL: 'redis://a' });
  expect(config.databaseReadUrl).toBe(DATABASE_READ_URL);
});

test('a missing or wrong value stops the start with its name', () => {
  expect(() => readConfig({})).toThrow('DATABASE_URL is not set');
  expect(() => readConfig({ DATABASE_URL, PORT: '80a' })).toThrow("PORT must be a whole number, not '80a'");
});

const production = {
  DATABASE_URL,
  NODE_ENV: 'production',
  JWT_SECRET: 'x'.repeat(32),
  UPLOADS_URL: '/market/uploads',
  EDGE_API_KEYS: 'k'.repeat(32),
  PORTAL_CLIENT_ID: 'market-portal-id',
  PORTAL_CLIENT_SECRET: 'market-portal-secret',
  PORTAL_PROFILE_URL: 'https://portal.example/me',
  PORTAL_TOKEN_URL: 'https://portal.example/token',
  PORTAL_TOKEN_INFO_URL: 'https://portal.example/introspect',
  DEVICE_MAKER_CLIENT_ID: 'market-device-maker-id',
  DEVICE_MAKER_CLIENT_SECRET: 'market-device-maker-secret',
  DEVICE_MAKER_ISSUER: 'https://device-maker.example',
  DEVICE_MAKER_KEYS_URL: 'https://device-maker.example/keys',
  DEVICE_MAKER_TOKEN_URL: 'https://device-maker.example/token',
  DEVICE_MAKER_REVOKE_URL: 'https://device-maker.example/revoke',
  SHOP_CUSTOMERS_URL: 'https://shops.example/customers/',
  SHOP_PRICES_URL: 'https://shops.example/prices',
  SHOP_API_KEY: 'market-shop-key',
  SMS_MESSAGES_URL: 'https://sms.example/messages',
  SMS_API_KEY: 'market-sms-key',
  SMS_SENDER: '15991234',
  PUSH_MESSAGES_URL: 'https://push.example/messages',
  PUSH_API_KEY: 'market-push-key',
};

const problemsIn = (env: NodeJS.ProcessEnv): string[] => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n').slice(1);
  }
};

test('production starts when its settings are given', () => {
  expect(readConfig(production)).toMatchObject({
    jwtSecret: production.JWT_SECRET,
    edgeKeys: ['k'.repeat(32)],
    trustedProxies: [],
  });
});

test.each(Object.keys(production).filter((name) => name !== 'NODE_ENV'))(
  'production does not start without %s, and names it',
  (name) => {
    for (const value of [undefined, '']) {
      expect(problemsIn({ ...production, [name]: value })).toEqual([expect.stringMatching(`${name} is not set`)]);
    }
  },
);

test('production names everything that is missing at once', () => {
  const problems = problemsIn({ NODE_ENV: 'production' });
  expect(problems.map((problem) => /\w+/.exec(problem)?.[0]).toSorted()).toEqual(
    Object.keys(production)
      .filter((name) => name !== 'NODE_ENV')
      .toSorted(),
  );
});

test.each([
  ['OUTSIDE_URL', 'http://outside:4702'],
  ['PORTAL_CLIENT_SECRET', 'portal-stand-in'],
  ['SHOP_API_KEY', 'shop-stand-in'],
  ['PORTAL_TOKEN_URL', 'http://127.0.0.1:9000/portal/oauth2.0/token'],
  ['DEVICE_MAKER_KEYS_URL', 'http://localhost:4702/device-maker/auth/keys'],
  ['SMS_MESSAGES_URL', 'http://[::1]:4702/sms/messages'],
])('production does not start with the stand-ins by %s=%s', (name, value) => {
  expect(problemsIn({ ...production, [name]: value })).toEqual([expect.stringMatching(`${name} names`)]);
});

test('a short secret stops the start everywhere', () => {
  expect(() => readConfig({ DATABASE_URL, JWT_SECRET: 'short' })).toThrow('at least 32');
  expect(() => readConfig({ ...production, JWT_SECRET: 'short' })).toThrow('at least 32');
});

test('while the secret is being replaced, others are accepted, and none of them may be short', () => {
  const [one, other] = ['o'.repeat(32), 't'.repeat(32)];
  const env = { ...production, JWT_SECRET_FALLBACKS: `${one}, ${other},` };
  expect(readConfig(env)).toMatchObject({ jwtSecret: production.JWT_SECRET, jwtSecretFallbacks: [one, other] });
  expect(() => readConfig({ ...production, JWT_SECRET_FALLBACKS: `${one},short` })).toThrow('JWT_SECRET_FALLBACKS');
});

test('outside production a process makes a random secret', () => {
  expect(readConfig({ DATABASE_URL }).jwtSecret).toMatch(/^[0-9a-f]{64}$/);
});

test('outside systems default to the stand-ins, unless an address is given', () => {
  const { portal, deviceMaker } = readConfig({
    DATABASE_URL,
    OUTSIDE_URL: 'http://127.0.0.1:9000',
    PORTAL_PROFILE_URL: 'https://portal.example/me',
  }).outside;
  expect(portal.profileUrl).toBe('https://portal.example/me');
  expect(deviceMaker.keysUrl).toBe('http://127.0.0.1:9000/device-maker/auth/keys');
});
