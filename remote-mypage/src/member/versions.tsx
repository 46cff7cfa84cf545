import { webVersion } from '@jangteo/contract/release';
import { useQuery } from '@tanstack/react-query';
import { deviceInfoQuery } from './device-info-query.ts';

/** `앱 3.1.0 · 웹 2.9.5`; in a browser the web's only. */
export function Versions() {
  const { data } = useQuery(deviceInfoQuery);
  return [...(data ? [`앱 ${data.appVersion}`] : []), `웹 ${webVersion}`].join(' · ');
}
