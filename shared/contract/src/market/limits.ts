/** How long lists get, for servers and browsers alike. */

/**
 * A list of products ends here: a visitor who has not found a product by then needs a narrower search. Up to this number a
 * list's `totalCount` is exact; one more than it says that there are more.
 */
export const mostListed = 1_000;

/** Recently viewed products that are kept, on a device and for a member. */
export const recentlyViewedLimit = 30;
