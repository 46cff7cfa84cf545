import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../e2e/harness/free-port.ts';
import { findProgram, type OtherBrowser, size, tapAt } from './other-browser.ts';

const beginWithinMs = 10_000;

/** WebKit as GTK has it, through its driver: the engine of Safari and of every web view on an iPhone. */
export async function openWebkit(opened: AsyncDisposableStack): Promise<OtherBrowser | undefined> {
  const driver = findProgram('WebKitWebDriver');
  const [binary] = globSync('/usr/{lib,libexec}/{*/,}webkit2gtk-4.*/MiniBrowser');
  if (!driver || !binary) return undefined;
  const port = await freePort();
  const env = { ...process.env, ...(await display(opened)) };
  ended(opened, spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' }));

  const call = async (method: string, address: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}/session${address}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${method} ${address}: ${value.error}, ${value.message}`);
    return value;
  };
  const capabilities = {
    alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } },
  };
  const hasBegun = () =>
    fetch(`http://127.0.0.1:${port}/status`).then(
      () => true,
      () => false,
    );
  const giveUpAt = Date.now() + beginWithinMs;
  while (!(await hasBegun()) && Date.now() < giveUpAt) await delay(100);
  const begun = (await call('POST', '', { capabilities })) as {
    sessionId: string;
    capabilities: { browserVersion: string };
  };
  const session = `/${begun.sessionId}`;
  opened.defer(async () => void (await call('DELETE', session)));
  await call('POST', `${session}/window/rect`, size);
  return {
    name: `WebKitGTK ${begun.capabilities.browserVersion}`,
    open: async (url) => void (await call('POST', `${session}/url`, { url })),
    evaluate: (expression) => call('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] }),
    tap: async (point) => void (await call('POST', `${session}/actions`, { actions: tapAt(point) })),
    // The driver does not tell of them.
    takeErrors: () => [],
  };
}

/** Its window needs a screen. */
async function display(opened: AsyncDisposableStack): Promise<{ DISPLAY?: string }> {
  const program = findProgram('Xvfb');
  if (process.env.DISPLAY || process.env.WAYLAND_DISPLAY || !program) return {};
  const server = spawn(program, ['-displayfd', '3', '-screen', '0', '800x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  ended(opened, server);
  const [number] = await once(server.stdio[3] as Readable, 'data');
  return { DISPLAY: `:${String(number).trim()}` };
}

export function ended(opened: AsyncDisposableStack, child: ChildProcess): void {
  opened.defer(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill();
    await once(child, 'exit');
  });
}
