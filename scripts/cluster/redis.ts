/** Valkey or Redis of this machine as a program of the cluster. */
import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const [program, port] = process.argv.slice(2);
if (!program || !port) throw new Error('Usage: redis.ts <program> <port>');
const child = spawn(program, ['--port', port, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
  stdio: ['ignore', 'inherit', 'inherit'],
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => child.kill(signal));
child.once('exit', (code) => process.exit(code ?? 1));
process.once('exit', () => child.kill('SIGKILL'));

const isOpen = (): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
while (!(await isOpen())) await sleep(50);
process.send?.(`redis://127.0.0.1:${port}`);
