/** The phone and the market within it have hosts of their own on one site, as a web view has cookies of its own. */
const phoneHost = 'phone.jangteo.localhost';
const marketHost = 'market-in-app.jangteo.localhost';

const nameOf = (host: string | undefined): string => host?.replace(/:\d+$/, '') ?? '';
const portOf = (host: string | undefined): string => /:\d+$/.exec(host ?? '')?.[0] ?? '';

export const isPhone = (host: string | undefined): boolean => nameOf(host) === phoneHost;
export const isMarketInApp = (host: string | undefined): boolean => nameOf(host) === marketHost;

/** On the port of the request. */
export const phoneOrigin = (host: string | undefined): string => `http://${phoneHost}${portOf(host)}`;
export const marketInAppOrigin = (host: string | undefined): string => `http://${marketHost}${portOf(host)}`;
