/**
 * How far a list of products goes: who has not found it among so many asks for something narrower. Up to here its
 * `totalCount` is exact; one more says that there are more.
 */
export const mostListed = 1_000;
