import { CallError, call } from '@jangteo/http';
import { native } from '@jangteo/native';
import { deviceId, localStore } from '@jangteo/storage';

/** The contract's number for devices with the app. */
const app = 1003;

/** Reports this device, and the app on it, to the server. */
export async function reportDevice(): Promise<void> {
  const info = await native.deviceInfo();
  if (info) adoptDeviceId(info.deviceUuid);
  await quietly(async () => {
    const headers = deviceHeaders();
    const version = info && { appVersion: info.appVersion };
    await call('POST /api/v1/app/access', { headers, body: { deviceType: app, ...version } });
    if (version) await call('PUT /api/v1/app/version', { headers, body: version });
    if (info?.adId !== undefined) await call('PUT /api/v1/app/ad/id', { headers, body: { adId: info.adId } });
  });
  await linkMember();
}

/** Push messages for a member reach the linked devices. */
export const linkMember = (): Promise<void> =>
  quietly(() => call('PUT /api/v1/app/user/id', { headers: deviceHeaders() }));

/**
 * The app has an id of its own for the device. A login belongs to the device that it was made on, and keeps that id.
 */
function adoptDeviceId(deviceUuid: string): void {
  if (!localStore.get('accessToken')) localStore.set('deviceId', deviceUuid);
}

const deviceHeaders = () => ({ deviceUuid: deviceId() ?? '' });

/** A failure is ignored: the next start reports the device again. */
async function quietly(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
  }
}
