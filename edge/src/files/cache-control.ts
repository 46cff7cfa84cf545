/** Of addresses whose content never changes. */
export const forEver = 'public, max-age=31536000, immutable';

/** Of addresses that stay while their content changes. */
export const forAnHour = 'public, max-age=3600';
