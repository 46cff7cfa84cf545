/** The largest id that the database's integers hold. In a file of its own, because browsers do not load the schemas. */
export const largestId = 2_147_483_647;
