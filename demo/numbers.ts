/** Rows of the demo's own have numbers up to here; what people make comes after them. */
export const lastDemoNumber = 1_000_000;
