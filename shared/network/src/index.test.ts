import { networkOf } from './index.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
])('limits count %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('a wider network is a /48 of IPv6, and the same address of IPv4', () => {
  expect(networkOf('2001:db8:1:2:3:4:5:6', 48)).toBe('2001:db8:1::/48');
  expect(networkOf('203.0.113.7', 48)).toBe('203.0.113.7');
});
