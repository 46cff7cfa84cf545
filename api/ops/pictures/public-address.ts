import { BlockList, isIP } from 'node:net';

/** Networks that are not the public internet: this machine, local networks, cloud metadata services. */
const closed: readonly [network: string, prefix: number, family: 'ipv4' | 'ipv6'][] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.88.99.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
];

/** Of IPv6 only the globally allocated range, without the ranges that embed IPv4 addresses. */
const open: typeof closed = [['2000::', 3, 'ipv6']];
const closedOfOpen: typeof closed = [
  ['2001::', 23, 'ipv6'],
  ['2001:db8::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['3fff::', 20, 'ipv6'],
];

const listOf = (networks: typeof closed): BlockList => {
  const list = new BlockList();
  for (const network of networks) list.addSubnet(...network);
  return list;
};
const refused = listOf([...closed, ...closedOfOpen]);
const accepted = listOf(open);

export function isPublic(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !refused.check(address, 'ipv4');
  return version === 6 && accepted.check(address, 'ipv6') && !refused.check(address, 'ipv6');
}
