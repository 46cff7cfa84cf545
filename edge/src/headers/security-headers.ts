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

/** Set on every response. A page sets its own Content-Security-Policy, because that carries the nonce. */
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
 * Sign-in happens in a provider's popup, which posts its result to its opener. Any page may open the login without a
 * new document, so every page allows popups. The landing page runs inside the popup: with a stricter policy of its own
 * it would lose its opener.
 */
const openerPolicy = (url: string): string =>
  url.startsWith(landingPath.portal) ? 'unsafe-none' : 'same-origin-allow-popups';
