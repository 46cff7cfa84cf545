import { networkInterfaces } from 'node:os';

/** This computer's address in the home or office network, for a phone in the same one. */
export function networkAddress(port: number): string | undefined {
  const found = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'));
  return found && `http://${found.address}:${port}`;
}
