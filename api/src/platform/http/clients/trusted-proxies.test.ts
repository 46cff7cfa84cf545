import { trustedProxies } from './trusted-proxies.ts';

test('networks and addresses of IPv4 and IPv6 match, also in mixed notation', () => {
  const isTrusted = trustedProxies(['10.1.0.0/16', '127.0.0.1', '::1', 'fd00::/8']);
  for (const own of ['10.1.200.3', '127.0.0.1', '::ffff:127.0.0.1', '::1', 'fd12::9'])
    expect(isTrusted(own)).toBe(true);
  for (const other of ['10.2.0.1', '127.0.0.2', '203.0.113.7', '::2', 'not an address'])
    expect(isTrusted(other)).toBe(false);
});

test.each(['edge.internal', '10.0.0.0/33', '10.0.0.0/', 'fd00::/129', '10.0.0', ''])('%p is refused', (network) => {
  expect(() => trustedProxies([network])).toThrow(`not '${network}'`);
});
