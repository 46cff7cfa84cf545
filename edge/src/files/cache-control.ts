/** Of addresses whose content never changes. */
export const forEver = 'public, max-age=31536000, immutable';
