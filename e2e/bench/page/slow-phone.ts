import type { CDPSession } from 'playwright';

/** A slow mobile network and a cheap phone's processor. */
export const slowPhone = { latencyMs: 150, downKbps: 1_600, upKbps: 750, cpuSlowdown: 4 };

const bytesPerSecond = (kbps: number): number => (kbps * 1_000) / 8;

/** The delay is per request and the rate is shared: connections cost nothing, so compare within one run only. */
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
