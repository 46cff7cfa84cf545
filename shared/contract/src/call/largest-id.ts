/** An id never exceeds what the database's integers hold. Apart from the schemas, which browsers do not carry. */
export const largestId = 2_147_483_647;
