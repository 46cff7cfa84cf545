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
  // Sign-in happens in a provider's popup, which answers its opener.
  const opener = request.url.startsWith('/login') ? 'same-origin-allow-popups' : 'same-origin';
  reply.headers({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': opener,
    'permissions-policy': permissionsPolicy,
    'x-request-id': request.id,
  });
  const isBehindTls = publicUrl.startsWith('https:');
  if (isBehindTls) reply.header('strict-transport-security', `max-age=${twoYears}; includeSubDomains`);
}
