/** Where the systems that are not ours are, and as whom we come to them. */
export interface OutsideSettings {
  portal: OAuthClient & {
    profileUrl: string;
  };
  deviceMaker: OAuthClient & {
    /** As it stands in its id_tokens. */
    issuer: string;
    keysUrl: string;
    revokeUrl: string;
  };
  shopPlatform: {
    /** Of customers, each one below it by the key we gave it. */
    customersUrl: string;
    /** Where it says what a product costs now. */
    pricesUrl: string;
    apiKey: string;
  };
  /** Who sends text messages for us. */
  sms: {
    messagesUrl: string;
    apiKey: string;
    /** The number they come from. */
    sender: string;
  };
}

export interface OAuthClient {
  clientId: string;
  clientSecret: string;
  tokenUrl: string;
}

const standIns = 'http://127.0.0.1:4702';

/** Without other settings, the stand-ins at OUTSIDE_URL. */
export function readOutsideSettings(env: NodeJS.ProcessEnv): OutsideSettings {
  const at = (path: string) => new URL(path, env.OUTSIDE_URL ?? standIns).href;
  return {
    portal: {
      clientId: env.PORTAL_CLIENT_ID ?? 'jangteo-web',
      clientSecret: env.PORTAL_CLIENT_SECRET ?? 'portal-stand-in',
      profileUrl: env.PORTAL_PROFILE_URL ?? at('/portal/v1/nid/me'),
      tokenUrl: env.PORTAL_TOKEN_URL ?? at('/portal/oauth2.0/token'),
    },
    deviceMaker: {
      clientId: env.DEVICE_MAKER_CLIENT_ID ?? 'kr.jangteo.web',
      clientSecret: env.DEVICE_MAKER_CLIENT_SECRET ?? 'device-maker-stand-in',
      issuer: env.DEVICE_MAKER_ISSUER ?? 'https://device-maker.test',
      keysUrl: env.DEVICE_MAKER_KEYS_URL ?? at('/device-maker/auth/keys'),
      tokenUrl: env.DEVICE_MAKER_TOKEN_URL ?? at('/device-maker/auth/token'),
      revokeUrl: env.DEVICE_MAKER_REVOKE_URL ?? at('/device-maker/auth/revoke'),
    },
    shopPlatform: {
      customersUrl: env.SHOP_CUSTOMERS_URL ?? at('/api/customers/'),
      pricesUrl: env.SHOP_PRICES_URL ?? at('/api/prices'),
      apiKey: env.SHOP_API_KEY ?? 'shop-stand-in',
    },
    sms: {
      messagesUrl: env.SMS_MESSAGES_URL ?? at('/sms/messages'),
      apiKey: env.SMS_API_KEY ?? 'sms-stand-in',
      sender: env.SMS_SENDER ?? '15880000',
    },
  };
}
