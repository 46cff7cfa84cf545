import { landingPath } from '@jangteo/contract/links';
import type { FastifyReply, FastifyRequest } from 'fastify';

const denied = [
  'accelerometer',
  'camera',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];
const permissionsPolicy = [...denied, 'browsing-topics'].map((feature) => `${feature}=()`).join(', ');
const twoYears = 63_072_000;

/** For every answer; a page's Content-Security-Policy comes with the page, because it carries the nonce. */
export function addSecurityHeaders(request: FastifyRequest, reply: FastifyReply, publicUrl: string): void {
  reply.headers({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': openerPolicy(request.url),
    'permissions-policy': permissionsPolicy,
    'x-request-id': request.id,
  });
  const isBehindTls = publicUrl.startsWith('https:');
  if (isBehindTls) reply.header('strict-transport-security', `max-age=${twoYears}; includeSubDomains`);
}

/**
 * Sign-in happens in a provider's popup, which answers its opener; one may come to the login from any page without another
 * document. In the popup the provider sends people back to a landing page: with a policy of its own that page would be
 * cut off from its opener.
 */
const openerPolicy = (url: string): string =>
  url.startsWith(landingPath.portal) ? 'unsafe-none' : 'same-origin-allow-popups';
