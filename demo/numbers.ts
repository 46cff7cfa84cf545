/** Ids of the demo's own rows are at most this number; rows of real users have higher ones. */
export const lastDemoNumber = 1_000_000;
