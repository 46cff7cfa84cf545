/** The one client that is registered here. */
export const portalClient = { id: 'jangteo-web', secret: 'portal-stand-in', name: '장터', landing: '/login-landing' };
