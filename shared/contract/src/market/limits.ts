/** The greatest lengths of lists, for servers and browsers alike. */

/**
 * Lists of products, popular posts and found posts end here: visitors who have not found something by then need a narrower
 * search. Up to this number the `totalCount` of these lists, and of all lists of posts, is exact; one more means that
 * there are more.
 */
export const mostListed = 1_000;

/** The number of recently viewed products that are kept, on a device and for a member. */
export const recentlyViewedLimit = 30;
