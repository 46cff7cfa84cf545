export interface PortalClient {
  id: string;
  secret: string;
  name: string;
  /** The path of the page to which people are sent back. */
  landing: string;
}

/** The market, and a service that has nothing to do with it: its tokens are worth nothing here. */
const portalClients: PortalClient[] = [
  { id: 'jangteo-web', secret: 'portal-stand-in', name: '장터', landing: '/login-landing' },
  { id: 'other-service', secret: 'other-stand-in', name: '다른 서비스', landing: '/other-landing' },
];

export const findClient = (id: string | undefined): PortalClient | undefined =>
  portalClients.find((client) => client.id === id);
