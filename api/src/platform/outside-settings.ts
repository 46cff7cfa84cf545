import { webAddress } from '@jangteo/network';

/** Addresses and credentials of the outside systems. */
export interface OutsideSettings {
  portal: OAuthClient & {
    profileUrl: string;
    /** The address that returns the client of a token (RFC 7662). Without it, only authorization codes are accepted. */
    tokenInfoUrl: string | undefined;
  };
  deviceMaker: OAuthClient & {
    /** The issuer in its id_tokens. */
    issuer: string;
    keysUrl: string;
    revokeUrl: string;
  };
  shopPlatform: {
    /** The address below which each customer has a page, named by our key. */
    customersUrl: string;
    /** The address that returns a product's current price. */
    pricesUrl: string;
    apiKey: string;
  };
  /** The gateway for text messages. */
  sms: {
    messagesUrl: string;
    apiKey: string;
    /** The sender's number. */
    sender: string;
  };
  /** The push service of the native app, which knows each installed app by its device's id. */
  push: {
    messagesUrl: string;
    apiKey: string;
  };
}

export interface OAuthClient {
  clientId: string;
  clientSecret: string;
  tokenUrl: string;
}

/** Each setting's value at the stand-ins: a path below OUTSIDE_URL, or a constant. */
const standIns = {
  PORTAL_CLIENT_ID: 'jangteo-web',
  PORTAL_CLIENT_SECRET: 'portal-stand-in',
  PORTAL_PROFILE_URL: '/portal/v1/nid/me',
  PORTAL_TOKEN_URL: '/portal/oauth2.0/token',
  PORTAL_TOKEN_INFO_URL: '/portal/oauth2.0/introspect',
  DEVICE_MAKER_CLIENT_ID: 'kr.jangteo.web',
  DEVICE_MAKER_CLIENT_SECRET: 'device-maker-stand-in',
  DEVICE_MAKER_ISSUER: 'https://device-maker.test',
  DEVICE_MAKER_KEYS_URL: '/device-maker/auth/keys',
  DEVICE_MAKER_TOKEN_URL: '/device-maker/auth/token',
  DEVICE_MAKER_REVOKE_URL: '/device-maker/auth/revoke',
  SHOP_CUSTOMERS_URL: '/api/customers/',
  SHOP_PRICES_URL: '/api/prices',
  SHOP_API_KEY: 'shop-stand-in',
  SMS_MESSAGES_URL: '/sms/messages',
  SMS_API_KEY: 'sms-stand-in',
  SMS_SENDER: '15880000',
  PUSH_MESSAGES_URL: '/push/messages',
  PUSH_API_KEY: 'push-stand-in',
};

/** Says on purpose that a provider does not have something. */
const none = 'none';

type SettingName = keyof typeof standIns;

const defaultOutsideUrl = 'http://127.0.0.1:4702';

const isAddress = (name: SettingName): boolean => name.endsWith('_URL') || name === 'DEVICE_MAKER_ISSUER';

function standInValue(env: NodeJS.ProcessEnv, name: SettingName): string {
  if (!standIns[name].startsWith('/')) return standIns[name];
  return new URL(standIns[name], webAddress('OUTSIDE_URL', env.OUTSIDE_URL || defaultOutsideUrl)).href;
}

/** Without other settings, the stand-ins at OUTSIDE_URL. */
export function readOutsideSettings(env: NodeJS.ProcessEnv): OutsideSettings {
  const setting = (name: SettingName) => {
    const value = env[name] || standInValue(env, name);
    return isAddress(name) ? webAddress(name, value) : value;
  };
  return {
    portal: {
      clientId: setting('PORTAL_CLIENT_ID'),
      clientSecret: setting('PORTAL_CLIENT_SECRET'),
      profileUrl: setting('PORTAL_PROFILE_URL'),
      tokenUrl: setting('PORTAL_TOKEN_URL'),
      tokenInfoUrl: env.PORTAL_TOKEN_INFO_URL === none ? undefined : setting('PORTAL_TOKEN_INFO_URL'),
    },
    deviceMaker: {
      clientId: setting('DEVICE_MAKER_CLIENT_ID'),
      clientSecret: setting('DEVICE_MAKER_CLIENT_SECRET'),
      issuer: setting('DEVICE_MAKER_ISSUER'),
      keysUrl: setting('DEVICE_MAKER_KEYS_URL'),
      tokenUrl: setting('DEVICE_MAKER_TOKEN_URL'),
      revokeUrl: setting('DEVICE_MAKER_REVOKE_URL'),
    },
    shopPlatform: {
      customersUrl: setting('SHOP_CUSTOMERS_URL'),
      pricesUrl: setting('SHOP_PRICES_URL'),
      apiKey: setting('SHOP_API_KEY'),
    },
    sms: {
      messagesUrl: setting('SMS_MESSAGES_URL'),
      apiKey: setting('SMS_API_KEY'),
      sender: setting('SMS_SENDER'),
    },
    push: {
      messagesUrl: setting('PUSH_MESSAGES_URL'),
      apiKey: setting('PUSH_API_KEY'),
    },
  };
}

const thisMachine = /^(localhost|.+\.localhost|127\.[\d.]+|0\.0\.0\.0|\[::1?\])$/;
const isOnThisMachine = (value: string): boolean => URL.canParse(value) && thisMachine.test(new URL(value).hostname);

/** Each setting that is unset or still means a stand-in, with what is wrong with it. */
export function standInProblems(env: NodeJS.ProcessEnv): string[] {
  const problems = env.OUTSIDE_URL ? ['OUTSIDE_URL names the stand-ins'] : [];
  for (const name of Object.keys(standIns) as SettingName[]) {
    const value = env[name];
    if (!value) problems.push(`${name} is not set`);
    else if (value === standInValue(env, name) || isOnThisMachine(value)) problems.push(`${name} names a stand-in`);
  }
  return problems;
}
