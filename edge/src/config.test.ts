import { generateKeyPairSync } from 'node:crypto';
import { configFromEnv } from './config.ts';

const publicKey = generateKeyPairSync('ed25519').publicKey.export({ format: 'der', type: 'spki' });

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://market.example',
  SHOP_ORIGIN: 'https://shops.example',
  API_URLS: 'http://10.0.0.1:4701, http://10.0.0.2:4701/',
  EDGE_API_KEYS: 'k'.repeat(32),
  RELEASE_PUBLIC_KEYS: publicKey.toString('base64'),
  OWN_ORIGINS: 'https://m.market.example',
  PORTAL_AUTHORIZE_URL: 'https://portal.example/authorize',
  PORTAL_CLIENT_ID: 'market-portal-id',
  OUTSIDE_SCRIPTS: '{"tagManager":{"script":"https://localhost.tags.example/manager.js"}}',
};

test('production starts when all its addresses are set', () => {
  expect(configFromEnv(production)).toMatchObject({
    publicUrl: 'https://market.example',
    apiUrls: ['http://10.0.0.1:4701', 'http://10.0.0.2:4701'],
    settings: { shopOrigin: 'https://shops.example' },
  });
});

test('production does not start with an unset address or a stand-in, and names all of them at once', () => {
  expect(() => configFromEnv({ NODE_ENV: 'production' })).toThrow(
    'NODE_ENV is production, but:\n  PUBLIC_URL is not set\n  SHOP_ORIGIN is not set\n  API_URLS is not set\n  EDGE_API_KEYS is not set\n  RELEASE_PUBLIC_KEYS is not set',
  );
  const standIns = {
    PUBLIC_URL: '',
    SHOP_ORIGIN: 'http://localhost:4702',
    OWN_ORIGINS: 'https://m.market.example,http://market-in-app.jangteo.localhost:4702',
    PORTAL_AUTHORIZE_URL: 'http://127.0.0.1:4702/portal/oauth2.0/authorize',
    OUTSIDE_SCRIPTS: '{"tagManager":{"script":"http://[::1]:4702/collectors/tag-manager.js"}}',
  };
  const named = ['SHOP_ORIGIN', 'OWN_ORIGINS', 'PORTAL_AUTHORIZE_URL', 'OUTSIDE_SCRIPTS'];
  expect(() => configFromEnv({ ...production, ...standIns })).toThrow(
    `PUBLIC_URL is not set\n${named.map((name) => `  ${name} names a stand-in`).join('\n')}`,
  );
});

test('outside production the addresses default to this machine', () => {
  expect(configFromEnv({})).toMatchObject({
    publicUrl: 'http://localhost:4700',
    apiUrls: ['http://127.0.0.1:4701'],
    settings: { shopOrigin: 'http://localhost:4702' },
  });
});

test.each([
  'PORT',
  'METRICS_PORT',
  'PAGE_CACHE_MS',
  'REPLIES_KEPT_MS',
  'RENDER_DEADLINE_MS',
  'PROXIES_IN_FRONT',
  'CLIENT_CONNECTIONS',
  'CLIENT_REQUESTS',
  'PAGES_PER_MINUTE',
  'ROLLBACK_CLIENTS',
  'LEAVE_MS',
])('a mistyped %s stops the start, and an empty one is the default', (name) => {
  expect(() => configFromEnv({ [name]: '5OO' })).toThrow(`${name} must be a whole number, not '5OO'`);
  expect(configFromEnv({ [name]: '' })).toEqual(configFromEnv({}));
});

test.each(['PORT', 'METRICS_PORT'])('a %s beyond the ports that there are stops the start', (name) => {
  expect(() => configFromEnv({ [name]: '65536' })).toThrow(`${name} must be at most 65535, not '65536'`);
});
