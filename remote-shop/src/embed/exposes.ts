/** What other sites may mount. */
export const exposes = ['./product-card', './product-rail'] as const;

/** What the page has to share, by library: the versions that are accepted. */
export const sharedLibraries = { react: '>=18.2.0' };
