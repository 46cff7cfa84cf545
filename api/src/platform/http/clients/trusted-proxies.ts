import { BlockList, isIP, isIPv6 } from 'node:net';

/** Whether requests from an address need no proof that an edge sent them. */
export type IsTrusted = (address: string) => boolean;

/** Accepts addresses and networks: '127.0.0.0/8', '::1'. Throws for anything else. */
export function trustedProxies(networks: readonly string[]): IsTrusted {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    const isPrefix =
      prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 'ipv6' ? 128 : 32));
    if (isIP(address) === 0 || !isPrefix) {
      throw new Error(`an address or a network such as 10.0.0.0/8 is needed, not '${network}'`);
    }
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return (address) => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
