import type { CDPSession } from 'playwright';

/** A slow mobile network and a cheap phone's processor. */
const slowPhone = { latencyMs: 150, downKbps: 1_600, upKbps: 750, cpuSlowdown: 4 };

/** DNS, connection and encryption take a round trip each before the first request can be sent. */
export const connectMs = 3 * slowPhone.latencyMs;

const bytesPerSecond = (kbps: number): number => (kbps * 1_000) / 8;

/** The delay is per request and the rate is shared. Connections cost nothing here: see `connectMs`. */
export async function slowDown(session: CDPSession): Promise<void> {
  const { latencyMs, downKbps, upKbps, cpuSlowdown } = slowPhone;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond(downKbps),
    uploadThroughput: bytesPerSecond(upKbps),
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}
