/** The greatest lengths of lists, for servers and browsers alike. */

/**
 * A product list ends here: visitors who have not found a product by then need a narrower search. Up to this number a
 * list's `totalCount` is exact; one more means that there are more.
 */
export const mostListed = 1_000;

/** The number of recently viewed products that are kept, on a device and for a member. */
export const recentlyViewedLimit = 30;
