import { appMarker } from '@jangteo/contract/names';

export const unknownDevice = '알 수 없는 기기';

/** The first match is used: most browsers also name another browser in their user agent. */
const systems: [pattern: RegExp, name: string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux|CrOS/, 'Linux'],
];
const browsers: [pattern: RegExp, name: string][] = [
  [new RegExp(appMarker), '장터 앱'],
  [/KAKAOTALK/, '카카오톡'],
  [/Whale/, '웨일'],
  [/SamsungBrowser/, '삼성 인터넷'],
  [/Edg/, 'Edge'],
  [/OPR/, 'Opera'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];

/** The name by which members recognise their logins: 'Android · Chrome'. */
export function deviceNameOf(userAgent: string): string {
  const nameIn = (names: typeof systems) => names.find(([pattern]) => pattern.test(userAgent))?.[1];
  return [nameIn(systems), nameIn(browsers)].filter(Boolean).join(' · ') || unknownDevice;
}
