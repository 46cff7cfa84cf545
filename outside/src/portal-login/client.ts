export interface PortalClient {
  id: string;
  secret: string;
  name: string;
  /** The path of the landing page. */
  landing: string;
}

/** The market, and an unrelated service, whose tokens the market must refuse. */
const portalClients: PortalClient[] = [
  { id: 'jangteo-web', secret: 'portal-stand-in', name: '장터', landing: '/login-landing' },
  { id: 'other-service', secret: 'other-stand-in', name: '다른 서비스', landing: '/other-landing' },
];

export const findClient = (id: string | undefined): PortalClient | undefined =>
  portalClients.find((client) => client.id === id);
