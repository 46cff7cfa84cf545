// Decision: docs/decisions/2026-11-20-one-instance-by-socket.md

import { createHash } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** @typedef {Record<string, unknown>} Notice What the holder tells those who ask. */
/** @typedef {{ notice: Notice, release: () => void }} Claim */

const longestSocketPath = 100;

/**
 * Claims a name for this process. The system gives it back when the process ends in whatever way,
 * because the claim is a listening socket: a file left behind, or a process number used again, cannot deceive.
 * @param {string} folder
 * @param {string} name
 * @param {Notice} notice May be changed while the claim is held.
 * @returns {Promise<{ claim: Claim } | { holder: Notice }>}
 */
export async function claim(folder, name, notice) {
  const address = socketAddress(folder, name);
  for (;;) {
    const server = await listen(address, notice);
    if (server) return { claim: { notice, release: () => server.close() } };
    const holder = await ask(address);
    if (holder) return { holder };
    rmSync(address, { force: true });
  }
}

const askAgainMs = 500;

/**
 * Claims a name as soon as no other process holds it.
 * @param {string} folder
 * @param {string} name
 * @param {(holder: Notice) => void} waiting Told again and again of the process that holds it.
 * @param {AbortSignal} [signal]
 * @returns {Promise<Claim>}
 */
export async function claimInTurn(folder, name, waiting, signal) {
  for (;;) {
    const result = await claim(folder, name, { pid: process.pid });
    if ('claim' in result) return result.claim;
    waiting(result.holder);
    await setTimeout(askAgainMs, undefined, { signal });
  }
}

/**
 * @param {string} folder
 * @param {string} name
 */
function socketAddress(folder, name) {
  const path = join(folder, `${name}.sock`);
  const short = `jangteo-${createHash('sha256').update(path).digest('hex').slice(0, 16)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${short}`;
  return Buffer.byteLength(path) <= longestSocketPath ? path : join(tmpdir(), `${short}.sock`);
}

/**
 * @param {string} address
 * @param {Notice} notice
 * @returns {Promise<import('node:net').Server | undefined>} Nothing when the address is in use.
 */
function listen(address, notice) {
  if (process.platform !== 'win32') mkdirSync(dirname(address), { recursive: true });
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => socket.destroy());
      socket.end(JSON.stringify(notice));
    });
    server.unref();
    server.once('error', (error) => {
      if ('code' in error && error.code === 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    server.listen(address, () => resolve(server));
  });
}

/**
 * @param {string} address
 * @returns {Promise<Notice | undefined>} Nothing when nobody listens any more.
 */
function ask(address) {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(address);
    socket.setEncoding('utf8');
    socket.setTimeout(2000, () => socket.end());
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('close', () => resolve(text ? JSON.parse(text) : {}));
    socket.on('error', (error) => {
      const code = 'code' in error ? error.code : undefined;
      if (code === 'ECONNREFUSED' || code === 'ENOENT') resolve(undefined);
      else reject(error);
    });
  });
}
