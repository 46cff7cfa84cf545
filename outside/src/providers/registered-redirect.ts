/** The only page of the client to which a provider redirects. */
export const makeIsRegistered =
  (marketUrl: string, path: string) =>
  (redirectUri: string | undefined): boolean => {
    if (!redirectUri || !URL.canParse(redirectUri)) return false;
    const { protocol, hostname, pathname, hash, username } = new URL(redirectUri);
    const isMarket =
      hostname === new URL(marketUrl).hostname || ['localhost', '127.0.0.1'].includes(hostname) || isBelow(hostname);
    return /^https?:$/.test(protocol) && isMarket && pathname === path && !hash && !username;
  };

const isBelow = (hostname: string): boolean => hostname.endsWith('.localhost');
