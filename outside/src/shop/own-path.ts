/** A login redirects within this shop only. */
export const ownPath = (path: unknown): string =>
  typeof path === 'string' && /^\/(?![/\\])[\w\-./?=&%]*$/.test(path) ? path : '/my/orders';
