import { call } from '@jangteo/http';
import { isApp } from '@jangteo/native';
import { deviceHeader } from '../device.ts';

/** Whether the member is banned, and the versions that the server demands. */
export const askProfile = () => {
  if (!isApp()) return call('GET /api/v1/display/web/profile');
  return call('GET /api/v1/app/profile', { headers: deviceHeader('GET /api/v1/app/profile') });
};
