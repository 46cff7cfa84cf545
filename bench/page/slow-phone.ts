import type { CDPSession } from 'playwright';

/** A slow mobile network and a cheap phone's processor. */
export const slowPhone = { latencyMs: 150, downKbps: 1_600, upKbps: 750, cpuSlowdown: 4 };

export async function slowProcessor(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpuSlowdown });
}
