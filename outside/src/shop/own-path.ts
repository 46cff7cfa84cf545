/** A login leads back into this shop only. */
export const ownPath = (path: unknown): string =>
  typeof path === 'string' && /^\/(?![/\\])[\w\-./?=&%]*$/.test(path) ? path : '/my/orders';
