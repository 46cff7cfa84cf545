import { networkInterfaces } from 'node:os';

/** This machine's address in the local network, for a phone in the same one. */
export function networkAddress(address: string): string | undefined {
  const found = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'));
  return found && address.replace('localhost', found.address);
}
