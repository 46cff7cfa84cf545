import { required } from '@jangteo/http';
import { deviceId } from '@jangteo/storage';

/** For calls that cannot do without it; where there is no device, the call is refused under its name. */
export const deviceHeader = (callName: string): { deviceUuid: string } => ({
  deviceUuid: required('deviceUuid', deviceId(), callName),
});
