import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The address of a server that listens on this machine. */
export const addressOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
