import { CallError, call } from '@jangteo/http';
import { native } from '@jangteo/native';
import { deviceId, localStore } from '@jangteo/storage';

/** As the contract numbers them. */
const app = 1003;

/** Tells the server of this device and of the app on it. */
export async function reportDevice(): Promise<void> {
  const info = await native.deviceInfo();
  if (info) adoptDeviceId(info.deviceUuid);
  await quietly(async () => {
    const headers = deviceHeaders();
    const version = info && { appVersion: info.appVersion };
    await call('POST /api/v1/app/access', { headers, body: { deviceType: app, ...version } });
    if (version) await call('PUT /api/v1/app/version', { headers, body: version });
  });
  await linkMember();
}

/** Word for a member reaches the devices that are linked with them. */
export const linkMember = (): Promise<void> =>
  quietly(() => call('PUT /api/v1/app/user/id', { headers: deviceHeaders() }));

/** The app knows the device by an id of its own. A login belongs to the device that it was made on, and keeps its id. */
function adoptDeviceId(deviceUuid: string): void {
  if (!localStore.get('accessToken')) localStore.set('deviceId', deviceUuid);
}

const deviceHeaders = () => ({ deviceUuid: deviceId() ?? '' });

/** Nobody waits for it, and the next start says it again. */
async function quietly(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
  }
}
